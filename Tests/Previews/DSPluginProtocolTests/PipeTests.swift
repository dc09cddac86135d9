import DSPluginProtocol
import Foundation
import TestFolder
import Testing

/// The two ends of the pipes between the package plugin and its program.
struct PipeTests {
  private let folder = TestFolder()

  @Test func `questions are answered one by one until the program ends`() throws {
    let server = try #require(PluginProtocol.Server(in: folder.path))
    Thread.detachNewThread {
      while let commit = server.question() {
        server.answer(
          commit == "b" ? .failed(reason: "two\nlines") : .built(views: "/\(commit).views", folders: ["/Kit"]))
      }
      server.answer(.failed(reason: "no more questions"))
    }
    #expect(try PluginProtocol.ask("a", in: folder.path) == .built(views: "/a.views", folders: ["/Kit"]))
    #expect(try PluginProtocol.ask("b", in: folder.path) == .failed(reason: "two lines"))
    #expect(try PluginProtocol.ask("ç", in: folder.path) == .built(views: "/ç.views", folders: ["/Kit"]))
    // The empty line that ends the plugin's waiting is what an empty question would be.
    #expect(try PluginProtocol.ask("", in: folder.path) == .failed(reason: "no more questions"))
  }

  @Test func `a server that is told of the end waits for no question`() throws {
    let server = try #require(PluginProtocol.Server(in: folder.path))
    server.end()
    #expect(server.question() == nil)
  }

  @Test func `a plugin that was never there or is gone is an error, and nobody waits for it`() throws {
    #expect(throws: PluginProtocol.NoAnswer.noPlugin) { try PluginProtocol.ask("a", in: folder.path) }
    _ = PluginProtocol.Server(in: folder.path)
    #expect(throws: PluginProtocol.NoAnswer.noPlugin) { try PluginProtocol.ask("a", in: folder.path) }
    #expect(PluginProtocol.Server(in: folder["missing"]) == nil)
  }

  @Test func `a plugin that ends between question and answer is an error`() throws {
    let path = folder.path
    let isReady = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let server = PluginProtocol.Server(in: path)
      isReady.signal()
      _ = server?.question()
    }
    isReady.wait()
    #expect(throws: PluginProtocol.NoAnswer.ended) { try PluginProtocol.ask("a", in: path) }
  }
}
