import DSDiagnostics
import DSProject
import DSResolve
import DSShots
import DSText
import TestFolder
import Testing

@testable import DSShotDrawing

/// States and variants of both systems have the numbers and colours of the published sources. `Fixtures/NOTICE.md` names
/// the files.
struct PublishedStatesTests {
  private static let checkbox = "core-web checkbox.scss d350a9ae"
  private static let custom = "core-web custom-select.scss 54f4cd5a"
  private static let form = "core-web _form-components.scss 264431d3"
  private static let divider = "core-web _divider.scss 502ed9dc"
  private static let tag = "core-web tag.scss 502ed9dc"
  private static let tags = "core-web _tag-components.scss 64e711cf"

  @Test(arguments: [
    PublishedFact(custom, "dbux/custom-select/chosen@db.light", "field", .inset("text", [6, 8, 12])),
    .init(custom, "dbux/custom-select/chosen@db.light", "clear", .width([20, 24, 28])),
    .init(custom, "dbux/custom-select/chosen@db.light", "clear", .across("trailing-icon", [12, 16, 24])),
    .init(divider, "dbux/custom-select/chosen@db.light", "clear-line", .height([20, 24, 28])),
    .init(divider, "dbux/custom-select/chosen@db.light", "clear-line", .ground("adaptive.onBgBasicEmphasis60Default")),

    .init(tags, "dbux/tag/selected-true@db.light", "tag-shape", .ground("adaptive.bgVibrantDefault")),
    .init(tags, "dbux/tag/selected-true@db.light", "tag-shape", .line("adaptive.onBgBasicEmphasis70Default", width: 1)),
    .init(tags, "dbux/tag/selected-true@db.light", "title", .ink("adaptive.onBgVibrantDefault")),
    .init(tags, "dbux/tag/selected-false@db.light", "tag-shape", .ground("adaptive.bgBasicLevel1Default")),
    .init(tag, "dbux/tag/selected-true@db.light", "title", .across("check", [4, 4, 8])),
    .init(tag, "dbux/tag/selected-true@db.light", "check", .width([16, 20, 24])),
  ])
  func `DB UX has the published numbers of its variants in every density`(fact: PublishedFact) throws {
    try fact.check(densities: ["functional", "regular", "expressive"])
  }

  @Test(arguments: [
    PublishedFact(custom, "dbux/custom-select/chosen-icon@db.light", "icon", .across("text", [8])),
    .init(
      form, "dbux/custom-select/valid@db.light", "field", .line("adaptive.onBgBasicEmphasis70Default", width: 1),
      hue: "successful"),

    .init(
      checkbox, "dbux/checkbox/valid-checked@db.light", "checkbox-mark",
      .ground("adaptive.bgInvertedContrastHighDefault"), hue: "successful"),
    .init(
      checkbox, "dbux/checkbox/valid-unchecked@db.light", "checkbox-mark",
      .line("adaptive.onBgBasicEmphasis70Default", width: 2), hue: "successful"),
    .init(
      checkbox, "dbux/checkbox/valid-checked@db.light", "label", .ink("adaptive.onBgBasicEmphasis80Default"),
      hue: "successful"),
    .init(
      checkbox, "dbux/checkbox/validation-state-invalid-hovered@db.light", "checkbox-mark",
      .ground("adaptive.bgInvertedContrastHighHovered"), hue: "critical"),
    .init(
      checkbox, "dbux/checkbox/validation-state-valid-pressed@db.light", "label",
      .ink("adaptive.onBgBasicEmphasis80Pressed"), hue: "successful"),

    .init(
      form, "dbux/switch/valid-on@db.light", "track", .ground("adaptive.bgInvertedContrastLowDefault"),
      hue: "successful"),
    .init(
      form, "dbux/switch/valid-off@db.light", "track", .line("adaptive.onBgBasicEmphasis70Default", width: 2),
      hue: "successful"),
    .init(
      form, "dbux/switch/validation-state-valid-hovered@db.light", "track",
      .ground("adaptive.bgInvertedContrastLowHovered"), hue: "successful"),
    .init(tags, "dbux/tag/selected-state-hovered@db.light", "tag-shape", .ground("adaptive.bgVibrantHovered")),
  ])
  func `DB UX has the published colours of what is valid and chosen`(fact: PublishedFact) throws {
    try fact.check(densities: ["regular"])
  }

