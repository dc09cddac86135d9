import DSDiagnostics
import DSFiles
import TestFolder
import Testing

@testable import DSXcodeProject

/// Models of Core Data, and the classes that Xcode makes of them.
@Suite struct DataModelTests {
  private let folder = TestFolder()

  /// Writes a model down and reads it.
  private func model(_ entities: String) throws -> DataModel {
    try write("Log.xcdatamodel/contents", "<?xml version=\"1.0\"?><model>\(entities)</model>")
    return try DataModel(path: folder["Log.xcdatamodel"])
  }

  private func write(_ name: String, _ text: String) throws {
    try createFolders(splitPath(folder[name]).folder)
    try writeOutput(folder[name], Array(text.utf8))
  }

  private func source(_ entities: String) throws -> String {
    try #require(DataModelSource(model: try model(entities)).text)
  }

  @Test("An entity becomes a class, with its properties and a request for its objects")
  func entity() throws {
    let text = try source(
      """
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="title" attributeType="String" defaultValueString="none &quot;yet&quot;"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
        <attribute name="default" attributeType="Boolean" usesScalarValueType="YES" defaultValueString="YES"/>
      </entity>
      """)
    #expect(
      text == """
        // Written by 'dsrender --xcodeproj' from the model Log, as Xcode does.
        public import CoreData
        public import Foundation

        nonisolated open class Item: NSManagedObject {}

        nonisolated extension Item {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
            NSFetchRequest<Item>(entityName: "Item")
          }

          public var title: String? {
            get { managedValue(of: "title", default: "none \\"yet\\"") }
            set { setManagedValue(newValue, of: "title") }
          }

          public var count: Int16 {
            get { managedValue(of: "count", default: 3) }
            set { setManagedValue(newValue, of: "count") }
          }

          public var `default`: Bool {
            get { managedValue(of: "default", default: true) }
            set { setManagedValue(newValue, of: "default") }
          }
        }

        extension Item: Identifiable {}

        """)
  }

  @Test("A relationship leads back, and has what adds to it and takes from it")
  func relationships() throws {
    let text = try source(
      """
      <entity name="Log" representedClassName=".Log" codeGenerationType="class">
        <relationship name="pages" toMany="YES" destinationEntity="Page" inverseName="log" inverseEntity="Page"/>
      </entity>
      <entity name="Page" representedClassName="App.Page" codeGenerationType="category">
        <relationship name="log" destinationEntity="Log" inverseName="pages" inverseEntity="Log"/>
        <relationship name="notes" toMany="YES" ordered="YES" destinationEntity="Elsewhere"/>
      </entity>
      """)
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let back = "ManagedRelationship(\"pages\", .set, inverse: \"log\", .one)"
    #expect(lines.contains("public func addToPages(_ value: Page) { addManagedObjects([value], to: \(back)) }"))
    #expect(
      lines.contains(
        "set { setManagedObject(newValue, of: ManagedRelationship(\"log\", .one, inverse: \"pages\", .set)) }"))
    #expect(lines.contains("public var notes: NSOrderedSet? {"))
    #expect(
      lines.contains { $0.hasPrefix("public func insertIntoNotes(_ value: NSManagedObject, at idx: Int)") },
      "what another model describes has no class here")
    #expect(!text.contains("class Page:") && text.contains("extension Page: Identifiable"), "the app has the class")
  }

  @Test("An entity that adds to another one is a subclass, and one without code has none")
  func inheritance() throws {
    let text = try source(
      """
      <entity name="Base" representedClassName="Base" isAbstract="YES" codeGenerationType="class"/>
      <entity name="Boat" representedClassName="BoatObject" parentEntity="Base" codeGenerationType="class"/>
      <entity name="Own" representedClassName="Own"/>
      <entity name="Plain" representedClassName="NSManagedObject" codeGenerationType="class"/>
      """)
    #expect(text.contains("open class BoatObject: Base {"))
    #expect(text.contains("entity.name = \"Boat\""), "the class has a name of its own")
    #expect(text.contains("extension Base: Identifiable {}") && !text.contains("BoatObject: Identifiable"))
    #expect(!text.contains("Own") && !text.contains("Plain"))
    #expect(DataModelSource(model: try model("<entity name=\"Own\" representedClassName=\"Own\"/>")).text == nil)
  }

  @Test(
    "An attribute has the type that Xcode gives it",
    arguments: [
      ("attributeType=\"Integer 64\"", "NSNumber?"),
      ("attributeType=\"Integer 64\" usesScalarValueType=\"YES\" defaultValueString=\"x\"", "Int64"),
      ("attributeType=\"Float\" usesScalarValueType=\"YES\"", "Float"),
      (
        "attributeType=\"Boolean\" usesScalarValueType=\"NO\" defaultValueString=\"NO\"",
        "NSNumber? = NSNumber(value: false)"
      ),
      (
        "attributeType=\"Date\" usesScalarValueType=\"NO\" defaultDateTimeInterval=\"60\"",
        "Date? = Date(timeIntervalSinceReferenceDate: 60)"
      ),
      ("attributeType=\"Date\" usesScalarValueType=\"YES\"", "TimeInterval"),
      ("attributeType=\"UUID\"", "UUID?"), ("attributeType=\"URI\"", "URL?"), ("attributeType=\"Binary\"", "Data?"),
      ("attributeType=\"Decimal\" defaultValueString=\"0.5\"", "NSDecimalNumber? = NSDecimalNumber(string: \"0.5\")"),
      ("attributeType=\"Transformable\" customClassName=\"[String]\"", "[String]?"),
      ("attributeType=\"Transformable\"", "NSObject?"), ("", "NSObject?"),
    ])
  func types(attributes: String, expected: String) throws {
    let model = try model("<entity name=\"A\"><attribute name=\"a\" \(attributes)/></entity>")
    let attribute = try #require(model.entities.first?.attributes.first)
    let type = ValueType(attribute)
    let initial = attribute.initial.flatMap(type.literal).map { " = " + $0 } ?? ""
    #expect(type.name + initial == expected)
  }

  @Test("Of several versions the current one is read")
  func versions() throws {
    for (file, entity) in [("A.xcdatamodel", "Old"), ("B.xcdatamodel", "New")] {
      try write("Log.xcdatamodeld/\(file)/contents", "<model><entity name=\"\(entity)\"/></model>")
    }
    #expect(try DataModel(path: folder["Log.xcdatamodeld"]).entities.map(\.name) == ["Old"])
    try write(
      "Log.xcdatamodeld/.xccurrentversion",
      "<plist><dict><key>_XCCurrentVersionName</key><string>B.xcdatamodel</string></dict></plist>")
    let model = try DataModel(path: folder["Log.xcdatamodeld"])
    #expect(model.name == "Log" && model.entities.map(\.name) == ["New"])
  }

  @Test(
    "A model that cannot be read says why",
    arguments: [
      ("<plist/>", "expected the element 'model', found 'plist'"),
      ("<model><entity name=\"A\">", "the file ends within 'entity'"),
      ("<model></entity></model>", "'entity' ends where it has not begun"),
      ("<model><a", "a tag has no end, expected '>'"),
    ])
  func faults(text: String, message: String) throws {
    try write("Log.xcdatamodel/contents", text)
    let found = problems { try DataModel(path: folder["Log.xcdatamodel"]) }
    #expect(found.count == 1 && found[0].hasPrefix(message), "\(found)")
  }

  @Test("Properties outside of entities are no one's")
  func loose() throws {
    let model = try model(
      "<elements><attribute name=\"a\"/></elements><entity/><entity name=\"B\"><attribute/></entity>")
    #expect(model.entities.map(\.name) == ["B"] && model.entities[0].attributes.isEmpty)
  }

  @Test("A model without a version or without its file is reported, and the rest of the target is read")
  func missing() throws {
    try createFolders(folder["Empty.xcdatamodeld"])
    #expect(problems { try DataModel(path: folder["Empty.xcdatamodeld"]) }.first?.contains("has no version") == true)
    #expect(problems { try DataModel(path: folder["None.xcdatamodeld"]) }.count == 1)
    let app = try ProjectFolder(
      targets: "T",
      objects: """
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (F1, F2); };
        F1 = { isa = PBXBuildFile; fileRef = A; }; F2 = { isa = PBXBuildFile; fileRef = M; };
        A = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        M = { isa = XCVersionGroup; path = Log.xcdatamodeld; sourceTree = "<group>"; };
        """,
      files: ["a.swift": "", "Log.xcdatamodeld/Log.xcdatamodel/contents": "<model"])
    let package = try app.package()
    #expect(package.warnings.map(\.message) == ["a tag has no end, expected '>'"])
    #expect(package.modules.map(\.generated) == [[:]])
    try app.write(
      "Log.xcdatamodeld/Log.xcdatamodel/contents",
      "<model><entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/></model>")
    let read = try app.package()
    #expect(read.warnings.isEmpty && read.modules[0].generated.keys.sorted() == ["Log+CoreData.swift"])
    let layout = try PackageLayout(read.modules)
    #expect(
      layout.entries.keys.sorted() == [
        "Sources/App/Generated/Log+CoreData.swift", "Sources/App/Generated/Log.momd/README.txt", "Sources/App/a.swift",
      ])
    let output = TestFolder()
    for _ in 0..<2 {
      try writePackage(layout, manifest: "// m", configuration: nil, resolved: nil, to: output.path)
      #expect(
        String(decoding: try readFile(output["Sources/App/Generated/Log+CoreData.swift"], limit: 9999), as: UTF8.self)
          == read.modules[0].generated.values.first)
    }
  }
}
