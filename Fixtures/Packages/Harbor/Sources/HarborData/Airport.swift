import Foundation
import HarborFoundation
import SwiftUI

/// An airport of the network.
public struct Airport: Codable, Hashable, Identifiable, Sendable {
  public let code: String
  public let city: String
  public var id: String { code }

  /// The network, from the target's resources.
  public static let all: [Airport] = {
    let file = Bundle.module.url(forResource: "airports", withExtension: "json")!
    return try! JSONDecoder().decode([Airport].self, from: Data(contentsOf: file))
  }()

  public static subscript(code: String) -> Airport { all.first { $0.code == code }! }
}

/// A code above its city.
public struct AirportLabel: View {
  let airport: Airport
  let alignment: HorizontalAlignment
  @Environment(\.colorScheme) private var scheme

  public init(_ airport: Airport, alignment: HorizontalAlignment = .leading) {
    self.airport = airport
    self.alignment = alignment
  }

  public var body: some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(airport.code).font(.title2).fontWeight(.bold).foregroundStyle(scheme.palette.ink)
      Text(airport.city).font(.caption).foregroundStyle(scheme.palette.quiet).lineLimit(1)
    }
  }
}

struct AirportLabel_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ForEach(Airport.all) { airport in
        AirportLabel(airport).padding(Spacing.medium).previewDisplayName(airport.city)
      }
    }
    .previewLayout(.sizeThatFits)
  }
}
