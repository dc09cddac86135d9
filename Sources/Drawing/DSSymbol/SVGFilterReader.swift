import DSDiagnostics
import DSGeometry

/// One filter of an element's list.
enum SVGFilterUse: Equatable {
  /// The id of a `filter`.
  case reference(String)
  /// A function of CSS, and the words in its parentheses.
  case function(String, [String])
}

/// Makes steps of a `filter` element's children, or of a function of CSS.
///
/// Source: Filter Effects 1, chapters 6 to 9.
struct SVGFilterReader {
  /// The box of what is filtered; nil for nothing.
  let box: Rect?
  /// What lengths are measured by.
  let units: SVGUnits
  /// The area of functions.
  let place: Rect

  private var area = Rect(size: .zero)
  private var isOfBox = false
  private var steps: [PictureFilter.Step] = []
  private var named: [String: Int] = [:]

  init(box: Rect?, units: SVGUnits, place: Rect) { (self.box, self.units, self.place) = (box, units, place) }

  /// The filter; nil where nothing is to be drawn.
  var filter: PictureFilter? { steps.isEmpty || area.isEmpty ? nil : PictureFilter(steps: steps, area: area) }

  /// Takes the area of a `filter`; false if it has none, so that nothing is drawn.
  mutating func begin(_ element: SVGElement) throws(SVGProblem) -> Bool {
    let isUser = element.attributes["filterUnits"] == "userSpaceOnUse"
    isOfBox = element.attributes["primitiveUnits"] == "objectBoundingBox"
    if !isUser || isOfBox {
      guard let box, !box.isEmpty else { return false }
      area = box
    }
    area = try element.area(of: isUser ? nil : box, units, usual: ["-10%", "-10%", "120%", "120%"])
    return !area.isEmpty
  }

  // Elements.

  /// Adds the steps of a child of a `filter`.
  mutating func add(_ element: SVGElement, _ style: SVGStyle) throws(SVGProblem) {
    let part = try subregion(of: element)
    func number(_ name: String, _ usual: Double) throws(SVGProblem) -> Double {
      // A percentage is no number.
      guard let text = element.attributes[name], !text.hasSuffix("%") else { return usual }
      return try readLength(text, takesUnits: false)
    }
    func add(_ kind: PictureFilter.Kind) {
      steps.append(PictureFilter.Step(kind, area: part, isLinear: style.filtersAreLinear))
    }
    switch element.name {
    case "feGaussianBlur":
      let sigma = try deviation(of: element)
      add(.blur(try input("in", of: element), x: sigma.x, y: sigma.y))
    case "feOffset":
      let way = Point(x: try number("dx", 0), y: try number("dy", 0))
      add(.offset(try input("in", of: element), scaled(way)))
    case "feMorphology":
      let radius = radius(of: element)
      let grows = element.attributes["operator"] == "dilate"
      add(.morphology(try input("in", of: element), grows: grows, x: radius.x, y: radius.y))
    case "feFlood": add(.flood(try flood(style)))
    case "feBlend":
      let mode = try SVGStyle.blendMode(element.attributes["mode"] ?? "normal")
      add(.blend(try input("in", of: element), try input("in2", of: element), mode))
    case "feComposite":
      let operation: PictureFilter.Composition
      switch element.attributes["operator"] ?? "over" {
      case "in": operation = .inside
      case "out": operation = .outside
      case "atop": operation = .atop
      case "xor": operation = .xor
      case "lighter": operation = .lighter
      case "arithmetic":
        operation = .arithmetic(
          try number("k1", 0), try number("k2", 0), try number("k3", 0), try number("k4", 0))
      default: operation = .over
      }
      add(.composite(try input("in", of: element), try input("in2", of: element), operation))
    case "feColorMatrix": add(.colors(try input("in", of: element), try matrix(of: element)))
    case "feComponentTransfer": add(.transfer(try input("in", of: element), try tables(of: element)))
    case "feMerge":
      var inputs: [PictureFilter.Input] = []
      for child in element.children where child.name == "feMergeNode" { inputs.append(try input("in", of: child)) }
      add(.merge(inputs))
    case "feDropShadow":
      let sigma = try deviation(of: element, usual: "2")
      let way = Point(x: try number("dx", 2), y: try number("dy", 2))
      shadow(
        of: try input("in", of: element), scaled(way), sigma, try flood(style), in: part,
        isLinear: style.filtersAreLinear)
    default:
      throw SVGProblem(
        id: "unsupported-svg", message: "the filter's '\(element.name.inShort)' is not supported in symbols",
        hint: "use blurs, offsets, morphologies, floods, blends, compositions, merges, colour matrices and drop shadows"
      )
    }
    guard steps.count <= Limits.symbolFilterSteps else {
      throw SVGProblem(
        id: "too-many-elements", message: "the filter has more than \(Limits.symbolFilterSteps) steps")
    }
    if let name = element.attributes["result"] { named[name] = steps.count - 1 }
  }

