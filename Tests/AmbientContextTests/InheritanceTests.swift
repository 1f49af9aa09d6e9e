import AmbientContext
import Foundation
import ReminderStorage
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Who sees a scope's values, shown by a scope in which it is noon on the first day of 1970.
///
/// The tests read the time and make no ids: where a scope is not seen, an id would come from the
/// standard defaults, which are your own.
struct InheritanceTests {
  private let noon = Date(timeIntervalSince1970: 43_200)
  private let mismatches = Lines()
  private let operations = OperationQueue()

  @Test func `a child task sees the scope`() async {
    await ScopedContext.$now.withValue({ noon }) {
      async let seen = ScopedContext.now()
      #expect(await seen == noon)

      let inGroup = await withTaskGroup { group in
        group.addTask { ScopedContext.now() }
        return await group.next()
      }
      #expect(inGroup == noon)
    }
  }

  @Test func `code on another actor sees the scope`() async {
    let clerk = Clerk()
    await ScopedContext.$now.withValue({ noon }) {
      #expect(await clerk.time() == noon)
    }
  }

  @Test func `an unstructured task takes the scope along, even when the scope has ended`() async {
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let task = ScopedContext.$now.withValue({ noon }) {
      Task {
        for await _ in gate {}
        return ScopedContext.now()
      }
    }

    #expect(ScopedContext.now() != noon)
    opener.finish()
    #expect(await task.value == noon)
  }

  @Test func `a concurrent task takes the scope along`() async {
    let task = ScopedContext.$now.withValue({ noon }) {
      Task { @concurrent in ScopedContext.now() }
    }

    #expect(await task.value == noon)
  }

  @available(macOS 26, *)
  @Test func `an immediate task takes the scope along, too`() async {
    let task = ScopedContext.$now.withValue({ noon }) {
      Task.immediate {
        await Task.yield()
        return ScopedContext.now()
      }
    }

    #expect(await task.value == noon)
  }

  @Test func `a detached task does not see the scope`() async {
    await ScopedContext.$now.withValue({ noon }) {
      let seen = await Task.detached { ScopedContext.now() }.value
      #expect(seen != noon)
    }
  }

  @available(macOS 26, *)
  @Test func `an immediate detached task does not see the scope`() async {
    await ScopedContext.$now.withValue({ noon }) {
      let seen = await Task.immediateDetached { ScopedContext.now() }.value
      #expect(seen != noon)
    }
  }

  @Test func `a detached task does not know which test it is in`() async {
    #expect(Test.current != nil)
    let test = await Task.detached { Test.current }.value
    #expect(test == nil)
  }

