import HarborData
import HarborFoundation
import SwiftUI

/// A flight that can be booked.
public struct FareCard: View {
  let origin: Airport
  let destination: Airport
  let status: FlightStatus
  let price: Int
  @Environment(\.colorScheme) private var scheme
  @Environment(\.showsPrices) private var showsPrices

  public init(from origin: Airport, to destination: Airport, status: FlightStatus, price: Int) {
    self.origin = origin
    self.destination = destination
    self.status = status
    self.price = price
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: Spacing.medium) {
      HStack(alignment: .top) {
        AirportLabel(origin)
        Spacer()
        route.padding(.top, 10)
        Spacer()
        AirportLabel(destination, alignment: .trailing)
      }
      Divider()
      HStack {
        StatusBadge(status)
        Spacer()
        if showsPrices {
          Text("\(price) €").font(.headline).foregroundStyle(scheme.palette.ink)
        } else {
          Text("Sign in for prices").font(.footnote).foregroundStyle(scheme.palette.quiet)
        }
      }
    }
    .padding(Spacing.large)
    .background(scheme.palette.raised, in: RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 2)
  }

  private var route: some View {
    HStack(spacing: Spacing.tight) {
      Circle().stroke(scheme.palette.brand, lineWidth: 2).frame(width: 8, height: 8)
      Rectangle().fill(scheme.palette.brand).frame(width: 48, height: 2)
      Circle().fill(scheme.palette.brand).frame(width: 8, height: 8)
    }
  }
}

/// What a traveller who is not signed in sees.
struct SignedOut: PreviewModifier {
  struct Session: Sendable { var showsPrices: Bool }

  static func makeSharedContext() async throws -> Session {
    await Task.yield()
    return Session(showsPrices: false)
  }

  func body(content: Content, context: Session) -> some View {
    content.environment(\.showsPrices, context.showsPrices)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var signedOut: PreviewTrait { .modifier(SignedOut()) }
}

#Preview {
  FareCard(from: Airport["LIS"], to: Airport["OSL"], status: .onTime, price: 1249).padding(Spacing.large)
}

#Preview("Signed out", traits: .signedOut) {
  FareCard(from: Airport["OSL"], to: Airport["KEF"], status: .delayed, price: 310).padding(Spacing.large)
}

#Preview("Narrow", traits: .fixedLayout(width: 260, height: 170)) {
  FareCard(from: Airport["KEF"], to: Airport["LIS"], status: .boarding, price: 480).padding(Spacing.medium)
}