  private mutating func shadow(
    of input: PictureFilter.Input, _ way: Point, _ sigma: Point, _ color: Color, in part: Rect, isLinear: Bool
  ) {
    func step(_ kind: PictureFilter.Kind) -> PictureFilter.Step {
      PictureFilter.Step(kind, area: part, isLinear: isLinear)
    }
    let first = steps.count
    // Only the alpha of what is moved counts, so that its colours do not matter.
    steps += [
      step(.blur(input, x: sigma.x, y: sigma.y)), step(.offset(.step(first), way)), step(.flood(color)),
      step(.composite(.step(first + 2), .step(first + 1), .inside)), step(.merge([.step(first + 3), input])),
    ]
  }

  private func flood(_ style: SVGStyle) throws(SVGProblem) -> Color {
    switch style.floodColor {
    case .color(let color): return color.opacity(style.floodOpacity)
    case .currentColor:
      if case .color(let color) = style.color { return color.opacity(style.floodOpacity) }
      return Color.black.opacity(style.floodOpacity)
    case .none, .reference, .contextFill, .contextStroke: throw SVGProblem(message: "a flood needs a colour")
    }
  }

  private func subregion(of element: SVGElement) throws(SVGProblem) -> Rect {
    let names = ["x", "y", "width", "height"]
    if names.allSatisfy({ element.attributes[$0] == nil }) { return area }
    var numbers = [area.minX, area.minY, area.width, area.height]
    let axes: [SVGUnits.Axis] = [.horizontal, .vertical, .horizontal, .vertical]
    for (index, name) in names.enumerated() {
      guard let text = element.attributes[name] else { continue }
      if isOfBox, let box {
        let part = try readFraction(text)
        numbers[index] =
          [
            box.minX + part * box.width, box.minY + part * box.height, part * box.width, part * box.height,
          ][index]
      } else {
        numbers[index] = try units.length(text, axes[index])
      }
    }
    guard numbers[2] > 0, numbers[3] > 0 else { return Rect(size: .zero) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).intersection(area)
  }

  private func input(_ name: String, of element: SVGElement) throws(SVGProblem) -> PictureFilter.Input {
    let last = steps.isEmpty ? PictureFilter.Input.source : .step(steps.count - 1)
    switch element.attributes[name] {
    case nil: return last
    case "SourceGraphic": return .source
    case "SourceAlpha": return .sourceAlpha
    case let word? where ["BackgroundImage", "BackgroundAlpha", "FillPaint", "StrokePaint"].contains(word):
      throw SVGProblem(id: "unsupported-svg", message: "a filter of '\(word)' is not supported in symbols")
    case let word?: return named[word].map { .step($0) } ?? last
    }
  }

  private func deviation(of element: SVGElement, usual: String = "0") throws(SVGProblem) -> Point {
    let numbers = (try? readNumbers(element.attributes["stdDeviation"] ?? usual, most: 2)) ?? []
    guard let x = numbers.first, numbers.allSatisfy({ $0 >= 0 }) else { return .zero }
    return scaled(Point(x: x, y: numbers.count > 1 ? numbers[1] : x))
  }

  /// The distances of a morphology; zero where they are missing, negative or too many, which has no effect.
  private func radius(of element: SVGElement) -> Point {
    let numbers = (try? readNumbers(element.attributes["radius"] ?? "0", most: 2)) ?? []
    guard let x = numbers.first, numbers.allSatisfy({ $0 >= 0 }) else { return .zero }
    return scaled(Point(x: x, y: numbers.count > 1 ? numbers[1] : x))
  }

  private func scaled(_ way: Point) -> Point {
    guard isOfBox, let box else { return way }
    return Point(x: way.x * box.width, y: way.y * box.height)
  }

  private func matrix(of element: SVGElement) throws(SVGProblem) -> ColorMatrix {
    let text = element.attributes["values"]
    let values = text.flatMap { try? readNumbers($0, most: 20) } ?? []
    let identity = ColorMatrix.saturation(1)
    switch element.attributes["type"] ?? "matrix" {
    case "saturate":
      if text == nil { return identity }
      guard values.count == 1 else { return identity }
      return .saturation(max(0, values[0]))
    case "hueRotate":
      guard values.count == 1 else { return identity }
      let turn = stableSineAndCosine(degrees: values[0])
      return .hueRotation(sine: turn.sine, cosine: turn.cosine)
    case "luminanceToAlpha": return .luminanceToAlpha
    default: return values.count == 20 ? ColorMatrix(values) : identity
    }
  }

