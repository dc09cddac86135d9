/// Prints a run as one page that opens from disk: components × variants, with search, filters and a viewer.
///
/// The page needs no server and no network; its pictures are the files beside it. The report stands in it as JSON.
package enum GalleryPage {
  /// How every page of this program begins, and no other's: it names its generator.
  package static let beginning = Array(
    #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="generator" content="dsrender">

    """#.utf8)

  /// The page as UTF-8, to be written as `index.html` into the output folder.
  package static func bytes(_ report: RunReport) -> [UInt8] {
    var page: [UInt8] = []
    write(report) { page += $0 }
    return page
  }

  /// The same in pieces.
  package static func write(_ report: RunReport, to sink: ([UInt8]) -> Void) {
    var rest = PackageResources.gallery_html[...]
    func part(_ mark: String, _ write: () -> Void) {
      let mark = Array(mark.utf8)
      guard let place = rest.firstRange(of: mark) else {
        preconditionFailure("gallery.html has no place for its parts")
      }
      sink(Array(rest[..<place.lowerBound]))
      write()
      rest = rest[place.upperBound...]
    }
    part("/*{style}*/") { sink(PackageResources.gallery_css) }
    part("/*{report}*/") { JSONReport.write(report, indented: false, to: sink) }
    part("/*{script}*/") { sink(PackageResources.gallery_js) }
    sink(Array(rest))
  }
}
