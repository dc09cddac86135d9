public import Foundation

// Controls that hold a value, as stubs: they are not drawn.

/// A line with a knob.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Whether an image without pixels takes the knob's place.
  var hidesThumb = false
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    hidesThumb = image.map { $0.size == .zero } ?? false
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// Two buttons, for less and for more.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// A line that shows how much is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The position of a line.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
  public nonisolated init(progressViewStyle style: Style) { super.init(frame: .zero) }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A date that is chosen.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What of a date is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { preferredDatePickerStyle }
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var countDownDuration: TimeInterval = 0
  open var minuteInterval = 1
  open var locale: Locale?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a date is chosen.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// Wheels that are turned.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var delegate: (any UIPickerViewDelegate)?
  open weak var dataSource: (any UIPickerViewDataSource)?
  open var numberOfComponents: Int { 0 }
  open func numberOfRows(inComponent component: Int) -> Int { 0 }
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
}

/// How many rows wheels have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What wheels show.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {}

/// A field that is searched by.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var searchTextField = UITextField(frame: .zero)
  open weak var delegate: (any UISearchBarDelegate)?
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var prompt: String?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}

  /// What is behind a field.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
  /// The images of a field.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }
}

/// Receives the events of a search.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {}
