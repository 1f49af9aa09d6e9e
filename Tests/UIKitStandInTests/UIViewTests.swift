import Foundation
import Testing
import UIKitStandIn

/// What the chapters rely on in UIKit's views, asked of the stand-in.
@MainActor
struct UIViewTests {
  @Test func `a view's bounds have its size, and begin at zero`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    view.bounds = CGRect(x: 0, y: 0, width: 5, height: 6)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 5, height: 6))
  }

  @Test func `a view is inserted before the one that has the number`() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, at: 0)
    #expect(view.subviews == [second, first])
    view.insertSubview(second, at: 1)
    #expect(view.subviews == [first, second])
    #expect(second.superview === view)
  }

  @Test func `a table's background is behind its other views, and there is one`() {
    let (table, first, second) = (UITableView(), UIView(), UIView())
    let header = UIView()
    table.addSubview(header)
    table.backgroundView = first
    table.backgroundView = first
    #expect(table.subviews == [first, header])
    table.backgroundView = second
    #expect(table.subviews == [second, header])
    #expect(first.superview == nil)
    table.backgroundView = nil
    #expect(table.subviews == [header])
  }

  @Test func `a table has one footer`() {
    let (table, first, second) = (UITableView(), UIView(), UIView())
    table.tableFooterView = first
    table.tableFooterView = first
    #expect(table.subviews == [first])
    table.tableFooterView = second
    #expect(table.subviews == [second])
    table.tableFooterView = nil
    #expect(table.subviews.isEmpty)
  }

  @Test func `a view is in one superview at a time`() {
    let first = UIView()
    let second = UIView()
    let view = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.count == 1)
    #expect(view.superview === second)
  }

  @Test func `adding a view twice moves it to the front`() {
    let parent = UIView()
    let view = UIView()
    let other = UIView()
    for subview in [view, other, view] { parent.addSubview(subview) }
    #expect(parent.subviews == [other, view])
  }

  @Test func `moving a view is not removing it`() {
    let (parent, other, view) = (UIView(), UIView(), SpyView())
    parent.addSubview(view)
    parent.addSubview(view)
    parent.insertSubview(view, at: 0)
    other.addSubview(view)
    #expect(parent.subviews.isEmpty)
    #expect(view.removals == 0)
    view.removeFromSuperview()
    #expect(view.removals == 1)
    #expect(view.superview == nil)
  }

  @Test func `a touch reaches the view in front, at any depth`() {
    let area = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (parent, back, front) = (UIView(frame: area), UIView(frame: area), UIView(frame: area))
    let button = UIControl(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    for view in [back, front] { parent.addSubview(view) }
    front.addSubview(button)
    #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 6, y: 6), with: nil) === button)
    #expect(parent.hitTest(CGPoint(x: 11, y: 1), with: nil) == nil)
    front.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 6, y: 6), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 6, y: 6), with: nil) === parent)
  }

  @Test func `a label lets touches through, and other views don't`() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UILabel(frame: CGRect()).isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIControl().isUserInteractionEnabled)
  }

  @Test func `a control performs the actions of an event, and no others`() {
    let control = UIControl()
    var performed: [String] = []
    for title in ["first", "second"] {
      control.addAction(
        UIAction(title: title) { performed.append($0.title) }, for: .touchUpInside)
    }
    let other = UIControl.Event(rawValue: 1)
    control.addAction(UIAction { _ in performed.append("other") }, for: other)
    control.sendActions(for: .touchUpInside)
    #expect(performed == ["first", "second"])
  }

  @Test func `a button has the title that was set, and performs actions`() {
    let button = UIButton(type: .system)
    var taps = 0
    #expect(button.title(for: .normal) == nil)
    button.setTitle("Try again", for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.title(for: .normal) == "Try again")
    #expect(taps == 1)
  }

  @Test func `a view is laid out by its frame until other code says otherwise`() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(!UIView().accessibilityViewIsModal)
    #expect(UIView().accessibilityTraits.isEmpty)
  }

  @Test func `removing a view that is nowhere does nothing`() {
    let view = UIView()
    view.removeFromSuperview()
    #expect(view.superview == nil)
  }

  @Test func `a superview does not keep a view that is removed`() {
    let parent = UIView()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      parent.addSubview(view)
    }
    #expect(gone != nil)
    parent.subviews.first?.removeFromSuperview()
    #expect(gone == nil)
  }

  @Test func `a view does not keep its superview`() {
    let view = UIView()
    weak var gone: UIView?
    do {
      let parent = UIView()
      gone = parent
      parent.addSubview(view)
      #expect(view.superview === parent)
    }
    #expect(gone == nil)
    #expect(view.superview == nil)
  }

  @Test func `a view lies in its superview, at any depth, and in itself`() {
    let grandparent = UIView()
    let parent = UIView()
    let view = UIView()
    grandparent.addSubview(parent)
    parent.addSubview(view)
    #expect([grandparent, parent, view].map(view.isDescendant) == [true, true, true])
    #expect(!grandparent.isDescendant(of: view))
  }

  @Test func `a view is equal to itself alone`() {
    let view = UILabel()
    #expect(view == view as UIView)
    #expect(view != UILabel())
  }

  @Test func `a table and its rows can be made with a frame alone`() {
    #expect(UITableView(frame: CGRect()).style == .plain)
    #expect(UITableViewCell(frame: CGRect()).reuseIdentifier == nil)
  }
}

/// A spy: it counts how often other code calls it to be removed.
private final class SpyView: UIView {
  private(set) var removals = 0

  override func removeFromSuperview() {
    removals += 1
    super.removeFromSuperview()
  }
}