  private static let ouds = "ouds-android 35cb551"
  private static let link = "\(ouds) OudsLink.kt"
  private static let bar = "\(ouds) OudsNavigationBar.kt"
  private static let radio = "\(ouds) OudsRadioButtonItem.kt"
  private static let input = "\(ouds) OudsTextInput.kt"
  private static let floating = "\(ouds) OudsFloatingActionButton.kt, Material 3"

  @Test(arguments: [
    PublishedFact(link, "ouds/link/state-hovered@wireframe.light", "chevron", .ink("component.link.colorChevronHover")),
    .init(link, "ouds/link/state-pressed@sosh.light", "chevron", .ink("component.link.colorChevronPressed")),
    .init(link, "ouds/link/state-focused@wireframe.light", "chevron", .ink("component.link.colorChevronFocus")),

    .init(bar, "ouds/navigation-bar-item/state-Unselected-default@orange.light", "indicator", .absent),
    .init(
      bar, "ouds/navigation-bar-item/state-Unselected-hovered@orange.light", "indicator",
      .ground("component.bar.colorCurrentIndicatorCustomSelectedHover")),
    .init(bar, "ouds/navigation-bar-item/state-Unselected-focused@orange.light", "indicator", .absent),
    .init(
      bar, "ouds/navigation-bar-item/state-Selected-pressed@wireframe.light", "icon",
      .ground("component.bar.colorCurrentIndicatorAndroidSelectedPressed")),
    .init(bar, "ouds/navigation-bar-item/state-Selected-default@wireframe.light", "icon", .width([56])),
    .init(bar, "ouds/navigation-bar-item/state-Selected-default@wireframe.light", "icon", .height([32])),
    .init(bar, "ouds/navigation-bar-item/state-Selected-default@wireframe.light", "icon", .down("label", [4])),

    .init(
      radio, "ouds/radio-item/outlined-checked@orange.light", "outline",
      .line("semantic.color.actionSelected", width: 1)),
    .init(
      radio, "ouds/radio-item/outlined-state-pressed@orange.light", "outline",
      .line("semantic.color.actionPressed", width: 1)),
    .init(
      radio, "ouds/radio-item/outlined-state-disabled@orange.light", "outline",
      .line("semantic.color.actionDisabled", width: 1)),
    .init(
      radio, "ouds/radio-item/outlined-error@orange.light", "outline",
      .line("semantic.color.actionNegativeEnabled", width: 1)),
    .init(radio, "ouds/radio-item/outlined-checked@orange.light", "divider", .absent),

    .init(
      input, "ouds/password-input/read-only@orange.light", "action",
      .ink("component.button.colorContentMinimalDisabled")),

    .init(floating, "ouds/floating-button/label-only-strong@orange.light", "floating-button", .inset("label", [20])),
    .init(floating, "ouds/floating-button/label-only-strong@orange.light", "floating-button", .height([56])),
    .init(floating, "ouds/floating-button/label-only-short@orange.light", "floating-button", .width([80])),
  ])
  func `OUDS has the published numbers and colours of its states and variants`(fact: PublishedFact) throws {
    try fact.check(densities: ["regular"])
  }

  @Test(arguments: [("small", 22.0), ("medium", 24.0), ("large", 28.0)])
  func `titles of top bars grow with type, as Material's do`(size: String, points: Double) throws {
    let (shot, system) = try PublishedSystems.shot(
      "ouds/top-app-bar/large-type-\(size)@orange.light.regular.type-accessibility1")
    var bag = DiagnosticBag()
    let root = resolve(shot.scenario.node, in: system.context(of: shot), &bag)
    let style = try #require(root.firstNamed("title")?.first(\.textStyle))
    // Body text is 17 points, and 28 at this size.
    #expect(abs(style.size - points * 28 / 17) < 0.01)
  }
}
