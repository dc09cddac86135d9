import TestFolder
import Testing

@testable import DSShotDrawing

/// Forms, navigation and layout of DB UX have the numbers of the published style sheets. `Fixtures/NOTICE.md` names the
/// files.
struct PublishedFormTests {
  private static let badge = "core-web badge.scss 053bff8b"
  private static let tags = "core-web _tag-components.scss 032ef8d9"
  private static let floating = "core-web floating-components.ts 0217fc51"
  private static let form = "core-web _form-components.scss 264431d3"
  private static let header = "core-web header.scss 141d1f3f"
  private static let item = "core-web navigation-item.scss 502ed9dc"
  private static let link = "core-web link.scss 502ed9dc"
  private static let links = "core-web _link-components.scss e110ceb8"
  private static let navigation = "core-web navigation.scss 64e711cf"
  private static let options = "core-web custom-select-list-item.scss b5584efb"
  private static let popover = "core-web _popover-component.scss 9b9267af"
  private static let pulse = "core-web _db-puls.scss 264431d3"
  private static let section = "core-web section.scss 1f6e87a0"
  private static let selects = "core-web _select-components.scss f5c34016"
  private static let stack = "core-web _stack-components.scss 38c7b175"
  private static let textarea = "core-web textarea.scss 64e711cf"

  @Test(arguments: [
    PublishedFact(floating, "dbux/custom-select/open-single@db.light", "field", .down("list", [0])),
    .init(options, "dbux/custom-select/open-single@db.light", "option", .height([36, 48, 60])),
    .init(options, "dbux/custom-select/open-single@db.light", "title", .font([14, 16, 20], weight: 700)),
    .init(options, "dbux/custom-select/open-single@db.light", "title#2", .font([14, 16, 20], weight: 400)),

    .init(header, "dbux/header/narrow@db.light", "bar", .height([44, 56, 72])),
    .init(header, "dbux/header/narrow@db.light", "line", .width([13, 17, 25])),
    .init(header, "dbux/header/wide@db.light", "bar", .height([56, 72, 96])),
    .init(header, "dbux/header/wide@db.light", "line", .width([33, 49, 65])),
    .init(header, "dbux/header/wide@db.light", "line#2", .width([17, 25, 33])),
    .init(header, "dbux/header/wide@db.light", "header", .ground("adaptive.bgBasicLevel1Default")),

    .init(links, "dbux/link/internal@db.light", "link", .height([20, 24, 28])),
    .init(links, "dbux/link/internal@db.light", "title", .ink("adaptive.onBgBasicEmphasis100Default")),
    .init(link, "dbux/link/internal@db.light", "title", .font([14, 16, 20], weight: 400)),
    .init(link, "dbux/link/internal@db.light", "title", .across("icon", [4, 4, 8])),
    .init(link, "dbux/link/internal@db.light", "icon", .width([20, 24, 28])),

    .init(
      navigation, "dbux/navigation/horizontal@db.light", "navigation-item", .across("navigation-item#2", [8, 12, 16])),
    .init(navigation, "dbux/navigation/vertical@db.light", "navigation-item", .down("navigation-item#2", [8, 12, 16])),
    .init(item, "dbux/navigation/horizontal@db.light", "navigation-item", .height([32, 40, 52])),
    .init(item, "dbux/navigation/horizontal@db.light", "title#2", .font([14, 16, 20], weight: 700)),
    .init(
      pulse, "dbux/navigation/horizontal@db.light", "pulse", .ground("adaptive.onBgBasicEmphasis70Default"),
      hue: "brand"),

    .init(popover, "dbux/popover/open@db.light", "surface", .ground("adaptive.bgBasicLevel1Default")),
    .init(popover, "dbux/popover/open@db.light", "surface", .line("adaptive.onBgBasicEmphasis60Default", width: 1)),
    .init(popover, "dbux/popover/open@db.light", "surface", .shadow),

    .init(selects, "dbux/select/chosen@db.light", "icon", .across("text", [8, 12, 16])),
    .init(selects, "dbux/select/chosen@db.light", "trailing-icon", .width([16, 20, 24])),
    .init(form, "dbux/select/chosen@db.light", "field", .height([32, 40, 48])),
    .init(form, "dbux/select/empty@db.light", "placeholder", .opacity(0.76)),

    .init(textarea, "dbux/textarea/empty@db.light", "field", .height([92, 112, 136])),
    .init(form, "dbux/textarea/empty@db.light", "label", .down("field", [6, 8, 12])),
    .init(form, "dbux/textarea/empty@db.light", "field", .line("adaptive.onBgBasicEmphasis70Default", width: 1)),
  ])
  func `DB UX's forms and navigation have the published numbers in every density`(fact: PublishedFact) throws {
    try fact.check(densities: ["functional", "regular", "expressive"])
  }

