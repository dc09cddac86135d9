import DSGeometry
import TestFolder
import Testing

@testable import DSShotDrawing

/// The components that are made up of others have the numbers of the published style sheets and pictures.
/// `docs/evidence/systems-compared.md` says what was compared.
struct PublishedCompositionTests {
  private static let accordion = "core-web accordion-item.scss 64e711cf"
  private static let brand = "core-web brand.scss 5623a642"
  private static let breadcrumb = "core-web breadcrumb.scss 03af019c"
  private static let divider = "core-web divider.scss 4c37eac6"
  private static let drawer = "core-web drawer.scss f5c34016"
  private static let infotext = "core-web infotext.scss 009aa8af"
  private static let loading = "core-web loading-indicator.scss 16f35209"
  private static let tab = "core-web tab-item.scss ad91e8f4"
  private static let tag = "core-web tag.scss 502ed9dc"
  private static let tooltip = "core-web tooltip.scss 053bff8b"
  private static let popover = "core-web _popover-component.scss 9b9267af"

  @Test(arguments: [
    PublishedFact(accordion, "dbux/accordion/divider@db.light", "summary", .height([44, 56, 76])),
    .init(accordion, "dbux/accordion/divider@db.light", "headline", .across("icon", [12, 16, 24])),
    .init(
      "core-web accordion.scss 64e711cf", "dbux/accordion/divider@db.light", "divider", .height([17, 25, 33])),
    .init(brand, "dbux/brand/default@db.light", "icon", .width([32, 40, 48])),
    .init(brand, "dbux/brand/default@db.light", "icon", .across("title", [8, 12, 16])),
    .init(brand, "dbux/brand/default@db.light", "title", .font([14, 16, 20], weight: 700)),
    .init(breadcrumb, "dbux/breadcrumb/small@db.light", "chevron", .width([16])),
    .init(divider, "dbux/divider/horizontal-weak@db.light", "divider", .height([17, 25, 33])),
    .init(drawer, "dbux/drawer/open@db.light", "head", .height([48, 64, 80])),
    .init(drawer, "dbux/drawer/open@db.light", "title", .font([14, 16, 20], weight: 700)),
    .init(infotext, "dbux/infotext/neutral-medium@db.light", "icon", .across("text", [4, 4, 8])),
    .init(infotext, "dbux/infotext/neutral-medium@db.light", "icon", .ink("adaptive.onBgBasicEmphasis70Default")),
    .init(infotext, "dbux/infotext/neutral-medium@db.light", "text", .ink("adaptive.onBgBasicEmphasis80Default")),
    .init(infotext, "dbux/infotext/neutral-medium@db.light", "text", .font([12, 14, 16], weight: 400)),
    .init(loading, "dbux/loading-indicator/circular@db.light", "track", .width([16, 19.2, 22.4])),
    .init(loading, "dbux/loading-indicator/circular@db.light", "label", .font([10, 12, 14], weight: 400)),
    .init(loading, "dbux/loading-indicator/bar@db.light", "track", .height([10, 12, 14])),
    .init(loading, "dbux/loading-indicator/bar@db.light", "loading-bar", .down("label", [4, 4, 8])),
    .init(tab, "dbux/tabs/horizontal@db.light", "tab", .height([32, 40, 52])),
    .init(tag, "dbux/tag/strong@db.light", "tag", .height([20, 24, 28])),
    .init(tag, "dbux/tag/strong@db.light", "icon", .across("title", [4, 4, 8])),
    .init(tooltip, "dbux/tooltip/wrapped@db.light", "text", .font([12, 14, 16], weight: 400)),
    .init(tooltip, "dbux/tooltip/wrapped@db.light", "tooltip", .ground("adaptive.bgBasicLevel1Default")),
    .init(
      tooltip, "dbux/tooltip/wrapped@db.light", "tooltip", .line("adaptive.onBgBasicEmphasis60Default", width: 1)),
    .init(popover, "dbux/popover/open@db.light", "container", .down("surface", [4, 4, 8])),
  ])
  func `DB UX's compositions have the published numbers in every density`(fact: PublishedFact) throws {
    try fact.check(densities: ["functional", "regular", "expressive"])
  }

  @Test(arguments: [
    PublishedFact(breadcrumb, "dbux/breadcrumb/medium-chevron@db.light", "chevron", .width([20])),
    .init(breadcrumb, "dbux/breadcrumb/medium-slash@db.light", "slash", .font([14], weight: 400)),
    .init(loading, "dbux/loading-indicator/bar-result-inactive-small@db.light", "loading-bar", .height([12])),
    .init(
      loading, "dbux/loading-indicator/circular-result-inactive-medium@db.light", "track",
      .line("adaptive.onBgBasicEmphasis70Default", width: 4.8)),
    .init(
      loading, "dbux/loading-indicator/circular-result-inactive-small@db.light", "track",
      .line("adaptive.onBgBasicEmphasis70Default", width: 4)),
  ])
  func `DB UX has the published numbers that no density changes`(fact: PublishedFact) throws {
    try fact.check(densities: ["regular"])
  }

