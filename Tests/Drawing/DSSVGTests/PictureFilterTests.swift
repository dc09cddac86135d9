import DSDisplayList
import DSGeometry
import DSSVG
import Testing

/// Filters of several steps in the SVG.
@Suite struct PictureFilterTests {
  @Test func `the steps of a filter are elements that name one another`() {
    let area = Rect(x: 0, y: 0, width: 8, height: 8)
    func step(_ kind: PictureFilter.Kind) -> PictureFilter.Step { PictureFilter.Step(kind, area: area, isLinear: true) }
    let filter = PictureFilter(
      steps: [
        step(.blur(.sourceAlpha, x: 2, y: 1)), step(.offset(.step(0), Point(x: 1, y: 2))),
        step(.flood(Color(hex: 0xFF0000))), step(.composite(.step(2), .step(1), .inside)),
        step(.blend(.step(3), .source, .colorDodge)), step(.merge([.step(4), .source])),
        step(.morphology(.step(5), grows: true, x: 1.4, y: 2.6)), step(.morphology(.step(6), grows: false, x: 1, y: 0)),
      ], area: area)
    let square = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .solid(.black))
    let text = svg(
      DisplayList(width: 8, height: 8, scale: 1, commands: [.group(DrawGroup(filter: filter, commands: [square]))]))
    for part in [
      #"<feGaussianBlur in="SourceAlpha" stdDeviation="2 1""#, #"<feOffset in="step1" dx="1" dy="2""#,
      ##"<feFlood flood-color="#ff0000""##, #"<feComposite in="step3" in2="step2" operator="in""#,
      #"<feBlend in="step4" in2="SourceGraphic" mode="color-dodge""#,
      #"<feMergeNode in="step5"/><feMergeNode in="SourceGraphic"/></feMerge>"#,
      #"<feMorphology in="step6" operator="dilate" radius="1 3""#,
      #"<feMorphology in="step7" operator="erode" radius="1 0""#,
      #"color-interpolation-filters="linearRGB""#,
      #"result="step6""#, #"filter="url(#_filter1)""#,
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
  }

  @Test func `a gradient that begins beside its centre has a focus`() {
    let stops = GradientStops([.init(position: 0, color: .white), .init(position: 1, color: .black)])
    let brush = Brush.focalGradient(
      stops, focus: Point(x: 3, y: 4), startRadius: 1, center: Point(x: 4, y: 4), endRadius: 4)
    let fill = DrawCommand.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), brush)
    let text = svg(DisplayList(width: 8, height: 8, scale: 1, commands: [fill]))
    #expect(text.contains(#"cx="4" cy="4" r="4" fx="3" fy="4" fr="1""#), "\(text)")
  }
}
