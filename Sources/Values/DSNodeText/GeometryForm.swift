import DSGeometry
import DSNode

extension Axis: NodeTextCodable {}
extension AxisSet: NodeTextCodable {}
extension ColorMixing: NodeTextCodable {}
extension Path.FillRule: NodeTextCodable {}

extension Color: NodeTextCodable {
  /// `#rrggbb`, `#rrggbbaa` or `rgb(#rrggbb alpha=number)` where that is the very colour, else
  /// `rgb(red green blue alpha)`.
  func written(_ write: Writing) -> Expression {
    let isColor = [red, green, blue, alpha].allSatisfy((0...1).contains)
    let digits = isColor ? String(hexText.dropFirst()) : ""
    if Color(digits: digits) == self { return Expression(body: .hex(digits)) }
    if let opaque = Color(digits: String(digits.prefix(6))), opaque.opacity(alpha) == self {
      return write.record("rgb", write(opaque), write("alpha", alpha))
    }
    return write.record("rgb", write(red), write(green), write(blue), write(alpha))
  }

  static func read(_ fields: Fields) throws -> Color {
    if case .hex(let digits)? = fields.body {
      guard let color = Color(digits: digits) else { throw fields.fails("6 or 8 digits of a colour") }
      return color
    }
    guard fields.head == "rgb" else { throw fields.fails("a colour") }
    if fields.has("alpha") {
      let opaque: Color = try fields()
      let alpha: Double = try fields("alpha")
      guard opaque.isOpaque, (0...1).contains(alpha) else {
        throw fields.fails("an opaque colour, and a number from 0 to 1")
      }
      return opaque.opacity(alpha)
    }
    let parts: [Double] = [try fields(), try fields(), try fields(), try fields()]
    guard parts.allSatisfy((0...1).contains) else { throw fields.fails("numbers from 0 to 1") }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private init?(digits: String) {
    guard [6, 8].contains(digits.utf8.count), let number = UInt32(digits, radix: 16), digits.first != "+" else {
      return nil
    }
    let hasAlpha = digits.utf8.count == 8
    self.init(hex: hasAlpha ? number >> 8 : number, alpha: hasAlpha ? Double(number & 255) / 255 : 1)
  }
}

/// A type that is written as a list of numbers.
protocol WrittenNumbers: NodeTextCodable {
  static var expectation: String { get }
  var numbers: [Double] { get }
  init?(numbers: [Double])
}

extension WrittenNumbers {
  func written(_ write: Writing) -> Expression { numbers.written(write) }

