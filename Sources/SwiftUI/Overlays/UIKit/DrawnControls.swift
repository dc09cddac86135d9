import DSControls
import DSEffects
import DSView
import Foundation

// Controls of UIKit that hold a value and that SwiftUI has an equal of.

extension UISegmentedControl: DrawnUIView {
  var drawing: AnyView {
    let titles = (0..<numberOfSegments).map { titleForSegment(at: $0) }
    let images = (0..<numberOfSegments).map { imageForSegment(at: $0) }
    return AnyView(
      Picker("", selection: .constant(selectedSegmentIndex)) {
        ForEach(titles.indices, id: \.self) { segment in
          if let image = images[segment] {
            Image(uiImage: image).tag(segment)
          } else {
            Text(verbatim: titles[segment] ?? "").tag(segment)
          }
        }
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
  }
}

extension UIStepper: DrawnUIView {
  var drawing: AnyView {
    let range = values(from: minimumValue, to: maximumValue)
    let shown = min(max(value.isFinite ? value : 0, range.lowerBound), range.upperBound)
    return AnyView(
      Stepper(value: .constant(shown), in: range, step: stepValue) { EmptyView() }.labelsHidden().disabled(!isEnabled))
  }
}

extension UIDatePicker: DrawnUIView {
  /// - Partial: a picker that counts down is one of the time.
  var drawing: AnyView {
    let components: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let picker = DatePicker("", selection: .constant(date), displayedComponents: components).labelsHidden()
      .disabled(!isEnabled)
    switch preferredDatePickerStyle {
    case .wheels: return AnyView(picker.datePickerStyle(.wheel))
    case .inline: return AnyView(picker.datePickerStyle(.graphical))
    case .automatic, .compact: return AnyView(picker)
    }
  }
}

extension UISearchBar: DrawnUIView {
  /// A field with a magnifier, 36 points high in a bar of 56, as the bar of an app's own is drawn.
  var drawing: AnyView {
    let words = text ?? ""
    let shown = Text(verbatim: words.isEmpty ? placeholder ?? "" : words)
      .foregroundColor(words.isEmpty ? .secondary : .primary)
    let field = HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundColor(.secondary)
      shown.lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 8).frame(height: 36)
    .background { RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .tertiarySystemFill)) }
    let ground = searchBarStyle == .minimal ? nil : barTintColor.map { Color(uiColor: $0) }
    return AnyView(
      HStack(spacing: 8) {
        field
        if showsCancelButton { Text("Cancel").foregroundColor(.accentColor) }
      }
      .padding(.horizontal, 8).padding(.vertical, 10).background { ground })
  }
}

/// The values that a control may have; bounds that are not numbers count as zero.
func values(from low: Double, to high: Double) -> ClosedRange<Double> {
  let low = low.isFinite ? low : 0
  return low...max(high.isFinite ? high : 0, low)
}
