import LanternData
import SwiftUI

#if os(iOS) && !targetEnvironment(macCatalyst)
  struct SettingsScreen: View {
    @State private var speaks = !UIAccessibility.isVoiceOverRunning
    @State private var name = ""

    var body: some View {
      Form {
        Section("Lamp") {
          Toggle("Speak the stops", isOn: $speaks)
          TextField("Your name", text: $name).keyboardType(.asciiCapable).textContentType(.name)
        }
        Section {
          HStack {
            Text("Made for")
            Spacer()
            Text("\(UIDevice.current.systemName) on \(Theme.isPad ? "a pad" : "a phone")").foregroundColor(.secondary)
          }
        }
      }
      .navigationBarTitleDisplayMode(.inline)
      .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
        speaks = true
      }
    }
  }

  struct SettingsScreen_Previews: PreviewProvider {
    static var previews: some View { SettingsScreen().previewLayout(.fixed(width: 393, height: 300)) }
  }
#endif
