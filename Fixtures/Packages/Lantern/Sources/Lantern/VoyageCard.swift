import LanternData
import SwiftUI
import UIKit

struct VoyageCard: View {
  let voyage: Voyage
  @ObservedObject var logbook: Logbook

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      photo
      Text(voyage.title).font(Font(Theme.display(28)))
      Text("With the ferry \(voyage.ferry), every day at eight.").font(Font(Theme.note))
        .foregroundColor(Color(UIColor.secondaryLabel))
      route.frame(height: 72)
      mark
    }
    .padding(16)
    .frame(width: Theme.cardWidth)
    .background(Color(.secondarySystemBackground))
    .clipShape(Corners(corners: [.topLeft, .bottomRight], radius: 24))
  }

  private var photo: some View {
    Image(.harbour).resizable().aspectRatio(16 / 10, contentMode: .fit)
      .overlay(alignment: .bottomTrailing) {
        if let lamp = UIImage(systemName: "lightbulb.fill") {
          Image(uiImage: lamp).foregroundColor(Color(.ember)).padding(8)
        }
      }
  }

  /// The stops, joined by a soft line.
  private var route: some View {
    ZStack(alignment: .topLeading) {
      Path(path.cgPath).stroke(Color(.ember), style: StrokeStyle(lineWidth: 3, lineCap: .round))
      ForEach(voyage.stops, id: \.x) { stop in
        Circle().fill(Color(uiColor: Theme.ground)).overlay(Circle().stroke(Color(.ember), lineWidth: 2))
          .frame(width: 10, height: 10).position(stop)
      }
    }
  }

  private var path: UIBezierPath {
    let path = UIBezierPath()
    for (index, stop) in voyage.stops.enumerated() {
      guard index > 0 else {
        path.move(to: stop)
        continue
      }
      let last = voyage.stops[index - 1]
      let middle = (last.x + stop.x) / 2
      path.addCurve(
        to: stop, controlPoint1: CGPoint(x: middle, y: last.y), controlPoint2: CGPoint(x: middle, y: stop.y))
    }
    return path
  }

  private var mark: some View {
    Button {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      logbook.toggle(voyage)
    } label: {
      Label(
        logbook.marked.contains(voyage.id) ? "In the logbook" : "Keep",
        systemImage: logbook.marked.contains(voyage.id) ? "bookmark.fill" : "bookmark")
    }
    .tint(Color(.ember))
  }
}

/// A rectangle of which some corners are round.
struct Corners: Shape {
  let corners: UIRectCorner
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

struct VoyageCard_Previews: PreviewProvider {
  static var previews: some View {
    VoyageCard(voyage: .evening, logbook: Logbook()).padding().background(Color(uiColor: Theme.ground))
      .previewLayout(.sizeThatFits).previewDisplayName("Open")
    VoyageCard(voyage: .evening, logbook: Logbook(marked: ["evening"])).padding()
      .background(Color(uiColor: Theme.ground)).previewLayout(.sizeThatFits).previewDisplayName("Kept")
  }
}
