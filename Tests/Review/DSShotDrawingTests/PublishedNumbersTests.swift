import DSGeometry
import TestFolder
import Testing

@testable import DSShotDrawing

/// The fixtures' components have the numbers of the sources that their design systems publish. `Fixtures/NOTICE.md` says
/// where these are.
struct PublishedNumbersTests {
  private static let badge = "core-web badge.scss 053bff8b"
  private static let tags = "core-web _tag-components.scss 032ef8d9"
  private static let form = "core-web _form-components.scss 264431d3"
  private static let checkbox = "core-web checkbox.scss d350a9ae"
  private static let icons = "core-web _default-variables.scss 9e4d64e3"
  private static let notification = "core-web notification.scss 0e00ff90"
  private static let component = "core-web _component.scss 264431d3"
  private static let button = "core-web button.scss ff277236"
  private static let switches = "core-web switch.scss aae202ce"
  private static let radio = "core-web radio.scss 264431d3"

  @Test(arguments: [
    PublishedFact(badge, "dbux/badge/weak@db.light", "title", .font([12, 14, 16], weight: 700)),
    .init(badge, "dbux/badge/kinds-icon-medium@db.light", "icon", .width([24, 28, 40])),
    .init(badge, "dbux/badge/kinds-icon-small@db.light", "icon", .width([18, 18, 24])),
    .init(badge, "dbux/badge/kinds-dot-medium@db.light", "dot", .width([8, 12, 16])),
    .init(badge, "dbux/badge/kinds-dot-small@db.light", "dot", .width([6, 8, 12])),
    .init(
      tags, "dbux/badge/kinds-icon-medium@db.light", "badge", .line("adaptive.onBgBasicEmphasis70Default", width: 1)),
    .init(tags, "dbux/badge/weak@db.light", "badge", .ground("adaptive.bgBasicLevel3Default")),

    .init(
      checkbox, "dbux/checkbox/indeterminate-small@db.light", "checkbox-mark",
      .ground("adaptive.bgBasicTransparentFullDefault")),
    .init(
      checkbox, "dbux/checkbox/indeterminate-small@db.light", "checkbox-mark",
      .line("adaptive.onBgBasicEmphasis100Default", width: 2)),
    .init(
      checkbox, "dbux/checkbox/checked@db.light", "checkbox-mark", .ground("adaptive.bgInvertedContrastMaxDefault")),
    .init(icons, "dbux/checkbox/checked@db.light", "mark", .width([20, 24, 28])),
    .init(icons, "dbux/checkbox/indeterminate-small@db.light", "mark", .width([16, 20, 24])),
    .init(icons, "dbux/button/primary-icon@db.light", "icon", .height([20, 24, 28])),
    .init(radio, "dbux/radio/on@db.light", "control", .width([20, 24, 28])),
    .init(switches, "dbux/switch/on@db.light", "track", .width([38, 46, 54])),
    .init(switches, "dbux/switch/on@db.light", "track", .height([20, 24, 28])),
    .init(switches, "dbux/switch/small-on@db.light", "track", .width([34, 38, 46])),

    .init(form, "dbux/input/filled@db.light", "label", .font([10, 12, 14], weight: 400)),
    .init(form, "dbux/input/filled@db.light", "label", .down("field", [6, 8, 12])),
    .init(form, "dbux/input/filled@db.light", "field", .height([32, 40, 48])),
    .init(form, "dbux/input/filled@db.light", "icon", .width([16, 20, 24])),
    .init(form, "dbux/input/filled@db.light", "icon", .ink("adaptive.onBgBasicEmphasis100Default")),
    .init(form, "dbux/input/filled@db.light", "field", .line("adaptive.onBgBasicEmphasis70Default", width: 1)),
    .init(form, "dbux/input/empty@db.light", "placeholder", .opacity(0.76)),
    .init(form, "dbux/input/focused@db.light", "caret", .width([1])),
    .init(form, "dbux/input/focused@db.light", "caret", .ground("adaptive.onBgBasicEmphasis100Default")),
    .init(form, "dbux/input/read-only@db.light", "field", .ground("adaptive.bgBasicTransparentFullDefault")),

    .init(notification, "dbux/notification/warning@db.light", "headline", .font([14, 16, 20], weight: 700)),
    .init(notification, "dbux/notification/warning@db.light", "text", .font([14, 16, 20], weight: 400)),
    .init(notification, "dbux/notification/warning@db.light", "icon", .across("lines", [12, 16, 24])),
    .init(notification, "dbux/notification/warning@db.light", "headline", .down("text", [6, 8, 12])),
    .init(notification, "dbux/notification/warning@db.light", "close", .width([20, 24, 28])),
    .init(
      notification, "dbux/notification/warning@db.light", "notification", .ground("adaptive.bgBasicLevel2Default"),
      hue: "warning"),
    .init(
      component, "dbux/notification/warning@db.light", "notification",
      .line("adaptive.onBgBasicEmphasis60Default", width: 1), hue: "warning"),
    .init(
      component, "dbux/card/flat@db.light", "surface", .line("adaptive.onBgBasicEmphasis60Default", width: 1)),

    .init(button, "dbux/button/icon-only-ghost-medium@db.light", "container", .width([32, 40, 48])),
    .init(button, "dbux/button/icon-only-ghost-small@db.light", "container", .width([20, 24, 28])),
    .init(button, "dbux/button/full-width@db.light", "container", .width([240])),
    .init(
      button, "dbux/button/primary@db.light", "container", .line("adaptive.onBgBasicEmphasis70Default", width: 1),
      hue: "brand"),
  ])
  func `DB UX has the published numbers in every density`(fact: PublishedFact) throws {
    try fact.check(densities: ["functional", "regular", "expressive"])
  }

