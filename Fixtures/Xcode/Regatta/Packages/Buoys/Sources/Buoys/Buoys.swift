import SwiftUI

/// How round things on the water are, in points.
public let buoyRadius = 14.0

/// A mark that boats sail around.
public struct Buoy: View {
  public init() {}

  public var body: some View { Circle().fill(.yellow).frame(width: buoyRadius * 2, height: buoyRadius * 2) }
}

#Preview("mark", traits: .sizeThatFitsLayout) { Buoy().padding() }
