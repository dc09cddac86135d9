import DSGeometry
import Testing

@testable import DSSymbol

/// The grammar of path data.
struct PathDataTests {
  @Test(
    "Every command is read, absolute and relative, repeated and compact",
    arguments: [
      ("M1 2L3 4", "M1,2 L3,4"), ("m1 2 3 4", "M1,2 L4,6"), ("M1,2,3,4,5,6", "M1,2 L3,4 L5,6"),
      ("M1 2h3v4H0V0", "M1,2 L4,2 L4,6 L0,6 L0,0"), ("M1-2.5.5.5", "M1,-2.5 L0.5,0.5"),
      ("M1e1.5E0l-.5+1", "M10,0.5 L9.5,1.5"),
      ("M0 0C1 2 3 4 5 6S7 8 9 0", "M0,0 C1,2 3,4 5,6 C7,8 7,8 9,0"),
      ("M0 0c1 2 3 4 5 6s1 1 2 2", "M0,0 C1,2 3,4 5,6 C7,8 6,7 7,8"),
      ("M0 0S1 1 2 2", "M0,0 C0,0 1,1 2,2"), ("M0 0L1 1T3 3", "M0,0 L1,1 Q1,1 3,3"),
      ("M0 0Q1 2 3 4t1 1 2 2", "M0,0 Q1,2 3,4 Q5,6 4,5 Q3,4 6,7"),
      ("M1 1H2ZL5 5", "M1,1 L2,1 Z M1,1 L5,5"), ("M1 1H2zm1 1h1", "M1,1 L2,1 Z M2,2 L3,2"), ("M1 1zz", "M1,1 Z Z"),
      (" M 1 , 1 \n L\t2 2 ", "M1,1 L2,2"), ("M0 0A0 5 0 0 1 3 4", "M0,0 L3,4"), ("M1 1A5 5 0 0 1 1 1", "M1,1"),
      ("", ""),
    ])
  func reads(data: String, expected: String) throws {
    #expect(text(try readPathData(data)) == expected)
  }

  @Test(
    "Arcs become cubic curves on the circle, with flags written compactly",
    arguments: [
      ("M1 0A1 1 0 0 1 0 1", "M1,0 C1,0.552 0.552,1 0,1"), ("M1 0a1 1 0 01-1 1", "M1,0 C1,0.552 0.552,1 0,1"),
      ("M1 0A1 1 0 11 0-1", "M1,0 C1,0.552 0.552,1 0,1 C-0.552,1 -1,0.552 -1,0 C-1,-0.552 -0.552,-1 0,-1"),
      (
        "M1 0A1 1 0 1 0 0 1",
        "M1,0 C1,-0.552 0.552,-1 0,-1 C-0.552,-1 -1,-0.552 -1,0 C-1,0.552 -0.552,1 0,1"
      ),
      ("M0 0A1 1 0 0 1 4 0", "M0,0 C0,-1.105 0.895,-2 2,-2 C3.105,-2 4,-1.105 4,0"),
      ("M2 0A2 1 0 0 1 0 1", "M2,0 C2,0.552 1.105,1 0,1"), ("M0 2A2 1 90 0 1-1 0", "M0,2 C-0.552,2 -1,1.105 -1,0"),
    ])
  func arcs(data: String, expected: String) throws {
    #expect(text(try readPathData(data)) == expected)
  }

  @Test(
    "What the grammar does not allow is refused at its place",
    arguments: [
      ("L1 1", 0), ("1 1", 0), ("M", 1), ("M1", 2), ("M1 1L", 5), ("M1 1L2", 6), ("M1 1X", 4), ("M1 1,", 5),
      ("M1,,1", 3),
      ("M1 1z1", 5), ("M1 1A1 1 0 2 0 1 1", 11), ("M1 1A1 1 0 0", 12), ("M1 1Lx", 5), ("M1 1h1e999", 5), ("M1 1#", 4),
      ("M..1", 1), ("M1 1h--1", 5), ("Mnan 1", 1),
    ])
  func refuses(data: String, place: Int) {
    do throws(SVGProblem) {
      let path = try readPathData(data)
      Issue.record("\(data) is read as \(text(path))")
    } catch {
      #expect(error.offset == place, "\(error.message)")
    }
  }
}
