/// A screen on which the user edits a reminder.
public final class ReminderEditor {
  /// The object that is told what the user has saved.
  ///
  /// It is assigned after both initializers, because its own initializer needs this editor. It
  /// is weak, because two objects that hold each other keep each other alive until one lets go.
  public weak var delegate: (any ReminderEditorDelegate)?

  /// Makes an editor that reports to nobody yet.
  public init() {}

  /// Reports `title` to the delegate.
  public func save(_ title: String) { delegate?.editorDidSave(title) }
}

/// The role of an object that wants to know what the user has saved.
public protocol ReminderEditorDelegate: AnyObject {
  /// Takes the title of a reminder that the user has saved.
  func editorDidSave(_ title: String)
}

/// A screen that lists reminders and opens an editor for them.
public final class ReminderOverview: ReminderEditorDelegate {
  private let editor: ReminderEditor

  /// The titles that were saved, the oldest first.
  public private(set) var titles: [String] = []

  /// Makes a screen that uses `editor`, and leaves its delegate to the caller.
  public init(editor: ReminderEditor) { self.editor = editor }

  /// Lets the user add a reminder called `title`.
  public func add(_ title: String) { editor.save(title) }

  /// Adds the title to the list.
  public func editorDidSave(_ title: String) { titles.append(title) }
}
