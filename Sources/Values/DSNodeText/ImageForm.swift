import DSGeometry
import DSNode

extension ImageNode.RenderingMode: NodeTextCodable {}
extension ImageNode.SymbolMode: NodeTextCodable {}
extension ImageFile.Format: NodeTextCodable {}

extension ImageNode: NodeTextCodable {
  func written(_ write: Writing) -> Expression { write.record("Image", arguments(write)) }

  /// The arguments on the view's line, or in parentheses.
  func arguments(_ write: Writing) -> [Argument?] {
    [
      write(source), write.flag("resizable", resizable), write("mode", renderingMode),
      write("capInsets", capInsets, unless: EdgeInsets()), write.flag("tiled", isTiled),
      write.flag("hardPixels", hasHardPixels), write("variants", variants, unless: []),
      write("symbolScale", symbolScale, unless: 1), write("symbolMode", symbolMode),
      write("variableValue", variableValue),
    ]
  }

  static func read(_ fields: Fields) throws -> ImageNode {
    guard fields.head == "Image" else { throw fields.fails("Image(…)") }
    var image = ImageNode(
      try fields(), resizable: fields.flag("resizable"), renderingMode: try fields.optional("mode"))
    image.capInsets = try fields("capInsets", EdgeInsets())
    image.isTiled = fields.flag("tiled")
    image.hasHardPixels = fields.flag("hardPixels")
    image.variants = try fields("variants", [])
    image.symbolScale = try fields("symbolScale", 1)
    image.symbolMode = try fields.optional("symbolMode")
    image.variableValue = try fields.optional("variableValue")
    return image
  }
}

extension ImageNode.Source: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .symbol(let name): write.record("symbol", write(name))
    case .systemSymbol(let name): write.record("systemSymbol", write.name(name))
    case .asset(let name, let scale): write.record("asset", write(name), write("scale", scale, unless: 1))
    case .file(let file, let dark): write.record("file", file.arguments(write) + [write("dark", dark)])
    case .unknown(let name, let names): write.record("unknown", write.name(name), write("among", names))
    }
  }

  static func read(_ fields: Fields) throws -> ImageNode.Source {
    switch fields.head {
    case "symbol": .symbol(try fields())
    case "systemSymbol": .systemSymbol(try fields.name())
    case "asset": .asset(try fields(), scale: try fields("scale", 1))
    case "file": .file(try .read(fields), dark: try fields.optional("dark"))
    case "unknown": .unknown(try fields.name(), among: try fields("among"))
    default: throw fields.fails("the source of a picture")
    }
  }
}

extension ImageFile: NodeTextCodable {
  func written(_ write: Writing) -> Expression { write.record("file", arguments(write)) }

  fileprivate func arguments(_ write: Writing) -> [Argument?] {
    [write.name(name), write(format), write("scale", scale, unless: 1), write("bytes", write.number(of: bytes))]
  }

  static func read(_ fields: Fields) throws -> ImageFile {
    guard fields.head == "file" else { throw fields.fails("file(…)") }
    return ImageFile(
      name: try fields.name(), format: try fields(), bytes: try fields.bytes(fields.optional("bytes")),
      scale: try fields("scale", 1))
  }
}

extension [UInt8] {
  /// Two hexadecimal digits for each byte.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Bytes of their digits; nil for other text.
  init?(hexadecimal text: String) {
    func digit(_ byte: UInt8) -> UInt8? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
      default: nil
      }
    }
    let digits = text.utf8.compactMap(digit)
    guard digits.count == text.utf8.count, digits.count % 2 == 0 else { return nil }
    self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
