import DelegateModules
import Testing

/// What a state and an async function do on the two edges that no chart draws.
struct OtherFormsTests {
  @Test func `a state ignores an answer that comes twice`() {
    var state = AuthenticationState.restoring
    state.take(Result<Token, NotRestorable>.success(stored))
    state.take(Result<Token, NotRestorable>.failure(.unreadable))

    #expect(state == .verifying(stored))
  }

  @Test func `a state ignores what comes after cancellation`() {
    var state = AuthenticationState.cancelled
    state.take(Result<Token, NotRestorable>.success(stored))
    state.take(Result<Token, InvalidToken>.success(stored))
    state.take(Result<Token, OAuthRefusal>.success(stored))

    #expect(state == .cancelled)
  }

  @Test func `an async function takes the first of two answers`() async throws {
    let restored = try await answer(of: TwiceModule([1, 2]), to: ())

    #expect(restored == 1)
  }

  @Test func `a continuation that is resumed twice ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let module = TwiceModule([1, 2])
      _ = await withCheckedContinuation { continuation in
        module.complete.delegate(on: module) { _, number in
          continuation.resume(returning: number)
        }
        module.start(())
      }
    }
  }

  @Test func `a cancelled task still waits for the answer, and drops it`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await answer(of: TwiceModule([1]), to: ())
    }

    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

/// A stub that answers more than once.
private final class TwiceModule: Procedure {
  let complete = Delegate<Int, Void>()
  private let answers: [Int]

  init(_ answers: [Int]) { self.answers = answers }

  func start(_ input: Void) {
    for answer in answers { finish(answer) }
  }
}
