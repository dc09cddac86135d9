// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// For sources that read a person's address book, as stubs: it is empty.

/// The kind of an entry.
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Whether it may be read.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }

/// A part of a contact that is read.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"

/// A value with a word for what it is.
open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString
  /// A value with a word.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// A word as people read it.
  public static func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") ? label.dropFirst(4).prefix { $0 != ">" }.lowercased() : label
  }
}

/// A number.
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// A place.
open class CNPostalAddress: NSObject {
  open internal(set) var street = ""
  open internal(set) var subLocality = ""
  open internal(set) var city = ""
  open internal(set) var subAdministrativeArea = ""
  open internal(set) var state = ""
  open internal(set) var postalCode = ""
  open internal(set) var country = ""
  open internal(set) var isoCountryCode = ""
}

/// A place that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// Writes places.
open class CNPostalAddressFormatter {
  public init() {}
  open func string(from postalAddress: CNPostalAddress) -> String {
    let lines = [
      postalAddress.street, postalAddress.city + " " + postalAddress.state + " " + postalAddress.postalCode,
      postalAddress.country,
    ]
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// A person.
open class CNContact: NSObject, @unchecked Sendable {
  open internal(set) var identifier = UUID().uuidString
  open internal(set) var givenName = ""
  open internal(set) var familyName = ""
  open internal(set) var middleName = ""
  open internal(set) var nickname = ""
  open internal(set) var organizationName = ""
  open internal(set) var jobTitle = ""
  open internal(set) var note = ""
  open internal(set) var imageData: Data?
  open internal(set) var birthday: DateComponents?
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  public override init() {}
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
}

/// A person whose entry can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
}

/// How names are written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes names.
open class CNContactFormatter {
  public init() {}
  open var style = CNContactFormatterStyle.fullName
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  public static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let words = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
  public static func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" }
}

/// Which contacts are wanted.
open class CNContactFetchRequest {
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// Their order.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// What is to be saved.
open class CNSaveRequest {
  public init() {}
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
}

/// The address book.
/// - Partial: it is empty, and may not be read.
open class CNContactStore: @unchecked Sendable {
  public init() {}
  public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  {
    []
  }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
  open func execute(_ saveRequest: CNSaveRequest) throws {}
}
