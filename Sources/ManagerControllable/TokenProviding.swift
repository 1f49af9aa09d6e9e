/// Something that provides the token with which reminders are synced.
///
/// It inherits from `Sendable`, because a screen passes its manager to requests in the background.
public protocol TokenProviding: Sendable {
  /// The token, or nil if nobody is signed in.
  var token: String? { get }
}
