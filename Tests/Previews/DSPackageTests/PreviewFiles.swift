// Pieces that tests make packages of.

/// How a target of any manifest depends on SwiftUI.
let swiftUIProduct = #".product(name: "SwiftUI", package: "dsrender")"#

/// A source file with one preview, of a text that an expression gives.
/// - Parameter import: a line with what it imports beside SwiftUI.
func previewFile(_ text: String, also import: String = "") -> String {
  """
  import SwiftUI
  \(`import`)

  #Preview { Text(\(text)) }

  """
}

/// The entry point of a program.
let entryPoint = """

  @main enum Program {
    static func main() {}
  }

  """

/// The ids of a shot in both schemes.
func bothSchemes(_ shot: String) -> [String] { [shot + "@dark", shot + "@light"] }
