public import Foundation

// How a text is read out: no picture shows it.

extension AttributeScopes {
  /// The attributes that assistive technology reads.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

  /// The attributes that assistive technology reads.
  public struct AccessibilityAttributes: AttributeScope {
    /// How high the voice is, from -1 to 1.
    public let accessibilitySpeechAdjustedPitch: SpeechAdjustedPitchAttribute
    /// Whether signs are read out.
    public let accessibilitySpeechIncludesPunctuation: SpeechIncludesPunctuationAttribute
    /// Whether words are spelled.
    public let accessibilitySpeechSpellsOutCharacters: SpeechSpellsOutCharactersAttribute
    /// How a word sounds.
    public let accessibilitySpeechPhoneticNotation: SpeechPhoneticNotationAttribute
    /// The language that a text is in.
    public let accessibilitySpeechLanguage: SpeechLanguageAttribute
    /// How soon an announcement is read out.
    public let accessibilitySpeechAnnouncementPriority: SpeechAnnouncementPriorityAttribute

    /// How high the voice is.
    public enum SpeechAdjustedPitchAttribute: AttributedStringKey {
      public typealias Value = Double
      public static let name = "UIAccessibilitySpeechAttributePitch"
    }
    /// Whether signs are read out.
    public enum SpeechIncludesPunctuationAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributePunctuation"
    }
    /// Whether words are spelled.
    public enum SpeechSpellsOutCharactersAttribute: AttributedStringKey {
      public typealias Value = Bool
      public static let name = "UIAccessibilitySpeechAttributeSpellOut"
    }
    /// How a word sounds.
    public enum SpeechPhoneticNotationAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "UIAccessibilitySpeechAttributeIPANotation"
    }
    /// The language that a text is in.
    public enum SpeechLanguageAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "UIAccessibilitySpeechAttributeLanguage"
    }
    /// How soon an announcement is read out.
    public enum SpeechAnnouncementPriorityAttribute: AttributedStringKey {
      /// How soon an announcement is read out.
      public enum Value: Int, Hashable, Sendable {
        case low, `default`, high
      }
      public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of assistive technology by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
