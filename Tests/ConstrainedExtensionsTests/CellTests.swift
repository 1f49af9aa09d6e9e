import ConstrainedExtensions
import Testing
import UIKitStandIn

@MainActor
struct CellTests {
  private let nibs = FakeNibs(nibs: ["MyCell": { _ in [MyCell()] }])

  @Test func `a row that is free is used again`() throws {
    let table = RecyclingTable()
    let old = MyCell()
    table.free["MyCell"] = old

    #expect(try MyCell.dequeue(from: table, or: FakeNibs(nibs: [:])) === old)
  }

  @Test func `if no row is free, the nib makes one`() throws {
    let first = try MyCell.dequeue(from: UITableView(), or: nibs)
    let second = try MyCell.dequeue(from: UITableView(), or: nibs)

    #expect(first !== second)
  }

  @Test func `a row of another class is not used`() throws {
    let table = RecyclingTable()
    table.free["MyCell"] = UITableViewCell()

    #expect(throws: Never.self) { try MyCell.dequeue(from: table, or: nibs) }
  }

  @Test func `without a row and a nib, the nib is reported`() {
    #expect(throws: NibError.missing(nib: "MyCell")) {
      try MyCell.dequeue(from: UITableView(), or: FakeNibs(nibs: [:]))
    }
  }
}

/// A fake: a table with rows that are no longer shown.
private final class RecyclingTable: UITableView {
  var free: [String: UITableViewCell] = [:]

  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    free[identifier]
  }
}
