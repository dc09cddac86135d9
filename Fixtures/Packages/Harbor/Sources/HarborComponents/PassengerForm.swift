import Combine
import HarborFoundation
import SwiftUI

/// Who flies: what is typed, what is wrong with it, and whether it can be booked.
@MainActor
final class Passenger: ObservableObject {
  @Published var name: String
  @Published var document: String
  @Published private(set) var problem: String?
  @Published private(set) var initials = ""
  @Published private(set) var canBook = false

  init(name: String = "", document: String = "") {
    self.name = name
    self.document = document
    let number = $document.map { $0.uppercased().filter { $0.isLetter || $0.isNumber } }.removeDuplicates()
    number
      .map { !$0.isEmpty && $0.count < 8 ? "A document has at least 8 characters." : nil }
      .assign(to: &$problem)
    $name
      .map { $0.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined() }
      .assign(to: &$initials)
    Publishers.CombineLatest($name, number)
      .map { !$0.isEmpty && $1.count >= 8 }
      .assign(to: &$canBook)
  }
}

/// A ticket that a passenger fills in.
struct PassengerForm: View {
  @StateObject private var passenger: Passenger
  @Environment(\.colorScheme) private var scheme

  init(_ passenger: @autoclosure @escaping () -> Passenger) { _passenger = StateObject(wrappedValue: passenger()) }

  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.medium) {
      HStack(spacing: Spacing.medium) {
        Text(passenger.initials.isEmpty ? "?" : passenger.initials)
          .font(.headline)
          .foregroundStyle(scheme.palette.onBrand)
          .frame(width: 40, height: 40)
          .background(scheme.palette.brand, in: Circle())
        Text("Passenger").font(.title3.bold()).foregroundStyle(scheme.palette.ink)
      }
      .frame(height: 48)
      TextField("Name as in the document", text: $passenger.name)
      TextField("Document", text: $passenger.document)
      if let problem = passenger.problem {
        Label(problem, systemImage: "exclamationmark.triangle").font(.footnote).foregroundStyle(scheme.palette.warning)
      }
      Button("Book") {}.disabled(!passenger.canBook).frame(maxWidth: .infinity, alignment: .trailing)
    }
    .textFieldStyle(.roundedBorder)
    .buttonStyle(.borderedProminent)
    .tint(scheme.palette.brand)
    .padding(Spacing.large)
    .background(scheme.palette.raised, in: Ticket(tear: 72))
    .shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 2)
    .padding(Spacing.large)
  }
}

/// The ticket's outline as a shape.
struct Ticket: Shape {
  var tear: CGFloat

  func path(in rect: CGRect) -> Path { Path(ticketOutline(in: rect, tear: tear)) }
}

#Preview("Complete") {
  PassengerForm(Passenger(name: "Ada Larsen", document: "n0 123-456 7"))
}

#Preview("Too short") {
  PassengerForm(Passenger(name: "Ada Larsen", document: "N01"))
}
