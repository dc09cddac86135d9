import DSSource

/// `#Preview`: a type that makes the preview, and a record of it in a section of the program that can be walked.
enum PreviewMacro {
  /// The type; its name is the only one that the compiler allows.
  /// - Parameter module: the module that the file imports, by which it reaches the names.
  static func expand(_ use: Use, by module: String) throws(Diagnostic) -> String {
    let tokens = Scanner.tokens(use.syntax?.source ?? "").drop { $0.depth > 0 || $0.text != "#" }
    guard let syntax = use.syntax, let pound = tokens.first, let name = tokens.first(where: { $0.text == "Preview" })
    else { throw Diagnostic("'#Preview' cannot be read", at: 0) }
    let bytes = Array(syntax.source.utf8)
    // The arguments are passed on unchanged, so that every form that the initialisers take is one of the macro.
    let arguments = String(decoding: bytes[name.range.upperBound...], as: UTF8.self)
    let line = syntax.location.line + bytes[..<pound.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    let type = use.discriminator + "7PreviewfMu_"
    return """
      nonisolated enum \(type): \(module).__PreviewRegistry {
      static var fileID: Swift.String { ##"\(syntax.location.fileID)"## }
      static var line: Swift.Int { \(line) }
      @MainActor static func make() -> \(module).__AnyPreview {
      \(module).__AnyPreview\(arguments)
      }
      @section("dsrender_previews") @used
      static let record: (Swift.UInt32, Swift.UInt32, @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void) =
      (0x64737072, \(line), { slot in
      slot.assumingMemoryBound(to: (any \(module).__PreviewRegistry.Type).self).initialize(to: Self.self) })
      }
      """
  }
}
