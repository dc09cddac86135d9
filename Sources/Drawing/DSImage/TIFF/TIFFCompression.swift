import CTIFF

/// The compressions of TIFF files that are read: those without losses that libtiff has everywhere, and Zstandard.
enum TIFFCompression: Int {
  case none = 1
  case faxRuns = 2
  case fax3 = 3
  case fax4 = 4
  case lzw = 5
  case deflate = 8
  case packBits = 32_773
  /// As programs before 2002 numbered it.
  case oldDeflate = 32_946
  case zstandard = 50_000

  /// Whether it has only black and white.
  var isFax: Bool { [.faxRuns, .fax3, .fax4].contains(self) }

  /// Whether differences of neighbours may be compressed instead of samples.
  var hasPredictor: Bool { [.lzw, .deflate, .oldDeflate, .zstandard].contains(self) }

  /// Whether the installed libtiff has it.
  var isInstalled: Bool { ctiff_has(UInt16(rawValue)) }

  /// As people write it.
  var name: String { Self.name(of: rawValue) }

  /// The name of any compression.
  static func name(of number: Int) -> String {
    switch number {
    case 1: "none"
    case 2, 3, 4: "CCITT fax"
    case 5: "LZW"
    case 6, 7: "JPEG"
    case 8, 32_946: "Deflate"
    case 32_773: "PackBits"
    case 32_771: "CCITT fax with even rows"
    case 34_661: "JBIG"
    case 34_712: "JPEG 2000"
    case 34_887: "LERC"
    case 34_925: "LZMA"
    case 50_000: "Zstandard"
    case 50_001: "WebP"
    case 50_002, 52_546: "JPEG XL"
    default: "\(number)"
    }
  }
}
