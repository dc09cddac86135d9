import DSView
public import Foundation

/// Where a pointer is.
/// - Ignored: a picture has no pointer.
@frozen
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// Which texts are handed in.
/// - Ignored: a picture receives no keyboard input.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The texts as bits.
  public let rawValue: Int
  /// Texts of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields of searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What a return key says.
/// - Ignored: a picture receives no keyboard input.
public struct SubmitLabel: Sendable {
  private let name: String
  /// The labels by Apple's names.
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What a view that is chosen by keys is used for.
/// - Ignored: a picture receives no keyboard input.
public struct FocusInteractions: OptionSet, Sendable {
  /// The uses as bits.
  public let rawValue: Int
  /// Uses of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The interactions by Apple's names.
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Which letters of what is typed are capitals.
/// - Ignored: a picture receives no keyboard input.
public struct TextInputAutocapitalization: Sendable {
  private let name: String
  /// No capitals, or capitals at the start of each word, of each sentence, or everywhere.
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Whether a button that is held acts again.
/// - Ignored: a picture receives no touches.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The behaviours by Apple's names.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Which letters of what is typed are capitals, by UIKit's name.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The kind of keyboard, by UIKit's name.
public enum UIKeyboardType: Int, Sendable {
  // The name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  /// The older name of a keyboard of ASCII characters.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What a field of text is for, by UIKit's name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The use's name.
  public let rawValue: String
  /// A use by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The uses by UIKit's names.
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // The name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let location = UITextContentType(rawValue: "location")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
}
