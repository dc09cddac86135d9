import DSDiagnostics
import DSNode

extension SourceOrigin.Argument: NodeTextCodable {
  /// The argument's name at its place.
  func written(_ write: Writing) -> Expression {
    var expression = write.name(name).expression
    expression.location = write.place(location)
    return expression
  }

  static func read(_ fields: Fields) throws -> SourceOrigin.Argument {
    let location = fields.takeLocation()
    if let word = fields.word { return SourceOrigin.Argument(word, at: location) }
    guard case .text(let name)? = fields.body else { throw fields.fails("an argument's name") }
    return SourceOrigin.Argument(name, at: location)
  }
}

extension Line {
  /// The line at the place of an origin, with the places of its arguments.
  func written(at origin: SourceOrigin, _ write: Writing) -> Line {
    guard write.hasPlaces else { return self }
    let location = write.place(origin.location)
    // A view has an origin always, a modifier only if its line has one.
    let saysArguments = !origin.arguments.isEmpty || (location == nil && head.hasPrefix("."))
    let places = saysArguments ? write("written", origin.arguments) : nil
    let line = Line(head, arguments + [places].compactMap(\.self), location: location)
    line.children = children
    return line
  }
}

extension Fields {
  /// Takes the origin of a line; nil if the line has none.
  func takeOrigin() throws -> SourceOrigin? {
    let arguments: [SourceOrigin.Argument]? = try optional("written")
    let location = takeLocation()
    return arguments == nil && location == .unknown ? nil : SourceOrigin(at: location, arguments: arguments ?? [])
  }
}
