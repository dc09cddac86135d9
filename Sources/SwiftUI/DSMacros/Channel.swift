import FoundationEssentials
import Glibc

/// The pipe to the compiler: each message is its length in eight little-endian bytes, then that many bytes of JSON.
struct Channel {
  private let input = fdopen(STDIN_FILENO, "rb")!
  private let output = fdopen(STDOUT_FILENO, "wb")!

  /// The next message; nil at the end of the stream.
  func receive() -> Request? {
    guard let header = read(8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // Questions are some kilobytes; anything else is another protocol.
    guard count < 1 << 30, let body = read(Int(count)) else { return nil }
    return try? JSONDecoder().decode(Request.self, from: Data(body))
  }

  /// Answers the last message.
  func send(_ response: some Encodable) {
    guard let body = try? JSONEncoder().encode(response) else { exit(1) }
    let packet = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) } + body
    guard fwrite(packet, 1, packet.count, output) == packet.count, fflush(output) == 0 else { exit(1) }
  }

  private func read(_ count: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { $1 = fread($0.baseAddress!, 1, count, input) }
    return bytes.count == count ? bytes : nil
  }
}
