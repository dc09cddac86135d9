/// A kind of input, made by chance and read in this process.
package struct FuzzKind: Sendable {
  /// Its name on the command line.
  package let name: String
  /// Of so many cases that are asked for one is taken: large inputs take a second each.
  package let share: Int
  /// Makes what writes and reads the inputs.
  package let prepare: @Sendable () throws -> any FuzzReader

  private init(_ name: String, share: Int = 1, _ prepare: @escaping @Sendable () throws -> any FuzzReader) {
    (self.name, self.share, self.prepare) = (name, share, prepare)
  }

  /// Every kind, in the order in which they are run.
  package static let all = [
    FuzzKind("pdf") { PDFFuzzing() },
    FuzzKind("svg") { SVGFuzzing() },
    FuzzKind("jpeg") { JPEGFuzzing() },
    FuzzKind("webp") { WebPFuzzing() },
    FuzzKind("tiff") { TIFFFuzzing() },
    FuzzKind("bmp") { BMPFuzzing() },
    FuzzKind("color-font") { ColorFontFuzzing() },
    FuzzKind("decisions") { DecisionsFuzzing() },
    FuzzKind("requests") { try RequestFuzzing() },
    FuzzKind("text") { TextFuzzing() },
    FuzzKind("tokens") { TokenFuzzing() },
    FuzzKind("giants", share: 250) { GiantFuzzing() },
  ]

  /// The input of a case, which seed and number say wholly.
  package func input(_ reader: any FuzzReader, seed: Int, number: Int) -> [UInt8] {
    var chance = FuzzChance(kind: name, seed: seed, number: number)
    return reader.make(&chance)
  }
}

/// What makes the inputs of a kind, and reads them.
package protocol FuzzReader {
  /// An input, mostly one that can be read.
  func make(_ chance: inout FuzzChance) -> [UInt8]
  /// Reads an input. What ends the process, takes more than its bounds or throws is wrong too.
  func read(_ input: [UInt8]) throws -> FuzzEnd
}

/// What became of an input.
package enum FuzzEnd: Hashable, Sendable {
  /// It was read.
  case read
  /// It was refused, with a reason.
  case refused
  /// Something happened that never may.
  case wrong(String)
}