  @Test(arguments: [
    // 1.4 times the size of letters, less two gaps of 2xs, and the room at both sides.
    PublishedFact(badge, "dbux/badge/count-medium@db.light", "badge", .width([27.6])),
    .init(badge, "dbux/badge/count-small@db.light", "badge", .width([14])),
    .init(
      tags, "dbux/badge/semantic-weak-critical@db.light", "badge", .ground("adaptive.bgBasicLevel1Default"),
      hue: "critical"),
    .init(
      tags, "dbux/badge/semantic-weak-critical@db.light", "badge",
      .line("adaptive.onBgBasicEmphasis60Default", width: 1), hue: "critical"),
    .init(
      tags, "dbux/badge/semantic-strong-warning@db.light", "badge",
      .ground("adaptive.bgInvertedContrastHighDefault"), hue: "warning"),
    .init(
      tags, "dbux/badge/semantic-strong-warning@db.light", "title", .ink("adaptive.onBgInvertedDefault"),
      hue: "warning"),
    .init(
      tags, "dbux/badge/semantic-strong-warning@db.light", "badge",
      .line("adaptive.onBgBasicEmphasis80Default", width: 1), hue: "warning"),
    .init(item, "dbux/navigation-item/state-hovered@db.light", "title", .across("opens", [12])),
    .init(
      item, "dbux/navigation-item/state-hovered@db.light", "navigation-item",
      .ground("adaptive.bgBasicTransparentFullHovered")),
    .init(item, "dbux/navigation-item/state-disabled@db.light", "navigation-item", .opacity(0.4)),
    .init(links, "dbux/link/state-adaptive-disabled@db.light", "link", .opacity(0.4)),
    .init(
      links, "dbux/link/state-adaptive-hovered@db.light", "title", .ink("adaptive.onBgBasicEmphasis100Hovered")),
    .init(
      links, "dbux/link/state-adaptive-pressed@db.light", "title", .ink("adaptive.onBgBasicEmphasis100Pressed")),
    .init(
      options, "dbux/option/state-pressed-single@db.light", "option",
      .ground("adaptive.bgBasicTransparentFullPressed")),
    .init(
      options, "dbux/option/checked-hovered-single@db.light", "option",
      .ground("adaptive.bgBasicTransparentFullDefault")),
    .init(
      options, "dbux/option/state-hovered-multiple@db.light", "checkbox-mark",
      .ground("adaptive.bgBasicTransparentFullDefault")),
    .init(
      form, "dbux/select/valid@db.light", "field", .line("adaptive.onBgBasicEmphasis70Default", width: 1),
      hue: "successful"),
    .init(
      form, "dbux/textarea/invalid@db.light", "text", .ink("adaptive.onBgBasicEmphasis100Default"), hue: "critical"),
    .init(
      form, "dbux/textarea/read-only@db.light", "field", .ground("adaptive.bgBasicTransparentFullDefault")),
    .init(
      form, "dbux/custom-select/state-hovered@db.light", "field", .ground("adaptive.bgBasicTransparentSemiHovered")),
    // The room above and below two lines of 24.
    .init(section, "dbux/section/spacing-none@db.light", "section", .height([48])),
    .init(section, "dbux/section/spacing-sm@db.light", "section", .height([112])),
    .init(section, "dbux/section/spacing-md@db.light", "section", .height([144])),
    .init(section, "dbux/section/spacing-lg@db.light", "section", .height([208])),
    .init(stack, "dbux/stack/gap-column-none@db.light", "tag", .down("tag#2", [0])),
    .init(stack, "dbux/stack/gap-column-sm@db.light", "tag", .down("tag#2", [12])),
    .init(stack, "dbux/stack/gap-row-lg@db.light", "tag", .across("tag#2", [24])),
    .init(stack, "dbux/stack/divided-row@db.light", "tag", .across("line", [12])),
  ])
  func `DB UX's forms and navigation have the published numbers of their states`(fact: PublishedFact) throws {
    try fact.check(densities: ["regular"])
  }
}
