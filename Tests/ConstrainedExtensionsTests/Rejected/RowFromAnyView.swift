import ConstrainedExtensions
import UIKitStandIn

@MainActor
func aCaller(table: UITableView, nibs: any NibLoading) throws {
  _ = try MyCell.dequeue(from: table, or: nibs)
  _ = try EmptyListView.dequeue(from: table, or: nibs)  // error: inherit from 'UITableViewCell'
}
