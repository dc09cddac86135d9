import DSFoundation
import Foundation
import Testing

private struct Note: Codable, Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.text)
    DataRepresentation(contentType: .plainText) {
      Data($0.text.utf8)
    } importing: {
      Note(text: String(decoding: $0, as: UTF8.self))
    }
    FileRepresentation(exportedContentType: .data) { _ in SentTransferredFile(URL(fileURLWithPath: "/note")) }
      .suggestedFileName("note")
  }
}

private struct Leaf: Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
}

@Suite struct TransferTests {
  @Test("Representations of a type build as on Apple's platforms")
  func representations() {
    #expect(type(of: Note.transferRepresentation).Item.self == Note.self)
    #expect(type(of: Leaf.transferRepresentation).Item.self == Leaf.self)
  }

  @Test("A type is a kind of its parents")
  func kinds() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.isSubtype(of: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "text/csv")?.preferredFilenameExtension == "csv")
    #expect(UTType("nonsense") == nil)
  }
}
