/// The reminders that have been loaded so far, without any screen to show them.
@MainActor
public final class ReminderPages: NextPageLoadable {
  /// Where pages come from.
  public let source: any PageSource<Reminder>
  /// The reminders so far.
  public var data: [Reminder] = []
  /// How far they have been loaded.
  public var nextPageState = NextPageState<Int>()

  /// Makes an empty list that loads from `source`.
  public init(source: any PageSource<Reminder>) {
    self.source = source
  }
}
