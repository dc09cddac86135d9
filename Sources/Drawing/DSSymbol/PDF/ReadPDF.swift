package import DSDiagnostics
import DSGeometry

/// Reads an icon from the first page of a PDF file.
///
/// Understood: outlines that are filled and stroked with colours and gradients, bitmaps, clips, masks of one opaque shape,
/// groups, alpha, forms. Text, patterns, blend modes and encrypted files are refused, so that no icon is drawn differently
/// from what its designer sees.
/// - Parameters:
///   - bytes: the file's content.
///   - name: the name that views use.
/// - Throws: the first problem; its message follows the picture's name.
package func readPDF(_ bytes: [UInt8], name: String, file path: String) throws(DiagnosticsError) -> Symbol {
  do throws(PDFProblem) {
    guard bytes.count <= Limits.symbolFileBytes else {
      throw PDFProblem(message: "has \(bytes.count) bytes, more than \(Limits.symbolFileBytes)")
    }
    let file = try PDFFile(bytes)
    let page = try file.page()
    let box = try viewBox(of: page, in: file)
    guard file.resolve(page["Rotate"]).integer.map({ $0 % 360 == 0 }) ?? true else {
      throw PDFProblem(message: "has a page that is turned", hint: "export it upright")
    }
    var drawing = PDFDrawing(file, showing: box)
    try drawing.draw(try file.content(ofAll: page["Contents"]), resources: file.entries(page["Resources"]))
    guard !drawing.layers.isEmpty else { throw PDFProblem(message: "draws nothing") }
    return Symbol(name: name, viewBox: Rect(size: box.size), layers: drawing.layers)
  } catch {
    throw DiagnosticsError([
      Diagnostic("unsupported-pdf", error.message, at: SourceLocation(file: path), hint: error.hint)
    ])
  }
}

/// The part of the page that is shown, y up.
private func viewBox(of page: [String: PDFValue], in file: PDFFile) throws(PDFProblem) -> Rect {
  guard let numbers = file.numbers(page["CropBox"], 4) ?? file.numbers(page["MediaBox"], 4) else {
    throw PDFProblem(message: "cannot be read: its page has no size", hint: "export it again")
  }
  let box = Rect(
    minX: min(numbers[0], numbers[2]), minY: min(numbers[1], numbers[3]), maxX: max(numbers[0], numbers[2]),
    maxY: max(numbers[1], numbers[3]))
  guard box.width > 0, box.height > 0, box.isFinite, numbers.allSatisfy({ abs($0) <= Limits.symbolCoordinate }) else {
    throw PDFProblem(message: "cannot be read: its page has no size", hint: "export it again")
  }
  return box
}
