import ExerciseKit
import Testing

@testable import ConstrainedExtensionsExercises

@Suite(.exercise("13.1")) struct PredictTheNames {
  private let predicted = PredictedNames()

  @Test func `a class`() {
    expect(
      predicted.cell, toBe: ReminderCell.nibName,
      because: "the name of the nib is the name of the type, letter by letter")
  }

  @Test func `a subclass`() {
    expect(
      predicted.subclass, toBe: UrgentCell.nibName,
      because: "the subclass inherits the code, and `Self` in it is the type that you call")
  }

  @Test func `an alias`() {
    expect(
      predicted.alias, toBe: InboxCell.nibName,
      because: "an alias is another word in the source; how many types are there?")
  }

  @Test func `a nested type`() {
    expect(
      predicted.nested, toBe: Settings.Row.nibName,
      because: "`describing` gives the last part of a type's name and leaves out what is around it")
  }

  @Test func `a generic type`() {
    expect(
      predicted.generic, toBe: Grid<Int>.nibName,
      because: "`Grid<Int>` and `Grid<String>` are two types, and their descriptions tell so")
  }

  @Test func `a renamed type`() {
    expect(predicted.renamed, toBe: .firstCallOfCreateFromNib) { pick in
      pick == .compiler
        ? "the compiler reads no file name; the name is made while the app runs"
        : "the linker copies no resource and looks for none"
    }
  }
}

private protocol Named {}

extension Named {
  static var nibName: String { String(describing: Self.self) }
}

private class ReminderCell: Named {}
private final class UrgentCell: ReminderCell {}
private typealias InboxCell = ReminderCell
private enum Settings { final class Row: Named {} }
private final class Grid<Item>: Named {}
