import HarborData
import HarborFoundation
import Observation
import SwiftUI

/// The departures of an airport, as the timetable gives them.
public struct Departure: Identifiable, Sendable {
  public let destination: Airport
  public let time: String
  public let status: FlightStatus
  public var id: String { destination.code + time }
}

/// Where departures come from.
public protocol Timetable: Sendable {
  func departures(from airport: Airport) async throws -> [Departure]
}

/// What the board shows, and how far it is.
@MainActor @Observable
final class DepartureModel {
  private(set) var departures: [Departure] = []
  private(set) var isLoading = false

  func load(from airport: Airport, _ timetable: any Timetable) async {
    isLoading = true
    departures = (try? await timetable.departures(from: airport)) ?? []
    isLoading = false
  }
}

/// The next departures of an airport; it loads them when it appears.
public struct DepartureBoard: View {
  let airport: Airport
  let timetable: any Timetable
  @State private var model = DepartureModel()
  @State private var isUnfolded = false
  @Environment(\.colorScheme) private var scheme

  public init(_ airport: Airport, timetable: any Timetable) { (self.airport, self.timetable) = (airport, timetable) }

  public var body: some View {
    VStack(alignment: .leading, spacing: Spacing.small) {
      Text(airport.city).font(.headline).foregroundStyle(scheme.palette.ink)
      if model.isLoading || model.departures.isEmpty {
        HStack(spacing: Spacing.small) {
          ProgressView()
          Text("Looking at the timetable").font(.footnote).foregroundStyle(scheme.palette.quiet)
        }
      }
      ForEach(model.departures) { departure in
        HStack {
          Text(departure.time).monospacedDigit()
          Text(departure.destination.city)
          Spacer()
          StatusBadge(departure.status)
        }
        .font(.subheadline)
        .foregroundStyle(scheme.palette.ink)
      }
    }
    .padding(Spacing.large)
    .frame(width: 300, alignment: .leading)
    .background(scheme.palette.raised, in: RoundedRectangle(cornerRadius: 16))
    .opacity(isUnfolded ? 1 : 0)
    .onAppear { withAnimation(.easeOut) { isUnfolded = true } }
    .task { await model.load(from: airport, timetable) }
  }
}

/// A timetable that knows its departures.
private struct PrintedTimetable: Timetable {
  func departures(from airport: Airport) async throws -> [Departure] {
    let others = Airport.all.filter { $0 != airport }
    return await withTaskGroup(of: (Int, Departure).self) { group in
      for (index, other) in others.enumerated() {
        group.addTask {
          await Task.yield()
          let status = FlightStatus.allCases[index % FlightStatus.allCases.count]
          return (index, Departure(destination: other, time: "\(9 + index):\(15 + index * 10)", status: status))
        }
      }
      var departures: [(Int, Departure)] = []
      for await departure in group { departures.append(departure) }
      return departures.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

/// A timetable whose answer is on its way for ever.
private struct DistantTimetable: Timetable {
  func departures(from airport: Airport) async throws -> [Departure] {
    try await Task.sleep(for: .milliseconds(2))
    return []
  }
}

#Preview("Departures", traits: .sizeThatFitsLayout) {
  DepartureBoard(Airport.all[0], timetable: PrintedTimetable()).padding(Spacing.large)
}

#Preview("On its way", traits: .sizeThatFitsLayout) {
  DepartureBoard(Airport.all[0], timetable: DistantTimetable()).padding(Spacing.large)
}
