import DSDiagnostics
import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `frame(width:height:alignment:)` and `frame(minWidth:…)`.
  static let frame = ModifierDefinition(
    "frame", .layout, "A fixed size, or bounds of a flexible one.",
    ArgumentList(
      [
        ArgumentDefinition("width", .length(.size), "The fixed width."),
        ArgumentDefinition("height", .length(.size), "The fixed height."),
        ArgumentDefinition("alignment", .alignment, "Where the view lies in the frame.", default: "center"),
      ]
        + flexible.map { name, documentation in
          ArgumentDefinition(name, .length(name.hasPrefix("max") ? .sizeOrInfinity : .size), documentation)
        }, rules: [.apart(["width", "height"], flexible.map(\.name))]),
    example: "frame: {maxWidth: infinity, alignment: leading}"
  ) { arguments in
    let alignment = arguments.alignment() ?? .center
    guard flexible.contains(where: { arguments.has($0.name) }) else {
      return .frame(width: arguments.length("width"), height: arguments.length("height"), alignment: alignment)
    }
    if arguments.has("width") || arguments.has("height") {
      arguments.error(
        "conflicting-arguments", "frame has a fixed size or bounds, not both", hint: "write two frame modifiers")
    }
    var frame = Modifier.FlexibleFrame(alignment: alignment)
    frame.minWidth = arguments.length("minWidth")
    frame.idealWidth = arguments.length("idealWidth")
    frame.maxWidth = arguments.length("maxWidth")
    frame.minHeight = arguments.length("minHeight")
    frame.idealHeight = arguments.length("idealHeight")
    frame.maxHeight = arguments.length("maxHeight")
    check(frame.minWidth, frame.idealWidth, frame.maxWidth, "width", arguments)
    check(frame.minHeight, frame.idealHeight, frame.maxHeight, "height", arguments)
    return .flexibleFrame(frame)
  }

  private static let flexible: [(name: String, documentation: String)] = [
    ("minWidth", "The least width."), ("idealWidth", "The width where none is offered."),
    ("maxWidth", "The most width, or infinity."), ("minHeight", "The least height."),
    ("idealHeight", "The height where none is offered."), ("maxHeight", "The most height, or infinity."),
  ]

  /// Bounds that are written out must ascend.
  private static func check(
    _ least: Value<Double>?, _ ideal: Value<Double>?, _ most: Value<Double>?, _ axis: String, _ arguments: Arguments
  ) {
    var numbers: [Double] = []
    for case .literal(let number)? in [least, ideal, most] { numbers.append(number) }
    if numbers != numbers.sorted() {
      arguments.error("out-of-range", "the bounds of the \(axis) do not ascend from min over ideal to max")
    }
  }
}
