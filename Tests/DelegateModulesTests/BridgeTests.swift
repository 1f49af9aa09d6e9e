import DelegateModules
import TestSupport
import Testing

/// What a bridge from a callback to `async` must do.
@MainActor
struct BridgeTests {
  @Test(arguments: Bridge.allCases)
  func `the user's decision is returned, and the page is closed`(_ bridge: Bridge) async throws {
    let page = ManualPage(whenOpened: { $0.decide(.success(granted)) })

    let decision = try await bridge.decision(of: page)

    #expect(decision == .success(granted))
    #expect(!page.isOpen)
  }

  @Test(arguments: Bridge.allCases)
  func `a page that calls back twice counts once`(_ bridge: Bridge) async throws {
    let page = ManualPage(whenOpened: { page in
      page.decide(.failure(.declined))
      page.decide(.success(granted))
    })

    let decision = try await bridge.decision(of: page)

    #expect(decision == .failure(.declined))
  }

  @Test(arguments: Bridge.allCases)
  func `a page that calls back later is awaited`(_ bridge: Bridge) async throws {
    let (openings, continuation) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      let page = ManualPage(whenOpened: { page in
        Task {
          for await _ in openings { break }
          page.decide(.success(granted))
        }
      })
      return try await bridge.decision(of: page)
    }
    continuation.yield()

    let decision = try await task.value

    #expect(decision == .success(granted))
  }

  @Test(arguments: Bridge.allCases)
  func `a page that calls back on another thread is awaited`(_ bridge: Bridge) async throws {
    let decision = try await bridge.decision(of: BackgroundPage())

    #expect(decision == .success(granted))
  }

  @Test(arguments: Bridge.allCases)
  func `a page that never calls back is awaited until the task is cancelled`(
    _ bridge: Bridge
  ) async {
    let task = Task {
      let page = ManualPage(whenOpened: { _ in withUnsafeCurrentTask { $0?.cancel() } })
      await #expect(throws: CancellationError.self) { try await bridge.decision(of: page) }
      // The user's tap was already on its way.
      page.decide(.success(granted))
      return page.openings == 1 && !page.isOpen
    }

    #expect(await task.value)
  }

  @Test(arguments: Bridge.allCases)
  func `a task that is cancelled already opens no page, and closes none`(_ bridge: Bridge) async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let page = ManualPage()
      await #expect(throws: CancellationError.self) { try await bridge.decision(of: page) }
      return page.openings == 0 && page.closings == 0
    }

    #expect(await task.value)
  }

  @Test(arguments: Bridge.allCases)
  func `the same page can be opened again`(_ bridge: Bridge) async throws {
    var decisions: [Result<Token, OAuthRefusal>] = [.failure(.declined), .success(granted)]
    let page = ManualPage(whenOpened: { $0.decide(decisions.removeFirst()) })

    let first = try await bridge.decision(of: page)
    let second = try await bridge.decision(of: page)

    #expect([first, second] == [.failure(.declined), .success(granted)])
  }

  @Test(arguments: Bridge.allCases)
  func `an earlier page's decision doesn't reach the next call`(_ bridge: Bridge) async throws {
    let page = ManualPage(whenOpened: { page in
      if page.openings == 2 { page.decideLate(.success(granted)) }
      page.decide(.failure(.declined))
    })

    _ = try await bridge.decision(of: page)
    let second = try await bridge.decision(of: page)

    #expect(second == .failure(.declined))
  }

  @Test(arguments: Bridge.allCases)
  func `a call that is cancelled closes its own page, and not the next one`(
    _ bridge: Bridge
  ) async throws {
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let page = ManualPage(whenOpened: { _ in opened.yield() })
    let old = Task { try await bridge.decision(of: page) }
    for await _ in openings { break }

    // The user cancels, and taps again before the old call goes on: this actor is busy here.
    old.cancel()
    let close = page.open { _ in }
    #expect(page.openPages == [1, 2])
    _ = await old.result

    #expect(page.openPages == [2])
    close()
  }

  @Test func `the bug of a close that names no page: a cancelled call closes the next one`()
    async throws
  {
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let page = ManualPage(whenOpened: { _ in opened.yield() })
    let old = Task { try await PageWithClose(page: page).decision() }
    for await _ in openings { break }

    old.cancel()
    _ = page.open { _ in }
    _ = await old.result

    #expect(page.openPages.isEmpty, "page 2 should still be open")
  }

  @Test(.disabled(if: isMutexMistakenForRace), arguments: Bridge.allCases)
  func `a decision and a cancellation at the same time: one of them counts`(
    _ bridge: Bridge
  ) async {
    for _ in 1...500 {
      let task = Task {
        let page = ManualPage(whenOpened: { $0.decide(.success(granted)) })
        return try await bridge.decision(of: page)
      }
      // From another thread: on this actor, the cancellation would always come first.
      Task.detached { task.cancel() }

      switch await task.result {
      case .success(let decision): #expect(decision == .success(granted))
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }

  @Test func `a deadline ends the wait for a page that never calls back, and closes it`()
    async throws
  {
    let (openings, opened) = AsyncStream.makeStream(of: Void.self)
    let page = ManualPage(whenOpened: { _ in opened.yield() })

    let decision = try await page.decision(before: { for await _ in openings { break } })

    #expect(decision == .failure(.unreachable))
    #expect(page.openings == 1 && !page.isOpen)
  }

  @Test func `a decision ends the wait for the deadline`() async throws {
    let (nothing, input) = AsyncStream.makeStream(of: Void.self)
    let (ends, ended) = AsyncStream.makeStream(of: Bool.self)
    let page = ManualPage(whenOpened: { $0.decide(.success(granted)) })

    let decision = try await page.decision(before: {
      for await _ in nothing {}
      ended.yield(Task.isCancelled)
    })

    #expect(decision == .success(granted))
    #expect(!page.isOpen)
    for await isCancelled in ends {
      #expect(isCancelled, "without the decision, the timer would still run")
      break
    }
    input.finish()
  }

  @Test func `a continuation alone doesn't notice a cancellation`() async {
    let task = Task {
      let page = ManualPage(whenOpened: { page in
        withUnsafeCurrentTask { $0?.cancel() }
        page.decide(.success(granted))
      })
      return await withCheckedContinuation { continuation in
        _ = page.open { decision in continuation.resume(returning: decision) }
      }
    }

    #expect(await task.value == .success(granted), "without the decision, it would still wait")
  }

  @Test func `a continuation that is resumed twice ends the process`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let page = ManualPage(whenOpened: { page in
        page.decide(.failure(.declined))
        page.decide(.success(granted))
      })
      _ = await withCheckedContinuation { continuation in
        _ = page.open { decision in continuation.resume(returning: decision) }
      }
    }
  }
}

/// A page as it would be with a method `close()`: it closes whatever is open.
@MainActor
private struct PageWithClose: LoginPage {
  let page: ManualPage

  func open(
    _ done: @escaping @MainActor (Result<Token, OAuthRefusal>) -> Void
  ) -> @MainActor () -> Void {
    _ = page.open(done)
    return close
  }

  private func close() { page.closeAll() }
}

/// The two bridges of the chapter.
enum Bridge: CaseIterable {
  case stream
  case continuation

  @MainActor func decision(
    of page: any LoginPage
  ) async throws -> Result<Token, OAuthRefusal> {
    switch self {
    case .stream: try await page.decision()
    case .continuation: try await page.decisionByContinuation()
    }
  }
}
