import DSGeometry
import Testing

@testable import DSSymbol

/// References that lead back to themselves: they have no effect, as in browsers, and the rest is drawn.
struct SelfReferenceTests {
  private let square = "<path d='M0 0H9V9H0z'"

  @Test(arguments: [
    ("<g id='a'><use href='#a'/><path d='M0 0H9V9H0z'/></g>", 1),
    ("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/><path d='M0 0H9V9H0z'/></g>", 2),
    ("<symbol id='a'><use href='#a'/><path d='M0 0H9V9H0z'/></symbol><use href='#a'/>", 1),
  ])
  func `a use of itself draws nothing`(content: String, count: Int) throws {
    #expect(try layers(content).count == count)
  }

  @Test func `a clip that is clipped by itself is clipped by nothing more`() throws {
    func clip(_ attributes: String) -> String {
      "<clipPath id='a' \(attributes)><path d='M1 1H5V5z'/></clipPath>\(square) clip-path='url(#a)'/>"
    }
    #expect(try layers(clip("clip-path='url(#a)'")) == layers(clip("")))
    let onChild = "<clipPath id='a'><path d='M1 1H5V5z' clip-path='url(#a)'/></clipPath>\(square) clip-path='url(#a)'/>"
    #expect(try layers(onChild) == layers(clip("")))
  }

  @Test func `a mask that is masked by itself is masked by nothing more`() throws {
    func mask(_ attributes: String) -> String {
      "<mask id='a' \(attributes)><path d='M1 1H5V5z' fill='gray'/></mask>\(square) mask='url(#a)'/>"
    }
    #expect(try layers(mask("mask='url(#a)'")) == layers(mask("")))
  }

  @Test func `what a pattern fills with itself stays empty`() throws {
    func pattern(_ content: String, _ attributes: String = "") -> String {
      "<pattern id='a' width='.5' height='.5' \(attributes)>\(content)</pattern>\(square) fill='url(#a)'/>"
    }
    let line = "<path d='M0 0H2' fill='none' stroke='red'/>"
    let recursive = "<path d='M0 0H2' fill='url(#a)' stroke='red'/>"
    #expect(try layers(pattern(recursive)) == layers(pattern(line)))
    #expect(try layers(pattern(line, "href='#a'")) == layers(pattern(line)))
  }
}
