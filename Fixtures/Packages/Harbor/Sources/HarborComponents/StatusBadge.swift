import HarborFoundation
import SwiftUI

/// How a flight is doing.
public enum FlightStatus: String, CaseIterable, Sendable {
  case onTime = "On time"
  case delayed = "Delayed"
  case boarding = "Boarding"
}

/// A flight's status in a capsule.
public struct StatusBadge: View {
  let status: FlightStatus
  @Environment(\.colorScheme) private var scheme

  public init(_ status: FlightStatus) { self.status = status }

  private var color: Color {
    switch status {
    case .onTime: scheme.palette.positive
    case .delayed: scheme.palette.warning
    case .boarding: scheme.palette.brand
    }
  }

  public var body: some View {
    Text(status.rawValue)
      .font(.caption)
      .fontWeight(.semibold)
      .foregroundStyle(color)
      .padding(.horizontal, Spacing.small)
      .padding(.vertical, 3)
      .background(color.opacity(0.14), in: Capsule())
  }
}

#Preview("All states", traits: .sizeThatFitsLayout) {
  HStack(spacing: Spacing.small) {
    ForEach(FlightStatus.allCases, id: \.self) { StatusBadge($0) }
  }
  .padding(Spacing.large)
}
