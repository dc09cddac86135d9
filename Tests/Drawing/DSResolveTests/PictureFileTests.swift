import DSDiagnostics
import DSNode
import DSResolve
import Testing

struct PictureFileTests {
  private func problem(_ file: ImageFile) -> Diagnostic? {
    var bag = DiagnosticBag()
    _ = resolve(DSNode(.image(ImageNode(.file(file, dark: nil))), modifiers: [], at: here), in: context(), &bag)
    return bag.diagnostics.first
  }

  @Test func `a picture of a kind that is not drawn is called what it is, not missing`() {
    let problem = problem(ImageFile(name: "logo.heic", format: .unread, bytes: [], scale: 1))
    #expect(problem?.id == "undrawn-kind")
    #expect(problem?.message == "the picture 'logo.heic' is there, but is a HEIC file, a kind that is not drawn")
    #expect(problem?.hint == "add the picture to its set as SVG, PDF, PNG or JPEG: those are taken first")
    #expect(problem?.location == here)
  }

  @Test func `a PDF that is not drawn says why, where it is asked for`() {
    let text = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages<</MediaBox[0 0 9 9]/Contents 2 0 R>>>>endobj "
    let drawing = "2 0 obj<<>>stream\n"
    let file = { (content: String) in
      ImageFile(name: "logo.pdf", format: .pdf, bytes: Array((text + drawing + content + "\nendstream").utf8), scale: 1)
    }
    #expect(problem(file("0 0 9 9 re f")) == nil)
    let refused = problem(file("BT (a) Tj ET"))
    #expect(refused?.message == "the picture 'logo.pdf' has text, which is not supported in a PDF")
    #expect(refused?.id == "unsupported-pdf" && refused?.location == here)
  }

  @Test(arguments: [ImageFile.Format.png, .jpeg])
  func `a damaged picture says its name, the cause and what to do, where it is asked for`(format: ImageFile.Format) {
    let kind = format == .png ? "PNG" : "JPEG"
    let problem = problem(ImageFile(name: "photo", format: format, bytes: Array("GIF89a".utf8), scale: 1))
    #expect(problem?.message.hasPrefix("the picture 'photo' cannot be read: this is not a \(kind) file") == true)
    #expect(problem?.message.hasSuffix("(at byte 0)") == true)
    #expect(problem?.hint != nil)
    #expect(problem?.location == here)
  }
}
