import ConstrainedExtensions
import UIKitStandIn

@MainActor
func show<Page: NibCreatable>(_ page: Page.Type, in list: UIView, nibs: any NibLoading) throws {
  try page.createAndAdd(to: list, from: nibs, owner: nil)  // error: 'Page' inherit from 'UIView'
}

@MainActor
func showView<Page: NibCreatable & UIView>(
  _ page: Page.Type, in list: UIView, nibs: any NibLoading
) throws {
  try page.createAndAdd(to: list, from: nibs, owner: nil)
}
