/// Something that can manage the token with which reminders are synced.
public protocol TokenManageable {
  /// The token, or nil if nobody is signed in.
  var token: String? { get }
}
