import PaginatedLoading
import UIKitStandIn

class Friends: BaseTableViewController, UICollectionViewController {}  // error: multiple inherit