  private static let ouds = "ouds-android 35cb551"
  private static let bar = "\(ouds) OudsTopAppBar.kt"
  private static let floating = "\(ouds) OudsFloatingActionButton.kt"
  private static let area = "\(ouds) OudsTextArea.kt"

  @Test(arguments: [
    PublishedFact(bar, "ouds/top-app-bar/size-small@orange.light", "top-app-bar", .height([64])),
    .init(bar, "ouds/top-app-bar/size-medium@orange.light", "top-app-bar", .height([112])),
    .init(bar, "ouds/top-app-bar/size-large@orange.light", "top-app-bar", .height([152])),
    .init(bar, "ouds/top-app-bar/size-small@orange.light", "title", .font([22], weight: 400)),
    .init(bar, "ouds/top-app-bar/size-medium@orange.light", "title", .font([24], weight: 400)),
    .init(bar, "ouds/top-app-bar/size-large@orange.light", "title", .font([28], weight: 400)),
    .init(floating, "ouds/floating-button/size-small@orange.light", "floating-button", .width([40])),
    .init(floating, "ouds/floating-button/size-default@orange.light", "floating-button", .width([56])),
    .init(floating, "ouds/floating-button/size-large@orange.light", "floating-button", .width([96])),
    .init(floating, "ouds/floating-button/extended-strong@orange.light", "icon", .across("label", [12])),
    .init(area, "ouds/text-area/filled@orange.light", "field", .height([108])),
    .init(area, "ouds/text-area/error@orange.light", "field", .inset("error-icon", [218])),
    .init(area, "ouds/text-area/error@orange.light", "label", .down("text", [0])),
    .init("\(ouds) OudsFilterChip.kt", "ouds/filter-chip/icon-Unselected@orange.light", "label", .across("icon", [6])),
    .init("\(ouds) OudsBulletList.kt", "ouds/bullet-list/kind-bullet@orange.light", "bullet", .width([20])),
    .init(
      "\(ouds) OudsCircularProgressIndicator.kt", "ouds/circular-progress/share@orange.light", "track",
      .line("component.progressIndicator.colorContentTrack", width: 6)),
    .init(
      "\(ouds) OudsControlItem.kt", "ouds/checkbox-item/error@orange.light", "error-icon",
      .ink("semantic.color.actionNegativeEnabled")),
  ])
  func `OUDS's compositions have the published numbers`(fact: PublishedFact) throws {
    try fact.check(densities: ["regular"])
  }

  /// A part of a picture at large type: its width at the usual size, and whether it grows.
  struct Grown: Sendable, CustomTestStringConvertible {
    var shot: String
    var part: String
    var width: Double
    var grows = true

    init(_ shot: String, _ part: String, _ width: Double, grows: Bool = true) {
      (self.shot, self.part, self.width, self.grows) = (shot, part, width, grows)
    }

    var testDescription: String { "\(shot) › \(part)" }
  }

  // Where ouds-android 35cb551 multiplies a size by the scale of fonts, and where it does not.
  @Test(arguments: [
    Grown("alert/large-type", "status-icon", 24), Grown("alert/large-type", "bullet", 16),
    Grown("inline-alert/large-type", "status-icon", 24), Grown("badge/large-type-count", "badge", 16),
    Grown("badge/large-type-icon", "badge", 16), Grown("badge/large-type-dot", "badge", 16, grows: false),
    Grown("bullet-list/large-type-bullet", "bullet", 20), Grown("button/icon-only-large-type", "icon", 24),
    Grown("suggestion-chip/large-type", "icon", 16), Grown("circular-progress/large-type", "track", 48),
    Grown("floating-button/large-type", "icon", 24), Grown("input-tag/large-type", "close", 16),
    Grown("tag/large-type-icon", "asset", 16), Grown("tag/large-type-loader", "asset", 16),
    Grown("text-input/error-large-type", "icon", 24),
    Grown("checkbox-item/large-type", "mark", 20, grows: false),
    Grown("checkbox-item/large-type", "control-item-icon", 24, grows: false),
    Grown("link/large-type", "chevron", 20, grows: false),
  ])
  func `OUDS's icons grow with type where Orange's do`(_ grown: Grown) throws {
    let (shot, system) = try PublishedSystems.shot(
      "ouds/\(grown.shot)@orange.light.regular.type-accessibility1")
    let width = try #require(try frames(of: shot, of: system)[grown.part], "no part").frame.size.width
    // Body text is 17 points, and 28 at this size.
    #expect(abs(width - grown.width * (grown.grows ? 28 / 17 : 1)) < 0.01)
  }
}
