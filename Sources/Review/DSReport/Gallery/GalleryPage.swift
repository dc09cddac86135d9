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
    var rest = PackageResources.gallery_html[...]
    let parts: [(String, [UInt8])] = [
      ("/*{style}*/", PackageResources.gallery_css),
      ("/*{report}*/", JSONReport.bytes(report, indented: false)),
      ("/*{script}*/", PackageResources.gallery_js),
    ]
    for (mark, content) in parts {
      let mark = Array(mark.utf8)
      guard let place = rest.firstRange(of: mark) else {
        preconditionFailure("gallery.html has no place for its parts")
      }
      page += rest[..<place.lowerBound]
      page += content
      rest = rest[place.upperBound...]
    }
    return page + rest
  }
}
