// with: -default-isolation MainActor
// accepted with: -default-isolation nonisolated
import ManagerControllable

struct Upload: TokenManagerControllable {
  let tokenManager: any TokenProviding
}

nonisolated func send(_ upload: Upload) -> String? {
  upload.authorization  // error: main actor-isolated conformance of 'Upload'
}
