package import DSDisplayList
import DSGeometry
import DSImage
import DSText

/// The SVG document of a display list; equal lists give equal bytes.
///
/// - The outer size is in points, the viewBox in device pixels, so that all numbers are those of the raster picture.
/// - Groups that have a name are `<g>` elements with an id made from it: `button/label` becomes `button-label`, a second
///   one `button-label-2`. `data-name` keeps the name as it is. Ids of definitions begin with an underscore.
/// - Text is glyph outlines, each in `<defs>` once, with the characters as the `aria-label` of its group.
/// - What lies behind a material is drawn once more in `<defs>`, and used with a blur and the material's outline as its clip.
/// - What SVG 1.1 has not: `mask-type` and `mix-blend-mode`, which librsvg and browsers know. `plus-lighter` is known to
///   browsers alone; elsewhere such a group is drawn over what is behind it.
package func svg(_ list: DisplayList) -> String {
  var writer = SVGWriter()
  writer.hasBackdrops = list.commands.contains(where: \.hasBackdrop)
  writer.draw(list.commands)
  let (width, height) = (Double(list.width) / list.scale, Double(list.height) / list.scale)
  let head = SVGElement("svg")
    .with("xmlns", "http://www.w3.org/2000/svg").with("width", width.svg).with("height", height.svg)
    .with("viewBox", "0 0 \(list.width) \(list.height)")
  let definitions = writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n"
  return head.opening + "\n" + definitions + writer.body + "</svg>\n"
}

/// Writes commands one after the other, and collects what they refer to.
struct SVGWriter {
  /// The elements written so far.
  var body = ""
  /// Gradients, clips, masks, filters, glyphs and pictures, in the order of their first use.
  var definitions = ""
  /// The map of the coordinates of what is written next to the viewBox.
  var transform = AffineTransform.identity
  /// What was drawn before the present command on the same ground, where a list blurs what lies behind a shape.
  var before: [DrawCommand] = []
  /// Whether the list does so.
  var hasBackdrops = false
  /// Ids of named groups that are taken.
  var groupIDs: Set<String> = []
  /// Numbers of the fonts that were met.
  var faces: [FontFace: Int] = [:]
  /// Glyphs that are defined: nil for those without an outline.
  var glyphIDs: [GlyphKey: String?] = [:]
  /// Pictures that are defined.
  var imageIDs: [PixelHash: String] = [:]
  /// Ids of other definitions by their text.
  private var definitionIDs: [String: String] = [:]
  private var counts: [String: Int] = [:]

  /// A glyph of a font.
  struct GlyphKey: Hashable {
    let face: FontFace
    let glyph: UInt32
  }

  /// Writes commands, first to last.
  mutating func draw(_ commands: [DrawCommand]) {
    let commands = commands.flatMap(\.lifted)
    if commands.contains(where: \.isCutting) { return drawCutting(commands) }
    let outer = before
    defer { before = outer }
    for (index, command) in commands.enumerated() {
      if hasBackdrops { before = outer + commands[..<index] }
      switch command.kind {
      case .fill(let shape, let brush): fill(shape, brush)
      case .stroke(let shape, let line, let brush): stroke(shape, line, brush)
      case .shadow(let shape, let shadow): self.shadow(shape, shadow)
      case .backdrop(let shape, let sigma): backdrop(shape, sigma: sigma)
      case .glyphs(let run): glyphs(run)
      case .image(let picture): image(picture)
      case .group(let part): group(part)
      }
    }
  }

  /// Writes an element without content.
  mutating func add(_ element: SVGElement) { body += element.text + "\n" }

  /// Writes an element around what `content` writes.
  mutating func add(_ element: SVGElement, around content: (inout SVGWriter) -> Void) {
    body += element.opening + "\n"
    content(&self)
    body += element.closing + "\n"
  }

  /// What `content` writes, without writing it.
  mutating func collect(_ content: (inout SVGWriter) -> Void) -> String {
    let before = body
    body = ""
    content(&self)
    defer { body = before }
    return body
  }

  /// Defines an element with some content, once for equal ones; returns `url(#id)`.
  mutating func define(_ kind: String, _ element: SVGElement, content: String) -> String {
    let key = element.text + content
    if let id = definitionIDs[key] { return "url(#\(id))" }
    let id = newID(kind)
    definitionIDs[key] = id
    let identified = element.withFirst("id", id)
    definitions += identified.opening + "\n" + content + identified.closing + "\n"
    return "url(#\(id))"
  }

  /// The next id of a kind of definition.
  mutating func newID(_ kind: String) -> String {
    let number = (counts[kind] ?? 0) + 1
    counts[kind] = number
    return "_\(kind)\(number)"
  }
}