  private func tables(of element: SVGElement) throws(SVGProblem) -> [[UInt8]] {
    var tables = Array(repeating: (0...255).map { UInt8($0) }, count: 4)
    for child in element.children {
      guard let channel = ["feFuncR", "feFuncG", "feFuncB", "feFuncA"].firstIndex(of: child.name) else { continue }
      let values = try readNumbers(child.attributes["tableValues"] ?? "", most: 256)
      func number(_ name: String, _ usual: Double) throws(SVGProblem) -> Double {
        try child.attributes[name].map { text throws(SVGProblem) in try readLength(text, takesUnits: false) } ?? usual
      }
      let (slope, intercept) = (try number("slope", 1), try number("intercept", 0))
      func table(_ image: (Double) -> Double) -> [UInt8] {
        (0...255).map { UInt8((min(1, max(0, image(Double($0) / 255))) * 255).rounded()) }
      }
      switch child.attributes["type"] ?? "identity" {
      case "linear": tables[channel] = table { slope * $0 + intercept }
      case "table" where values.count > 1:
        tables[channel] = table { value in
          let place = value * Double(values.count - 1)
          let index = min(values.count - 2, Int(place))
          return values[index] + (place - Double(index)) * (values[index + 1] - values[index])
        }
      case "table" where values.count == 1: tables[channel] = table { _ in values[0] }
      case "discrete" where !values.isEmpty:
        tables[channel] = table { values[min(values.count - 1, Int($0 * Double(values.count)))] }
      case "gamma":
        throw SVGProblem(id: "unsupported-svg", message: "a filter's 'gamma' is not supported in symbols")
      default: break
      }
    }
    return tables
  }

  // Functions.

  /// Adds the steps of a function of CSS, which mixes colours as sRGB.
  mutating func add(_ name: String, _ words: [String], _ style: SVGStyle) throws(SVGProblem) {
    area = place
    func add(_ kind: PictureFilter.Kind) { steps.append(PictureFilter.Step(kind, area: place, isLinear: false)) }
    func amount(_ usual: Double, most: Double = .infinity) throws(SVGProblem) -> Double {
      guard words.count <= 1 else { throw SVGProblem(message: "\(name) takes one number") }
      let value = try words.first.map { word throws(SVGProblem) in try readFraction(word) } ?? usual
      if value < 0 { throw SVGProblem(message: "the number of \(name) is negative") }
      return min(value, most)
    }
    func sepia(_ amount: Double) -> ColorMatrix {
      let rest = 1 - amount
      return ColorMatrix([
        0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0, 0, 0.349 - 0.349 * rest,
        0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0, 0, 0.272 - 0.272 * rest, 0.534 - 0.534 * rest,
        0.131 + 0.869 * rest, 0, 0, 0, 0, 0, 1, 0,
      ])
    }
    let last = PictureFilter.Input.source
    switch name {
    case "blur":
      guard words.count <= 1, !(words.first?.hasSuffix("%") ?? false) else {
        throw SVGProblem(message: "blur takes one length")
      }
      let sigma = try words.first.map { word throws(SVGProblem) in try units.length(word, .diagonal) } ?? 0
      if sigma < 0 { throw SVGProblem(message: "the length of blur is negative") }
      add(.blur(last, x: sigma, y: sigma))
    case "drop-shadow": try addShadow(words, style)
    case "brightness": add(.colors(last, .channels(slope: try amount(1), intercept: 0)))
    case "contrast":
      let value = try amount(1)
      add(.colors(last, .channels(slope: value, intercept: 0.5 - 0.5 * value)))
    case "grayscale": add(.colors(last, .saturation(1 - (try amount(1, most: 1)))))
    case "saturate": add(.colors(last, .saturation(try amount(1))))
    case "sepia": add(.colors(last, sepia(try amount(1, most: 1))))
    case "invert":
      let value = try amount(1, most: 1)
      add(.colors(last, .channels(slope: 1 - 2 * value, intercept: value)))
    case "opacity": add(.colors(last, .multiply(Color.white.opacity(try amount(1, most: 1)))))
    case "hue-rotate":
      let angle = words.first ?? "0"
      guard angle == "0" || angle.last?.isLetter == true else { throw SVGProblem(message: "an angle has a unit") }
      let turn = stableSineAndCosine(degrees: try readAngle(angle))
      add(.colors(last, .hueRotation(sine: turn.sine, cosine: turn.cosine)))
    default:
      throw SVGProblem(id: "unsupported-svg", message: "the filter '\(name.inShort)' is not supported in symbols")
    }
  }

  private mutating func addShadow(_ words: [String], _ style: SVGStyle) throws(SVGProblem) {
    var lengths: [Double] = []
    var color: Color?
    for word in words {
      // Values with commas between them are none that CSS knows.
      if word.hasSuffix(",") { throw SVGProblem(message: "a drop-shadow has no commas") }
      if let length = word.hasSuffix("%") ? nil : try? units.length(word, .diagonal) {
        lengths.append(length)
      } else if word.lowercased() == "currentcolor" {
        if case .color(let own) = style.color { color = own }
      } else {
        guard color == nil else { throw SVGProblem(message: "a drop-shadow has one colour") }
        color = try readColor(word)
      }
    }
    guard (2...3).contains(lengths.count), lengths.count < 3 || lengths[2] >= 0 else {
      throw SVGProblem(message: "a drop-shadow has two or three lengths")
    }
    let own: Color = if case .color(let value) = style.color { value } else { .black }
    let sigma = lengths.count > 2 ? lengths[2] : 0
    shadow(
      of: .source, Point(x: lengths[0], y: lengths[1]), Point(x: sigma, y: sigma), color ?? own, in: place,
      isLinear: false)
  }
}
