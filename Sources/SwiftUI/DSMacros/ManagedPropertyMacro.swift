import DSSource

/// A property of an object of Core Data: accessors that read and write what the object holds by the property's name.
enum ManagedPropertyMacro {
  /// The accessors.
  static func expand(_ use: Use) throws(Diagnostic) -> String {
    let tokens = Scanner.tokens(use.declSyntax?.source ?? "")
    guard let keyword = tokens.firstIndex(where: { $0.text == "var" }), keyword + 1 < tokens.count else {
      throw Diagnostic("'@NSManaged' belongs before a variable", at: 0)
    }
    let name = tokens[keyword + 1].text
    return "{ get { managedValue(of: \"\(name)\") } set { setManagedValue(newValue, of: \"\(name)\") } }"
  }
}
