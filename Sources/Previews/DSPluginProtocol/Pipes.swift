import Glibc

// The two ends of the pipes.
extension PluginProtocol {
  /// Why a question has no answer.
  public enum NoAnswer: Error, Equatable {
    /// No plugin reads the questions.
    case noPlugin
    /// The plugin ended before it answered.
    case ended
  }

  /// Asks the plugin for the views of a commit, and waits for the answer: the program's end.
  /// - Parameter folder: the folder of the pipes.
  public static func ask(_ commit: String, in folder: String) throws(NoAnswer) -> Answer {
    // Without a reader the plugin is gone, and it is an error to open the pipe; the other one has no writer then, and
    // opening it would wait for ever.
    let question = open("\(folder)/\(questions)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard question >= 0 else { throw .noPlugin }
    defer { close(question) }
    let answer = open("\(folder)/\(answers)", O_RDONLY | O_CLOEXEC)
    guard answer >= 0 else { throw .noPlugin }
    defer { close(answer) }
    let line = commit + "\n"
    guard write(question, line, line.utf8.count) == line.utf8.count else { throw .noPlugin }
    guard let read = readLine(from: answer) else { throw .ended }
    return Answer(line: read)
  }

  /// The plugin's end: makes the pipes, reads questions and writes answers.
  public final class Server: Sendable {
    private let asked: Int32
    private let answered: Int32

    /// Makes the pipes in a folder, in place of those of an earlier run; nil if they cannot be made.
    public init?(in folder: String) {
      asked = Self.pipe("\(folder)/\(questions)")
      answered = Self.pipe("\(folder)/\(answers)")
      if asked < 0 || answered < 0 { return nil }
    }

    deinit { for descriptor in [asked, answered] where descriptor >= 0 { close(descriptor) } }

    /// Waits for the next commit that is asked for; nil when no more will be, because `end` was called.
    public func question() -> String? {
      guard let line = readLine(from: asked), !line.isEmpty else { return nil }
      return line
    }

    /// Answers the last question.
    public func answer(_ answer: Answer) {
      let line = answer.line + "\n"
      _ = line.withCString { write(answered, $0, strlen($0)) }
    }

    /// Reports that the program has ended, so that the other end stops waiting for a question.
    public func end() { _ = write(asked, "\n", 1) }

    /// Opens a named pipe for both directions: it has no end then, and opening it does not wait.
    private static func pipe(_ path: String) -> Int32 {
      unlink(path)
      mkfifo(path, 0o600)
      return open(path, O_RDWR | O_CLOEXEC)
    }
  }

  /// A line without its end, read byte by byte so that the next line stays in the pipe; nil at the pipe's end.
  private static func readLine(from descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }
}
