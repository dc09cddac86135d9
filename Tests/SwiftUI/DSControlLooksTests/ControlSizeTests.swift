import DSControlLooks
import DSGeometry
import DSNode
import SwiftUI
import Testing
import ViewTestSupport

/// The least sizes of controls, as they are measured on each platform: with a label of one point where they need one.
@MainActor
struct ControlSizeTests {
  private static let profiles: [ProfileName] = [.iosClassic, .ios26, .macos26]

  /// Expects a width and a height for each of the three platforms.
  private func expect(
    _ classic: [Double], _ ios26: [Double], _ macos26: [Double], location: Testing.SourceLocation = #_sourceLocation,
    @ViewBuilder _ control: @escaping @MainActor () -> some View
  ) {
    for (profile, size) in zip(Self.profiles, [classic, ios26, macos26]) {
      let found = laidOut(control, in: .drawing(for: profile)).size
      #expect([found.width, found.height] == size, "\(profile)", sourceLocation: location)
      // No room is so small that a control gets smaller, unless it is one that fills the room.
      let squeezed = laidOut(control, 0, 0, in: .drawing(for: profile)).size
      #expect(squeezed.height == size[1] || size[0] == squeezed.width, "\(profile)", sourceLocation: location)
    }
  }

  private var dot: some View { Color.red.frame(width: 1, height: 1) }

  @Test func `a button has room around its label, and a phone before iOS 26 and a Mac give it a least height`() {
    expect([25, 34], [25, 15], [25, 24]) {
      Button {
      } label: {
        self.dot
      }.buttonStyle(.bordered)
    }
    expect([25, 34], [25, 15], [25, 24]) {
      Button {
      } label: {
        self.dot
      }.buttonStyle(.borderedProminent)
    }
    expect([34, 34], [15, 15], [24, 24]) {
      Button {
      } label: {
        self.dot
      }.buttonStyle(.bordered).buttonBorderShape(.circle)
    }
    expect([25, 34], [25, 15], [25, 24]) { Toggle(isOn: .constant(true)) { self.dot }.toggleStyle(.button) }
    // Without a ground it is its label, but on a Mac a button that nothing is said of has one.
    expect([1, 1], [1, 1], [25, 24]) {
      Button {
      } label: {
        self.dot
      }
    }
    expect([22, 22], [22, 22], [22, 22]) { HelpLink {} }
  }

  @Test func `switches and boxes have a size of their own`() {
    expect([51, 31], [66, 30], [54, 24]) {
      Toggle(isOn: .constant(true)) { self.dot }.toggleStyle(.switch).labelsHidden()
    }
    expect([18, 18], [18, 18], [16, 16]) {
      Toggle(isOn: .constant(true)) { self.dot }.toggleStyle(.checkbox).labelsHidden()
    }
  }

  @Test func `steppers, rings and round gauges have a size of their own`() {
    expect([93, 32], [94, 32], [20, 26]) { Stepper(value: .constant(1)) { self.dot }.labelsHidden() }
    expect([20, 20], [20, 20], [32, 32]) { ProgressView() }
    expect([20, 20], [20, 20], [32, 32]) { ProgressView(value: 0.5).progressViewStyle(.circular) }
    expect([58, 58], [58, 58], [58, 58]) { Gauge(value: 0.5) { self.dot }.gaugeStyle(.accessoryCircular) }
    expect([28, 28], [28, 28], [48, 24]) { ColorPicker(selection: .constant(.red)) { self.dot }.labelsHidden() }
  }

  @Test func `lines that fill the room have a height of their own`() {
    expect([10, 31], [10, 31], [100, 16]) { Slider(value: .constant(0.5)) }
    expect([10, 4], [10, 4], [100, 20]) { ProgressView(value: 0.5) }
  }

  @Test func `choices have the height of their platform, whatever is in them`() {
    func picker(_ style: some PickerStyle) -> some View {
      Picker(selection: .constant(1)) {
        self.dot.tag(1)
      } label: {
        self.dot
      }
      .pickerStyle(style).labelsHidden()
    }
    expect([21, 32], [21, 31], [22, 24]) { picker(.segmented) }
    expect([60, 216], [60, 216], [48.5, 24]) { picker(.wheel) }
    expect([27, 18], [27, 18], [22, 16]) { picker(.radioGroup) }
    // 13.5 + 1 + 4 + 9 + 13.5 wide on iOS 26, with 8 points above and below arrows of 13.
    expect([14.06, 13], [41, 29], [48.5, 24]) { picker(.menu) }
  }

  @Test func `dates have the height of their platform, and a month and wheels a size of their own`() {
    func date(_ style: some DatePickerStyle) -> some View {
      DatePicker(selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: .date) { self.dot }
        .datePickerStyle(style).labelsHidden()
    }
    // "Jan 1, 2001" in letters of 10 points, with the room at both ends; on a Mac the day in numbers.
    expect([110 + 22, 34], [110 + 27, 20 + 14], [95, 22]) { date(.automatic) }
    expect([280, 288], [280, 288], [138.5, 148]) { date(.graphical) }
  }

  @Test func `a field has the height of a line, and more in a border`() {
    expect([0, 20], [0, 21], [16, 28]) { TextField("", text: .constant("")).fixedSize() }
    expect([14, 32], [15, 33], [16, 28]) {
      TextField("", text: .constant("")).textFieldStyle(.roundedBorder).fixedSize()
    }
  }

  @Test func `a row of a list has a least height, and a line may stand between two`() {
    func height(_ count: Int, _ style: some ListStyle, _ profile: ProfileName) -> Double {
      laidOut({ List(0..<count, id: \.self) { _ in self.dot }.listStyle(style) }, in: .drawing(for: profile)).size
        .height
    }
    func row(_ style: some ListStyle, _ profile: ProfileName) -> Double {
      #expect(
        height(4, style, profile) - height(2, style, profile) == 2
          * (height(2, style, profile) - height(1, style, profile)))
      return height(2, style, profile) - height(1, style, profile)
    }
    #expect(Self.profiles.map { row(.plain, $0) } == [44, 52, 24])
    #expect([.iosClassic, .ios26, .ios26Tall].map { row(.insetGrouped, $0) } == [44, 52, 56])
  }

  @Test func `a control of a larger size is no smaller`() {
    for control in NamedControl.all {
      for profile in everyProfile {
        let sizes = [ControlSize.mini, .small, .regular, .large].map { size in
          laidOut({ control.make().controlSize(size) }, in: .drawing(for: profile)).size
        }
        #expect(
          zip(sizes, sizes.dropFirst()).allSatisfy { $0.height <= $1.height && $0.width <= $1.width },
          "\(control.name) \(String(describing: profile)): \(sizes)")
      }
    }
  }
}
