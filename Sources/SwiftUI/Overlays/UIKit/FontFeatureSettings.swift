import DSPlatform
import Foundation

extension _FontFeature {
  /// A setting of a font's descriptor; nil for one that OpenType does not have.
  ///
  /// Source of the numbers: `SFNTLayoutTypes.h` of Apple's CoreText, and the tags that Apple's "Font Feature Registry" names.
  init?(setting: [UIFontDescriptor.FeatureKey: Any]) {
    if let tag = setting[UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")] as? String {
      self.init(tag, setting[UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue")] as? Int ?? 1)
      return
    }
    guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { return nil }
    switch (type, selector) {
    case (1, 2): self.init("liga")
    case (1, 3): self.init("liga", 0)
    case (1, 4): self.init("dlig")
    case (1, 5): self.init("dlig", 0)
    case (6, 0): self.init("tnum")
    case (6, 1): self.init("pnum")
    case (10, 1): self.init("sups")
    case (10, 2): self.init("subs")
    case (10, 3): self.init("ordn")
    case (11, 1): self.init("afrc")
    case (11, 2): self.init("frac")
    case (14, 4): self.init("zero")
    case (14, 5): self.init("zero", 0)
    case (21, 0): self.init("onum")
    case (21, 1): self.init("lnum")
    // Stylistic sets: each has a selector for on and the next one for off.
    case (35, 2...41): self.init("ss" + (selector < 20 ? "0" : "") + String(selector / 2), selector % 2 == 0 ? 1 : 0)
    case (36, 0): self.init("calt")
    case (36, 1): self.init("calt", 0)
    case (37, 1): self.init("smcp")
    case (37, 2): self.init("pcap")
    case (38, 1): self.init("c2sc")
    case (38, 2): self.init("c2pc")
    default: return nil
    }
  }
}
