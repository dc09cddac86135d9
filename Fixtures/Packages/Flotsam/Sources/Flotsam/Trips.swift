import ActivityKit
import SwiftUI
import WidgetKit

struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable { var miles: Int }
  var name: String
}

struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Trip.self) { context in
      Text("\(context.attributes.name): \(context.state.miles) miles").padding(14)
        .activityBackgroundTint(.yellow).activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "sailboat") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.miles) miles") }
      } compactLeading: {
        Image(systemName: "sailboat")
      } compactTrailing: {
        Text("\(context.state.miles)")
      } minimal: {
        Text("\(context.state.miles)")
      }
    }
  }
}

#Preview("Banner", as: .content, using: Trip(name: "Home")) {
  TripActivity()
} contentStates: {
  Trip.ContentState(miles: 12)
}

#Preview("Island", as: .dynamicIsland(.compact), using: Trip(name: "Home")) {
  TripActivity()
} contentStates: {
  Trip.ContentState(miles: 12)
}
