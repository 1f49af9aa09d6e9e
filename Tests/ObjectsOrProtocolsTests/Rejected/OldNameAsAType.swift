final class Downloader {
  private let url: String

  init(url: String) { self.url = url }

  static func news() -> Downloader { Downloader(url: "https://reminders.example/news") }
}

// The subclass is gone, and this keeps its name for the move.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(*, deprecated, message: "call Downloader.news()")
func NewsDownloader() -> Downloader { .news() }

struct NewsScreen {
  let downloader: NewsDownloader  // error: cannot find type 'NewsDownloader' in scope
}
