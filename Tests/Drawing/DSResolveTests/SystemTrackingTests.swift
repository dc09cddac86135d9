import DSGeometry
import DSNode
import DSText
import Foundation
import TestFolder
import Testing

@testable import DSResolve

/// The letters in place of San Francisco's; `Fixtures/TextMetrics/widths.json` has the widths that theirs are compared with.
struct SystemTrackingTests {
  struct Recordings: Decodable {
    struct Group: Decodable {
      var size, weight: Double
      var texts: [String: Double]
    }

    var widths: [Group]
  }

  /// A context whose own font stands in for the platform's.
  private var standing: ResolveContext {
    var standing = context()
    standing.families = ["Sans", "Other", "Small"]
    standing.standIn = StandInFont(family: "Sans", smallCapitals: "Small")
    return standing
  }

  private func style(_ view: DSNode, _ context: ResolveContext) -> TextStyle? {
    firstText(resolved(view, context).view)?.paragraph.spans[0].style
  }

  @Test func `letters are tracked as San Francisco's of their size and weight are`() {
    #expect(abs(SystemTracking.points(size: 13, weight: 400) - 0.52) < 1e-9)
    #expect(abs(SystemTracking.points(size: 13, weight: 900) - 0.5135) < 1e-9)
    #expect(abs(SystemTracking.points(size: 14, weight: 100) - 0.4935) < 1e-9)
    #expect(abs(SystemTracking.points(size: 2, weight: 400) - 0.17) < 1e-9)
    #expect(abs(SystemTracking.points(size: 100, weight: 550)) < 1e-9)
    let body = style(text("a", .font(.textStyle("body", weight: nil))), standing)
    #expect(body?.fontTracking == SystemTracking.points(size: 17, weight: 400))
    #expect(body?.tracking == 0)
    #expect(body?.japaneseScale == 0.935)
  }

  @Test func `a system's own font and one that a text names are not tracked, and neither is what was recorded`() {
    #expect(style(text("a"), context())?.fontTracking == 0)
    #expect(style(text("a"), context())?.japaneseScale == 1)
    let other = Modifier.font(.parts(family: .literal(["Other"]), size: nil, weight: nil))
    #expect(style(text("a", other), standing)?.fontTracking == 0)
    var recorded = standing
    recorded.textsAreRecorded = true
    #expect(style(text("a"), recorded)?.fontTracking == 0)
  }

  @Test func `small capitals come from a font that has some`() {
    let small = Modifier.FontTraits(smallCaps: .all)
    let found = style(text("a", .font(.traits(small, .parts(family: nil, size: .literal(20), weight: nil)))), standing)
    #expect(found?.family == "Small")
    #expect(found?.fontTracking == 0)
  }

  @Test func `words and sentences are as wide as in San Francisco`() throws {
    let path = Repository.path + "/Fixtures/TextMetrics/widths.json"
    let recordings = try JSONDecoder().decode(Recordings.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    let font = FontFile(
      path: Repository.path + "/.fonts/InterTight.ttf",
      sha256: "b81b73dcb64df3c230cabade7df6c5773bf863233f24c9ee51087519f1f88b6f", family: "Inter Tight",
      weights: 100...900, italic: false, location: here)
    let shaper = TextShaper(library: FontLibrary(files: [font], fallbacks: []))
    var (ours, theirs, count, near) = (0.0, 0.0, 0, 0)
    for group in recordings.widths {
      var style = TextStyle(family: "Inter Tight", size: group.size, weight: group.weight)
      style.fontTracking = SystemTracking.points(size: group.size, weight: group.weight)
      for (text, recorded) in group.texts.sorted(by: { $0.key < $1.key }) where !text.hasSuffix(" ") {
        // Widths were rounded up to half a point.
        let layout = try shaper.layout(TextParagraph([.init(text, style)]), width: nil)
        let (width, exact) = (layout.size.width, recorded - 0.25)
        ours += width
        theirs += exact
        count += 1
        near += abs(width - exact) <= max(exact / 100, 0.5) ? 1 : 0
        if exact > 200, group.size <= 17 {
          #expect(abs(width - exact) < exact / 200, "\(text) at \(group.size) points is \(width) wide, not \(exact)")
        }
      }
    }
    #expect(count > 850)
    #expect(abs(ours / theirs - 1) < 0.002)
    #expect(Double(near) / Double(count) > 0.79)
  }
}
