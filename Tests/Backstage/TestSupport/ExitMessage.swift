public import Testing

/// Returns what the process of an exit test has printed to its standard error.
///
/// The test must observe `standardErrorContent`.
public func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
