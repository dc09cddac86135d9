import DSFoundation
import Foundation
import Testing

@Suite("What sources take from C's and Core Foundation's functions")
struct CFormTests {
  @Test("memory is set as far as it reaches") func memory() {
    var bytes: [UInt8] = [1, 2, 3, 4]
    #expect(memset_s(&bytes, 4, 9, 2) == 0 && bytes == [9, 9, 3, 4])
    #expect(memset_s(&bytes, 3, 0, 100) == EOVERFLOW && bytes == [0, 0, 0, 4])
    #expect(memset_s(&bytes, 4, 7, 0) == 0 && bytes == [0, 0, 0, 4])
    #expect(memset_s(nil, 1, 0, 1) == EINVAL)
  }

  @Test("an error says its domain, its number and what else is known") func errors() {
    let error: CFError = NSError(domain: "harbour", code: 7, userInfo: ["berth": 3])
    #expect(CFErrorGetDomain(error) == "harbour" && CFErrorGetCode(error) == 7)
    #expect(CFErrorCopyUserInfo(error)["berth"] as? Int == 3)
  }

  @Test("truth values are of another kind than numbers, also in JSON") func kinds() throws {
    let message = Data(
      #"{"open": true, "berth": 1, "depth": 1.5, "name": "Ada", "crew": [], "flag": null, "from": {}}"#.utf8)
    let values = try #require(JSONSerialization.jsonObject(with: message) as? [String: Any])
    let kinds = values.mapValues { CFGetTypeID($0) }
    #expect(
      kinds == [
        "open": CFBooleanGetTypeID(), "berth": CFNumberGetTypeID(), "depth": CFNumberGetTypeID(),
        "name": CFStringGetTypeID(), "crew": CFArrayGetTypeID(), "flag": CFNullGetTypeID(),
        "from": CFDictionaryGetTypeID(),
      ])
    #expect(Set(kinds.values).count == 6)
    #expect(CFGetTypeID(false) == CFBooleanGetTypeID() && CFGetTypeID(0) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
    #expect(CFGetTypeID("a" as NSString) == CFStringGetTypeID() && CFGetTypeID(Data()) == CFDataGetTypeID())
    #expect(CFGetTypeID(Date()) == CFDateGetTypeID() && CFGetTypeID(URL(filePath: "/")) == CFURLGetTypeID())
  }

  @Test("a text of nothing takes others") func texts() {
    let text = NSMutableAttributedString()
    #expect(text.length == 0)
    text.append(NSAttributedString(string: "Harbour"))
    #expect(text.string == "Harbour")
  }

  @Test func `the kernel is asked for the size of an answer first, and knows the model of a phone`() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size == 11)
    var model = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &model, &size, nil, 0) == 0)
    #expect(String(decoding: model.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) == "iPhone15,4")
    size = 3
    #expect(sysctlbyname("hw.model", &model, &size, nil, 0) == -1 && errno == ENOMEM)
    #expect(sysctlbyname("kern.boottime", nil, &size, nil, 0) == -1 && errno == ENOENT)
    #expect(sysctlbyname("hw.model", nil, nil, &model, 1) == -1 && errno == EPERM)
  }
}