  @Test(arguments: [
    PublishedFact(
      checkbox, "dbux/checkbox/invalid@db.light", "label", .ink("adaptive.onBgBasicEmphasis80Default"), hue: "critical"),
    .init(
      checkbox, "dbux/checkbox/invalid@db.light", "checkbox-mark",
      .line("adaptive.onBgBasicEmphasis70Default", width: 2), hue: "critical"),
    .init(component, "dbux/card/raised@db.light", "surface", .line("adaptive.onBgBasicEmphasis60Default", width: 1)),
    .init(
      component, "dbux/card/level-3-pressed@db.light", "surface",
      .line("adaptive.onBgBasicEmphasis60Default", width: 1)),
    .init(
      button, "dbux/button/state-ghost-hovered@db.light", "container", .ground("adaptive.bgBasicTransparentFullHovered")
    ),
  ])
  func `DB UX has the published colours of its states`(fact: PublishedFact) throws {
    try fact.check(densities: ["regular"])
  }

  private static let ouds = "ouds-android 35cb551"
  private static let borders = "\(ouds) OudsBorders.kt"
  private static let tag = "\(ouds) OudsTag.kt"
  private static let input = "\(ouds) OudsTextInput.kt"
  private static let area = "\(ouds) OudsTextArea.kt"
  private static let alert = "\(ouds) OudsAlertMessage.kt"

  @Test(arguments: [
    PublishedFact(
      borders, "ouds/button/default-focused@sosh.light", "ring", .line("semantic.color.borderFocus", width: 5)),
    .init(
      borders, "ouds/button/default-focused@sosh.light", "inset", .line("semantic.color.borderFocusInset", width: 2)),
    .init(tag, "ouds/tag/neutral@orange.light", "label", .font([13, 14], weight: 700)),
    .init(tag, "ouds/tag/asset-icon-default@orange.light", "asset", .ink("semantic.color.contentStatusInfo")),
    .init(tag, "ouds/tag/asset-icon-default@orange.light", "asset", .width([16])),
    .init(tag, "ouds/tag/asset-bullet-default@orange.light", "asset", .ground("semantic.color.contentStatusInfo")),
    .init(tag, "ouds/tag/asset-loader-small@orange.light", "asset", .width([12])),
    .init(input, "ouds/text-input/filled@orange.light", "text", .font([14, 16], weight: 500)),
    .init(input, "ouds/text-input/focused@orange.light", "caret", .ground("semantic.color.contentDefault")),
    .init(area, "ouds/text-area/empty@orange.light", "field", .height([92, 108])),
    .init(area, "ouds/text-area/placeholder@orange.light", "field", .height([88, 100])),
    .init("\(ouds) OudsSwitch.kt", "ouds/switch/on@orange.light", "cursor", .shadow),
    .init("\(ouds) OudsSwitch.kt", "ouds/switch/on-pressed@orange.light", "check", .absent),
    .init("\(ouds) OudsSwitch.kt", "ouds/switch/on-pressed@orange.light", "cursor", .width([28, 32])),
    .init(alert, "ouds/alert/info@orange.light", "label", .down("text", [8])),
    .init(alert, "ouds/alert/info@orange.light", "close", .width([40, 48])),
    .init("\(ouds) OudsButton.kt", "ouds/button/icon-only-default@orange.light", "container", .width([40, 48])),
    .init("\(ouds) OudsCheckbox.kt", "ouds/checkbox/value-checked@orange.light", "mark", .width([16, 20])),
    .init("\(ouds) OudsControlItem.kt", "ouds/checkbox-item/plain@orange.light", "row", .height([52, 60])),
  ])
  func `OUDS has the published numbers in both densities`(fact: PublishedFact) throws {
    try fact.check(densities: ["compact", "regular"])
  }

  @Test(arguments: [
    PublishedFact(input, "ouds/text-input/error@orange.light", "label", .ink("semantic.color.actionNegativeEnabled")),
    .init(
      input, "ouds/text-input/outlined-default@orange.light", "outline",
      .line("component.textInput.colorBorderEnabled", width: 1)),
    .init(input, "ouds/text-input/affixes@orange.light", "prefix", .ink("semantic.color.contentMuted")),
    .init(input, "ouds/text-input/affixes@orange.light", "suffix", .ink("semantic.color.contentMuted")),
    .init(alert, "ouds/alert/warning@orange.light", "alert", .height([100])),
    .init(alert, "ouds/alert/bullets@orange.light", "bullets", .ink("semantic.color.contentOnStatusNegativeMuted")),
    .init(
      "\(ouds) OudsButton.kt", "ouds/button-mono/state-Strong-default@orange.light", "container",
      .ground("component.buttonMono.colorBgStrongEnabled")),
  ])
  func `OUDS has the published colours of its states`(fact: PublishedFact) throws {
    try fact.check(densities: ["regular"])
  }

  @Test(arguments: [
    "dbux/dimensions/all@db.light.functional", "dbux/dimensions/all@db.light.regular",
    "dbux/dimensions/all@db.light.expressive", "ouds/spaces/all@orange.light.compact",
    "ouds/spaces/all@orange.light.regular",
  ])
  func `the numbers on a sheet are the lengths of the bars beside them`(id: String) throws {
    let (shot, system) = try PublishedSystems.shot(id)
    var rows = 0
    func walk(_ view: ViewFrame) {
      guard view.kind == "Grid" else { return view.children.forEach(walk) }
      for row in stride(from: 0, to: view.children.count - 2, by: 3) {
        rows += 1
        let written = view.children[row + 1].children.first?.text ?? ""
        #expect(Double(written) == view.children[row + 2].frame.size.width, "\(view.children[row].text ?? "")")
      }
    }
    walk(try frames(of: shot, of: system).root)
    #expect(rows >= 12)
  }
}
