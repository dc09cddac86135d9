/// The Swift type that Xcode gives an attribute of a model, and how its first value is written.
struct ValueType {
  /// The type's name, with a question mark where nothing may be held.
  let name: String
  private let form: Form

  /// How the value of a model's file is written in Swift.
  private enum Form {
    case number, truth, date, interval, text, identifier, address, decimal, object
    /// The value of a number that is an object.
    case boxed, boxedTruth
  }

  /// The type of an attribute.
  init(_ attribute: DataModel.Attribute) {
    let isScalar = attribute.isScalar
    (name, form) =
      switch attribute.type {
      case "Integer 16": isScalar ? ("Int16", .number) : ("NSNumber?", .boxed)
      case "Integer 32": isScalar ? ("Int32", .number) : ("NSNumber?", .boxed)
      case "Integer 64": isScalar ? ("Int64", .number) : ("NSNumber?", .boxed)
      case "Double": isScalar ? ("Double", .number) : ("NSNumber?", .boxed)
      case "Float": isScalar ? ("Float", .number) : ("NSNumber?", .boxed)
      case "Boolean": isScalar ? ("Bool", .truth) : ("NSNumber?", .boxedTruth)
      case "Date": isScalar ? ("TimeInterval", .interval) : ("Date?", .date)
      case "String": ("String?", .text)
      case "UUID": ("UUID?", .identifier)
      case "URI": ("URL?", .address)
      case "Decimal": ("NSDecimalNumber?", .decimal)
      case "Binary": ("Data?", .object)
      case _: ("\(attribute.customClass ?? "NSObject")?", .object)
      }
  }

  /// A first value in Swift; nil for one that the type cannot have.
  func literal(_ text: String) -> String? {
    switch form {
    case .number: Double(text).map { _ in text }
    case .interval: Double(text).map { _ in text }
    case .boxed: Double(text).map { _ in "NSNumber(value: \(text))" }
    case .truth: text == "YES" || text == "1" ? "true" : "false"
    case .boxedTruth: "NSNumber(value: \(text == "YES" || text == "1"))"
    case .date: Double(text).map { _ in "Date(timeIntervalSinceReferenceDate: \(text))" }
    case .text: DSXcodeProject.literal(text)
    case .identifier: "UUID(uuidString: \(DSXcodeProject.literal(text)))"
    case .address: "URL(string: \(DSXcodeProject.literal(text)))"
    case .decimal: "NSDecimalNumber(string: \(DSXcodeProject.literal(text)))"
    case .object: nil
    }
  }
}
