import DSImage
import Glibc

/// A symbol that a program read without a fault, by the program and the bytes of the symbol's files.
package struct ReadableSymbol: Sendable {
  let digest: DecodedFiles.Digest

  /// The symbol of some files, read by the program that runs.
  package init(of files: [[UInt8]]) {
    var bytes = Self.program
    bytes.reserveCapacity(bytes.count + files.reduce(0) { $0 + $1.count + 20 })
    for file in files {
      bytes += Array("\(file.count) ".utf8)
      bytes += file
    }
    digest = DecodedFiles.Digest(of: bytes)
  }

  /// What tells the program from others, whose readers may have other rules: its size, and when it was written.
  private static let program: [UInt8] = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return Array("symbol \(getpid()) ".utf8) }
    return Array(
      "symbol \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) \(status.st_ino) ".utf8)
  }()
}

extension DecodedFiles {
  /// Whether a symbol was read before, without a fault.
  package func has(_ symbol: ReadableSymbol) -> Bool { picture(of: symbol.digest) == Self.readable }

  /// Notes that a symbol was read without a fault.
  package func learn(_ symbol: ReadableSymbol) { learn(symbol.digest, Self.readable) }

  /// What stands for a symbol among pictures: none has this size.
  private static let readable = Picture(width: 0, height: 0, pixels: PixelHash(high: 0, low: 0))
}
