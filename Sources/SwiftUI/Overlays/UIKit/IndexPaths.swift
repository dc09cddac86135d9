public import Foundation

// Paths of two numbers, which lists and grids name rows and cells by.

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The path of a cell in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row within its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the cell within its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
