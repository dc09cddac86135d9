import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControls

@MainActor
struct FieldTests {
  private func line(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    ControlSpy.lines(of: view, change).joined(separator: "; ")
  }

  @Test func `a field shows its text, and a value as its format says`() {
    #expect(line(TextField("Name", text: .constant("Ada"))) == "field Ada open horizontal")
    #expect(line(TextField("Name", text: .constant("Ada"), axis: .vertical)) == "field Ada open vertical")
    #expect(line(TextField("Age", value: .constant(1234), format: .number)) == "field 1,234 open horizontal")
    #expect(line(TextField("Age", value: .constant(Int?.none), format: .number)) == "field  open horizontal")
    #expect(line(TextField("Part", value: .constant(0.25), format: .percent)) == "field 25% open horizontal")
  }

  @Test func `a secure field has its text hidden`() {
    #expect(line(SecureField("Word", text: .constant("key"))) == "field key secure horizontal")
    let text = dump(SecureField("Word", text: .constant("key")))
    #expect(text.contains("•••") && !text.contains("key\""))
  }

  @Test func `a field that is empty shows its prompt, or else its label`() {
    #expect(dump(TextField("Name", text: .constant(""))).contains("\"Name\""))
    let prompted = dump(TextField("Name", text: .constant(""), prompt: Text("Full name")))
    #expect(prompted.contains("\"Full name\"") && !prompted.contains("Text \"Name\""))
    #expect(prompted.contains("label=\"Name\""))
    #expect(!dump(TextField("Name", text: .constant("Ada"), prompt: Text("Full name"))).contains("Text \"Full name\""))
  }

  @Test func `in a form a field has its label beside it where the platform has labels`() {
    let form = Form { TextField("Name", text: .constant("Ada")) }
    #expect(dump(form.formStyle(.columns)).contains("Text \"Name\""))
  }

  @Test func `a date is shown by the parts that are asked for`() {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    func date(_ parts: DatePickerComponents, _ style: some DatePickerStyle = .compact) -> String {
      line(DatePicker("Day", selection: .constant(day), displayedComponents: parts).datePickerStyle(style))
    }
    #expect(date([.date, .hourAndMinute]) == "date pills 3" && date(.date) == "date pills 2")
    #expect(date(.hourAndMinute, .field) == "date field 1" && date(.date, .stepperField) == "date stepperField 2")
    let text = dump(DatePicker("Day", selection: .constant(day), displayedComponents: .date))
    #expect(text.contains("2001") && !text.contains("AM"))
    #expect(!dump(DatePicker("Day", selection: .constant(day), displayedComponents: .hourAndMinute)).contains("2001"))
  }

  @Test func `the end of a range of days is not one of them`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let days: Binding<Set<DateComponents>> = .constant([DateComponents(year: 2001, month: 1, day: 3)])
    #expect(line(MultiDatePicker("Days", selection: days, in: start..<(start + 86_400))) == "month 1 0.0 86399.0")
    #expect(line(MultiDatePicker("Days", selection: days, in: start...)) == "month 1 0.0 nil")
    #expect(line(MultiDatePicker("Days", selection: days, in: ..<start)) == "month 1 nil -1.0")
    #expect(line(MultiDatePicker("Days", selection: days)) == "month 1 nil nil")
  }
}