  static func read(_ fields: Fields) throws -> Self {
    guard let value = Self(numbers: try .read(fields)) else { throw fields.fails(expectation) }
    return value
  }
}

extension UnitPoint: WrittenNumbers {
  static var expectation: String { "two numbers" }
  var numbers: [Double] { [x, y] }
  init?(numbers: [Double]) {
    guard numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Point: WrittenNumbers {
  static var expectation: String { "two numbers" }
  var numbers: [Double] { [x, y] }
  init?(numbers: [Double]) {
    guard numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Rect: WrittenNumbers {
  static var expectation: String { "left, top, width and height" }
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
  init?(numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Size: WrittenNumbers {
  static var expectation: String { "width and height" }
  var numbers: [Double] { [width, height] }
  init?(numbers: [Double]) {
    guard numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension EdgeInsets: WrittenNumbers {
  static var expectation: String { "top, leading, bottom and trailing" }
  var numbers: [Double] { [top, leading, bottom, trailing] }
  init?(numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension AffineTransform: WrittenNumbers {
  static var expectation: String { "six numbers" }
  var numbers: [Double] { [a, b, c, d, tx, ty] }
  init?(numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension Projection: WrittenNumbers {
  static var expectation: String { "nine numbers" }
  init?(numbers: [Double]) { self.init(numbers) }
}

extension ColorMatrix: WrittenNumbers {
  static var expectation: String { "twenty numbers" }
  var numbers: [Double] { values }
  init?(numbers: [Double]) {
    guard numbers.count == 20 else { return nil }
    self.init(numbers)
  }
}

extension EdgeSet: NodeTextCodable {
  private static let names: [(EdgeSet, String)] = [
    (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
  ]

  /// `all`, `none`, or names with `+` between them; `edges(number)` for other bits.
  func written(_ write: Writing) -> Expression {
    guard isSubset(of: .all) else { return write.record("edges", write(rawValue)) }
    let names = Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    return Expression(body: .record(self == .all ? "all" : isEmpty ? "none" : names, []))
  }

  static func read(_ fields: Fields) throws -> EdgeSet {
    if fields.head == "edges" { return EdgeSet(rawValue: try fields()) }
    if fields.word == "all" { return .all }
    if fields.word == "none" { return [] }
    var set: EdgeSet = []
    for name in (fields.word ?? "").split(separator: "+", omittingEmptySubsequences: false) {
      guard let edge = names.first(where: { $0.1 == name })?.0 else {
        throw fields.fails("all, none, or top, leading, bottom, trailing with + between them")
      }
      set.formUnion(edge)
    }
    return set
  }
}

/// A guide: one of SwiftUI's by its name, or one that was made up.
protocol WrittenGuide: NodeTextCodable, Equatable {
  static var usual: [Self] { get }
  static var axis: Axis { get }
  var name: String { get }
  var fraction: Double { get }
  var standard: GuideDefault? { get }
  init(name: String, fraction: Double, standard: GuideDefault?)
}

extension WrittenGuide {
  /// Whether the name is enough to identify it.
  var isUsual: Bool { standard == nil && Self.usual.contains(self) }

  /// `name`, or `guide(name fraction function=number)`.
  func written(_ write: Writing) -> Expression {
    if isUsual { return Expression(body: .record(name, [])) }
    return write.record(
      "guide", write.name(name), write(fraction), write("function", standard.map { write.number(of: $0) }))
  }

  static func read(_ fields: Fields) throws -> Self {
    if let word = fields.word {
      guard let guide = usual.first(where: { $0.name == word }) else {
        throw fields.fails(usual.map(\.name).joined(separator: ", "))
      }
      return guide
    }
    guard fields.head == "guide" else { throw fields.fails("the name of a guide") }
    let (name, fraction): (String, Double) = (try fields.name(), try fields())
    guard fields.has("function") else { return Self(name: name, fraction: fraction, standard: nil) }
    let axis = axis
    let standard = try fields.standIn("function", axis, fraction) {
      GuideDefault(isStandIn: true) { _, size, _, _ in size[axis] * fraction }
    }
    return Self(name: name, fraction: fraction, standard: standard)
  }
}

extension HorizontalAlignment: WrittenGuide {
  static let usual: [Self] = [.leading, .center, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing]
  static var axis: Axis { .horizontal }
}

extension VerticalAlignment: WrittenGuide {
  static let usual: [Self] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .capitalsMiddle]
  static var axis: Axis { .vertical }
}

extension Alignment: NodeTextCodable {
  /// `horizontal-vertical`, or `alignment(horizontal vertical)` with a guide that was made up.
  func written(_ write: Writing) -> Expression {
    guard horizontal.isUsual, vertical.isUsual else {
      return write.record("alignment", write(horizontal), write(vertical))
    }
    return Expression(body: .record("\(horizontal.name)-\(vertical.name)", []))
  }

  static func read(_ fields: Fields) throws -> Alignment {
    if fields.head == "alignment" { return Alignment(horizontal: try fields(), vertical: try fields()) }
    let names = fields.word?.split(separator: "-", omittingEmptySubsequences: false) ?? []
    guard names.count == 2, let horizontal = HorizontalAlignment.usual.first(where: { $0.name == names[0] }),
      let vertical = VerticalAlignment.usual.first(where: { $0.name == names[1] })
    else { throw fields.fails("an alignment, such as leading-top") }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}

extension Path.Element: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .move(let point): write.record("move", write(point))
    case .line(let point): write.record("line", write(point))
    case .quadratic(let point, let control): write.record("quadratic", write(point), write(control))
    case .cubic(let point, let first, let second): write.record("cubic", write(point), write(first), write(second))
    case .close: write.record("close")
    }
  }

  static func read(_ fields: Fields) throws -> Path.Element {
    switch fields.head {
    case "move": .move(try fields())
    case "line": .line(try fields())
    case "quadratic": .quadratic(try fields(), control: try fields())
    case "cubic": .cubic(try fields(), control1: try fields(), control2: try fields())
    case "close": .close
    default: throw fields.fails("a step of a path")
    }
  }
}
