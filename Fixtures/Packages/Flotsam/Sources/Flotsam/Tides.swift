import AppIntents
import SwiftUI
import WidgetKit

struct Tide: TimelineEntry {
  let date: Date
  let height: Double
}

struct Harbour: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Harbour"
  static let description = IntentDescription("The harbour whose tide is shown.")
  @Parameter(title: "Name", default: "Hamburg") var name: String
  @Parameter(title: "Depth") var depth: Int?
}

struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  @Parameter(title: "Harbour") var harbour: String
  static var parameterSummary: some ParameterSummary { Summary("Refresh \(\.$harbour)") }

  init() {}
  init(_ name: String) { harbour = name }
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: harbour, dialog: "\(harbour) is fresh")
  }
}

struct TideProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .distantPast, height: 1) }
  func snapshot(for configuration: Harbour, in context: Context) async -> Tide { placeholder(in: context) }
  func timeline(for configuration: Harbour, in context: Context) async -> Timeline<Tide> {
    Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture))
  }
}

struct TideView: View {
  @Environment(\.widgetFamily) private var family
  let tide: Tide

  var body: some View {
    VStack(alignment: .leading) {
      Text("High water").font(.headline)
      Spacer()
      Text("\(tide.height, specifier: "%.1f") m").font(.largeTitle)
      if family == .systemMedium { Button("Refresh", intent: Refresh("Hamburg")) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(for: .widget) { LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom) }
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "tide", intent: Harbour.self, provider: TideProvider()) { TideView(tide: $0) }
      .configurationDisplayName("Tide").supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct Widgets: WidgetBundle {
  var body: some Widget { TideWidget() }
}

#Preview("Small", as: .systemSmall) {
  TideWidget()
} timeline: {
  Tide(date: .distantPast, height: 3.4)
}

#Preview("Two", as: .systemMedium) {
  TideWidget()
} timeline: {
  Tide(date: .distantPast, height: 3.4)
  Tide(date: .distantPast, height: 0.7)
}

struct Tide_Previews: PreviewProvider {
  static var previews: some View {
    TideView(tide: Tide(date: .distantPast, height: 2)).previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
