import AVKit
import CoreImage.CIFilterBuiltins
import CoreLocation
import ImageIO
import MapKit
import PhotosUI
import SwiftUI
import os
import simd

/// The way to the next harbour, with what Apple's other frameworks say of it.
struct HarbourGuide: View {
  let harbour: CLLocation
  @State private var chosen: PhotosPickerItem?
  private let logger = Logger(subsystem: "lantern", category: "guide")

  /// Where the ferry is.
  private let ferry = CLLocation(latitude: 54.3233, longitude: 10.1394)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        needle
        VStack(alignment: .leading) {
          Text(String(format: "%.1f km", harbour.distance(from: ferry) / 1000)).font(.title2.bold())
          Text("\(region.span.latitudeDelta, specifier: "%.2f")° of chart").font(.footnote).foregroundStyle(.secondary)
        }
      }
      if let picture {
        Image(decorative: picture, scale: 2).resizable().scaledToFill().frame(height: 90).clipped()
      }
      PhotosPicker("Choose a picture", selection: $chosen, matching: .images)
      if code == nil { Text("No ticket yet").font(.caption) }
    }
    .padding(16)
    .frame(width: Theme.cardWidth, alignment: .leading)
    .background(Color(.secondarySystemBackground))
    .onAppear { logger.debug("guide to \(harbour.coordinate.latitude)") }
  }

  private var region: MKCoordinateRegion {
    MKCoordinateRegion(center: harbour.coordinate, latitudinalMeters: 20_000, longitudinalMeters: 20_000)
  }

  /// A needle that points to the harbour, turned in space.
  private var needle: some View {
    let way = SIMD2(
      harbour.coordinate.longitude - ferry.coordinate.longitude, harbour.coordinate.latitude - ferry.coordinate.latitude
    )
    let direction = simd_normalize(way)
    let turn = CATransform3DMakeRotation(atan2(direction.x, direction.y), 0, 0, 1)
    let centred = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-22, -22, 0), turn), CATransform3DMakeTranslation(22, 22, 0))
    return Image(size: CGSize(width: 44, height: 44)) { context in
      let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 40, height: 40))
      context.stroke(circle, with: .color(.gray), lineWidth: 2)
      let needle = Path { path in
        path.addLines([CGPoint(x: 22, y: 6), CGPoint(x: 29, y: 30), CGPoint(x: 22, y: 25), CGPoint(x: 15, y: 30)])
        path.closeSubpath()
      }
      context.fill(needle, with: .color(.orange))
    }
    .projectionEffect(ProjectionTransform(centred))
  }

  private var picture: CGImage? {
    guard let url = Bundle.module.url(forResource: "pier", withExtension: "jpg"),
      let source = CGImageSourceCreateWithURL(url as CFURL, nil)
    else { return nil }
    return CGImageSourceCreateImageAtIndex(source, 0, nil)
  }

  /// The ticket's code, which no filter draws here.
  private var code: UIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("lantern".utf8)
    return filter.outputImage.flatMap { CIContext().createCGImage($0, from: $0.extent) }.map { UIImage(cgImage: $0) }
  }
}

#Preview {
  HarbourGuide(harbour: CLLocation(latitude: 54.7868, longitude: 9.4357))
}
