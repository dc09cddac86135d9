import SwiftUI

/// The colours by the package's own names, beside the members that the catalogue gets.
enum Brand: String { case brandRose }

extension Color {
  init(_ brand: Brand) { self.init(brand.rawValue, bundle: .module) }
}

#Preview {
  HStack(spacing: 0) {
    Color(Brand.brandRose)
    Color.brandRose
    Color(uiColor: .brandRose)
  }
  .frame(width: 60, height: 20)
}
