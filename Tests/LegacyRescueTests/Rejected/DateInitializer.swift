// with: -warnings-as-errors
import Foundation

extension Date {
  @available(*, deprecated, message: "use now") init() { self = .now }
}

func isOverdue(_ due: Date) -> Bool {
  due < Date()  // error: 'init()' is deprecated: use now
}

func stamp() -> Date {
  let stamp: Date = .init()  // error: 'init()' is deprecated: use now
  return stamp
}
