import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import SwiftUI
import Testing

@testable import DSView

@MainActor
struct TextTests {
  private func lower(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> LoweredView {
    var environment = EnvironmentValues.drawing
    change(&environment)
    return lowered(view, in: environment, at: SourceLocation(file: "Card.swift", line: 1))
  }

  private func dump(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    lower(view, change).node.text(.comparable)
  }

  private func plain(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues.drawing
    change(&environment)
    return text.plain(in: environment)
  }

  @Test func `numbers in a literal are written as the locale does`() {
    #expect(plain(Text("\(12876) of \(1234.5) and \(UInt8(200))")) == "12,876 of 1,234.500000 and 200")
    #expect(plain(Text("\(-12876)")) == "-12,876")
    #expect(plain(Text("\(12876)")) { $0.locale = Locale(identifier: "de_DE") } == "12.876")
    #expect(plain(Text(verbatim: "\(12876)")) == "12876")
  }

  @Test func `specifiers are those of C, and plain numbers are grouped`() {
    #expect(plain(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(plain(Text("\(1234.5, specifier: "%.1f") km")) == "1,234.5 km")
    #expect(plain(Text("\(7, specifier: "%03d")|\(255, specifier: "%x")|\(5, specifier: "%4d")")) == "007|ff|   5")
    #expect(plain(Text("\(0.5, specifier: "%.0f%%")")) == "0%")
    #expect(plain(Text("\(2.5, specifier: "%+.1f")")) == "+2.5")
  }

  @Test func `percent signs stay as they are written`() {
    #expect(plain(Text("100% sure")) == "100% sure")
    #expect(plain(Text("\(50)% of 100%")) == "50% of 100%")
    #expect(plain(Text(LocalizedStringKey("5% %@"))) == "5% %@")
  }

  @Test func `values in formats follow the environment where they name no locale`() {
    let date = Date(timeIntervalSinceReferenceDate: 86_400 * 1.5)
    #expect(plain(Text(0.25, format: .percent)) == "25%")
    #expect(plain(Text(1234.5, format: .currency(code: "USD"))) == "$1,234.50")
    #expect(plain(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") } == "1.234,5")
    let french = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "fr_FR"))
    #expect(plain(Text(0.5, format: french)) == "0,5")
    #expect(plain(Text("due \(date, format: .dateTime.year().month().day())")) == "due Jan 2, 2001")
    #expect(plain(Text(date, format: .dateTime.hour().minute())).replacing("\u{202F}", with: " ") == "12:00 PM")
    let tokyo = plain(Text(date, format: .dateTime.hour().minute())) { $0.timeZone = TimeZone(secondsFromGMT: 32_400)! }
    #expect(tokyo.hasPrefix("9:00"))
  }

  @Test func `formatters write values, following the environment instead of the machine`() {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    #expect(plain(Text(Date(timeIntervalSinceReferenceDate: 0), formatter: formatter)) == "Jan 1, 2001")
    let number = NumberFormatter()
    number.numberStyle = .decimal
    #expect(plain(Text(NSNumber(value: 12876), formatter: number)) == "12,876")
  }

  @Test func `dates have styles, the relative ones from a fixed moment`() {
    let date = Date(timeIntervalSinceReferenceDate: 2 * 3600 + 23 * 60 + 5)
    #expect(plain(Text(date, style: .date)) == "January 1, 2001")
    #expect(plain(Text(date, style: .time)).replacing("\u{202F}", with: " ") == "2:23 AM")
    #expect(plain(Text(date, style: .relative)) == "2 hr, 23 min")
    #expect(plain(Text(date, style: .offset)) == "+2 hours")
    #expect(plain(Text(date, style: .timer)) == "2:23:05")
    #expect(plain(Text("in \(date, style: .relative)")) == "in 2 hr, 23 min")
    let later = Date(timeIntervalSinceReferenceDate: 5 * 3600)
    #expect(
      plain(Text(date...later)).replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
        == "2:23 – 5:00 AM")
    #expect(plain(Text(timerInterval: date...later)) == "2:36:55")
    #expect(plain(Text(timerInterval: date...later, countsDown: false)) == "0:00")
    #expect(plain(Text(timerInterval: date...later, pauseTime: later - 61, showsHours: false)) == "1:01")
  }

  @Test func `Markdown of literals is read, that of values is not`() {
    #expect(
      dump(Text("a **b** *c* ~~d~~ `e` [f](https://x.y) \("**g**")")) == """
        Text
          span "a "
          span "b"
            .bold
          span " "
          span "c"
            .italic true
          span " "
          span "d"
            .strikethrough true
          span " "
          span "e"
            .fontTraits design=monospaced
          span " "
          span "f"
            .foregroundStyle tint
          span " **g**"
        """)
    #expect(plain(Text("**b** alone")) == "b alone")
    #expect(plain(Text(String("**b**"))) == "**b**")
    #expect(plain(Text(verbatim: "**b**")) == "**b**")
  }

  @Test func `texts join and nest with their styles, the inner ones first`() {
    let text = Text("a").bold() + Text("b \(Text("c").italic()) d").foregroundColor(.red)
    #expect(
      dump(text.underline(pattern: .dash, color: .blue)) == """
        Text
          span "a"
            .bold
            .underline true pattern=dash paint=system(blue)
          span "b "
            .foregroundStyle system(red)
            .underline true pattern=dash paint=system(blue)
          span "c"
            .italic true
            .foregroundStyle system(red)
            .underline true pattern=dash paint=system(blue)
          span " d"
            .foregroundStyle system(red)
            .underline true pattern=dash paint=system(blue)
        """)
    #expect(Text("a").bold() == Text("a").bold() && Text("a") != Text("b"))
  }

  @Test func `modifiers of text reach the line`() {
    let text = dump(
      Text(verbatim: "a").textCase(.uppercase).baselineOffset(4).monospacedDigit().fontDesign(.serif)
        .lineLimit(2...4).minimumScaleFactor(0.5).dynamicTypeSize(.xxLarge).strikethrough(color: .red)
        .redacted(reason: .placeholder).fontWidth(.condensed))
    for line in [
      ".baselineOffset 4", ".textCase uppercase", ".fontTraits monospacedDigits", ".fontTraits design=serif",
      ".lineRange 2 4", ".minimumScaleFactor 0.5", ".environment dynamicTypeSize \"xxLarge\"",
      ".strikethrough true paint=system(red)", ".redacted true", ".fontTraits width=-0.2",
    ] {
      #expect(text.contains(line), "\(line) in \(text)")
    }
  }

  @Test func `a size of text is kept within bounds`() {
    func size(_ view: some View) -> String? {
      dump(view) { $0.dynamicTypeSize = .xxxLarge }.split(separator: "\"").last {
        $0.contains("arge") || $0.contains("acc")
      }
      .map(String.init)
    }
    #expect(size(Text(verbatim: "a").dynamicTypeSize(...DynamicTypeSize.large)) == "large")
    #expect(size(Text(verbatim: "a").dynamicTypeSize(DynamicTypeSize.accessibility1...)) == "accessibility1")
    #expect(size(Text(verbatim: "a").dynamicTypeSize(.small ... .accessibility5)) == nil)
  }

  @Test func `what is private is hidden for privacy alone, and what is not hidden stays`() {
    func isHidden(_ view: some View) -> Bool { dump(view).contains(".redacted true") }
    #expect(isHidden(Text("a").privacySensitive().redacted(reason: .privacy)))
    #expect(!isHidden(Text("a").redacted(reason: .privacy)))
    #expect(!isHidden(Text("a").privacySensitive()))
    #expect(dump(Text("a").unredacted().redacted(reason: .placeholder)).contains(".redacted false"))
  }

  @Test func `fonts say what they consist of`() {
    func font(_ font: Font) -> String {
      dump(Text(verbatim: "a").font(font)).split(separator: "\n").last.map { String($0.drop { $0 == " " }) } ?? ""
    }
    #expect(font(.system(size: 20)) == ".font font(size=20)")
    #expect(
      font(.system(size: 20, weight: .bold, design: .serif)) == ".font traits(font(size=20 weight=700) design=serif)")
    #expect(
      font(.system(.title, design: .rounded, weight: .light)) == ".font traits(style(title weight=300) design=rounded)")
    #expect(font(.custom("Mono", size: 12)) == #".font font(family=["Mono"] size=12 relativeTo=body)"#)
    #expect(
      font(.custom("Mono", size: 12, relativeTo: .title)) == #".font font(family=["Mono"] size=12 relativeTo=title)"#)
    #expect(font(.custom("Mono", fixedSize: 12)) == #".font font(family=["Mono"] size=12)"#)
    #expect(
      font(.body.bold().italic().smallCaps().monospacedDigit().leading(.tight))
        == ".font traits(style(body) bold italic=true smallCaps=all monospacedDigits leading=-2)")
    #expect(font(.body.monospaced().width(.expanded)) == ".font traits(style(body) design=monospaced width=0.2)")
  }

  @Test func `a picture is a piece of a text, by itself and among letters`() {
    #expect(
      dump(Text(Image(systemName: "star")).foregroundColor(.red))
        == "Text\n  span \"\u{FFFC}\" image=Image(systemSymbol(star))\n    .foregroundStyle system(red)")
    let mixed = lower(Text("\(Image(systemName: "star")) rated"))
    #expect(mixed.warnings.isEmpty)
    #expect(
      mixed.node.text(.comparable) == "Text\n  span \"\u{FFFC}\" image=Image(systemSymbol(star))\n  span \" rated\"")
    #expect(plain(Text("\(Image(systemName: "star")) rated")) == " rated")
  }

  @Test func `where a selection of letters ends changes no picture`() {
    let text = lower(Text("a").textSelectionAffinity(.upstream))
    #expect(text.warnings.isEmpty && text.node.text(.comparable) == dump(Text("a")))
  }

  @Test func `what is set around a text can be taken back`() {
    #expect(dump(Text("a").bold()) == "Text\n  span \"a\"\n    .bold")
    #expect(dump(Text("a").bold(false)) == "Text\n  span \"a\"\n    .fontReset bold")
    #expect(dump(Text("a").italic(false).fontWeight(nil)).hasSuffix(".fontReset italic\n    .fontReset weight"))
    let view = VStack { Text("a") }.bold(false).fontWeight(nil).italic(false).fontDesign(nil).fontWidth(nil)
    let resets = ["bold", "weight", "italic", "design", "width"].map { "  .fontReset \($0)" }
    #expect(
      dump(view.monospaced(false)).split(separator: "\n").dropFirst().prefix(6).map(String.init)
        == resets + ["  .fontReset monospaced"])
  }

  @Test func `letters can be of the secondary scale, move together, and choose their direction`() {
    #expect(dump(Text("a").textScale(.secondary)).hasSuffix(".fontTraits secondary=true"))
    #expect(dump(Text("a").textScale(.secondary, isEnabled: false)) == "Text \"a\"")
    #expect(dump(VStack { Text("a") }.textScale(.secondary)).contains("  .fontTraits secondary=true"))
    #expect(dump(VStack { Text("a") }.allowsTightening(true)).contains("  .allowsTightening true"))
    #expect(dump(Text("a").writingDirection(strategy: .layoutBased)).contains(".writingDirection followsContent=false"))
    #expect(
      dump(Text("a").multilineTextAlignment(strategy: .writingDirectionBased)).contains(
        ".alignmentDirection followsContent=true"))
  }
}