  @Test func `a block that a queue runs later does not see the scope`() async {
    await ScopedContext.$now.withValue({ noon }) {
      let seen = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: ScopedContext.now()) }
      }
      #expect(seen != noon)
    }
  }

  @Test func `an operation does not see the scope`() async {
    await ScopedContext.$now.withValue({ noon }) {
      let seen = await withCheckedContinuation { continuation in
        operations.addOperation { continuation.resume(returning: ScopedContext.now()) }
      }
      #expect(seen != noon)
    }
  }

  @Test func `a new thread does not see the scope`() async {
    await ScopedContext.$now.withValue({ noon }) {
      let seen = await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: ScopedContext.now()) }.start()
      }
      #expect(seen != noon)
    }
  }

  /// Nobody answers, so the handler gets an error.
  @Test func `a completion handler of a session does not see the scope`() async throws {
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }

    try await LoopbackServer.withRefusingURL { url in
      await ScopedContext.$now.withValue({ noon }) {
        let seen = await withCheckedContinuation { continuation in
          session.dataTask(with: url) { _, _, _ in
            continuation.resume(returning: ScopedContext.now())
          }.resume()
        }
        #expect(seen != noon)
      }
    }
  }

  /// The thread stands for the main thread, whose run loop calls an app's handlers in `main()`.
  @Test func `a scope around a run loop reaches handlers and their tasks, but not queues`() async {
    let seen = await withCheckedContinuation { continuation in
      Thread {
        ScopedContext.$now.withValue({ .distantPast }) {
          RunLoop.current.perform {
            let inHandler = ScopedContext.now()
            let task = Task { ScopedContext.now() }
            DispatchQueue.global().async {
              let onQueue = ScopedContext.now()
              Task { continuation.resume(returning: [inHandler, await task.value, onQueue]) }
            }
          }
        }
        ScopedContext.$now.withValue({ noon }) {
          _ = RunLoop.current.run(mode: .default, before: .distantFuture)
        }
      }.start()
    }

    #expect(seen.map { $0 == noon } == [true, true, false])
  }

  /// The main queue may differ: with a run loop, it runs every block on the main thread.
  @Test func `a block that a queue runs at once sees the scope`() {
    let queue = DispatchQueue(label: "reminders")
    ScopedContext.$now.withValue({ noon }) {
      #expect(queue.sync { ScopedContext.now() } == noon)
    }
  }

  /// Each iteration of `concurrentPerform` runs on the caller's thread or on another, as it happens.
  @Test func `concurrent iterations see the scope on the caller's thread, and on no other`() {
    let caller = ObjectIdentifier(Thread.current)

    ScopedContext.$now.withValue({ noon }) {
      DispatchQueue.concurrentPerform(iterations: 20_000) { _ in
        let isOnCallersThread = ObjectIdentifier(Thread.current) == caller
        let seesScope = ScopedContext.now() == noon
        if seesScope != isOnCallersThread { mismatches.add("\(seesScope) \(isOnCallersThread)") }
      }
    }

    #expect(mismatches.all.isEmpty)
  }

  @Test func `read before the task starts, an id can be carried into it`() async {
    let seen = await RequestLog.$requestID.withValue("7f3a") {
      let id = RequestLog.requestID
      let task = Task.detached {
        RequestLog.$requestID.withValue(id) { RequestLog.requestID }
      }
      return await task.value
    }

    #expect(seen == "7f3a")
  }

  @Test func `a closure sees the scope that it is called in, not where it was made`() {
    let ask = ScopedContext.$now.withValue({ noon }) { { ScopedContext.now() } }

    #expect(ask() != noon)
    #expect(ScopedContext.$now.withValue({ noon }) { ask() } == noon)
  }

  @Test func `a lazy collection reads the clock when it is used, and by then the scope is over`() {
    let reminders = [Reminder(title: "Water the plants", due: noon)]
    let before = noon.addingTimeInterval(-1)

    let (eager, lazy) = ScopedContext.$now.withValue({ before }) {
      (reminders.filter(\.isOverdue), reminders.lazy.filter(\.isOverdue))
    }

    #expect(eager.isEmpty)
    #expect(lazy.map(\.title) == ["Water the plants"])
  }

  @Test func `a worker keeps the scope in which it was started`() async {
    let monday = Date(timeIntervalSince1970: 4 * 86_400)
    let tuesday = monday.addingTimeInterval(86_400)
    let worker = ScopedContext.$now.withValue({ monday }) { Worker() }

    let seen = await ScopedContext.$now.withValue({ tuesday }) {
      await withCheckedContinuation { continuation in
        worker.work { continuation.resume(returning: ScopedContext.now()) }
      }
    }

    #expect(seen == monday, "the work was given on Tuesday")
  }
}

private actor Clerk {
  func time() -> Date { ScopedContext.now() }
}

/// A task that lives long and runs the jobs that it gets, as a queue of uploads would.
private struct Worker {
  private let jobs: AsyncStream<@Sendable () -> Void>.Continuation

  init() {
    let (stream, jobs) = AsyncStream<@Sendable () -> Void>.makeStream()
    self.jobs = jobs
    Task {
      for await job in stream { job() }
    }
  }

  func work(_ job: @escaping @Sendable () -> Void) { jobs.yield(job) }
}
