import DSDisplayList
import DSGeometry

extension Scene {
  private static let picture: [DrawCommand] = [
    .fill(
      box(10, 10, 100, 30),
      linear(stops((0, Palette.blue), (0.5, Palette.yellow), (1, Palette.green)), (10, 0), (110, 0))),
    .fill(.ellipse(rect(30, 30, 60, 40)), .solid(Palette.red.opacity(0.6))),
  ]

  private static func mapped(_ name: String, _ matrix: ColorMatrix) -> Scene {
    Scene("colours mapped: \(name)", .group(DrawGroup(colorMatrix: matrix, commands: picture)))
  }

  static let colors: [Scene] = [
    mapped("brighter", .channels(slope: 1, intercept: 0.2)),
    mapped("more contrast", .channels(slope: 1.6, intercept: -0.3)),
    mapped("inverted", .channels(slope: -1, intercept: 1)),
    mapped("grey", .saturation(0)),
    mapped("lively", .saturation(1.8)),
    mapped("hues turned", .hueRotation(sine: 0.8, cosine: 0.6)),
    mapped("multiplied", .multiply(Palette.yellow)),
    mapped("luminance as alpha", .luminanceToAlpha),
    Scene(
      "a mask of luminance",
      .group(
        DrawGroup(
          mask: [
            .group(
              DrawGroup(
                colorMatrix: .luminanceToAlpha,
                commands: [
                  .fill(
                    box(0, 0, 120, 80), linear(stops((0, Color.black), (1, Color.white)), (0, 0), (120, 0)))
                ]))
          ], commands: [.fill(box(10, 10, 100, 60), .solid(Palette.blue))]))),
    Scene(
      "colours mapped after a blur, cut to a shape",
      .group(DrawGroup(blur: 3, colorMatrix: .saturation(0), clip: .ellipse(rect(20, 10, 80, 60)), commands: picture))),
    Scene(
      "a hole in a group",
      .group(
        DrawGroup(
          isIsolated: true,
          commands: [
            .fill(box(10, 10, 100, 60), .solid(Palette.blue)),
            .group(
              DrawGroup(blendMode: .destinationOut, commands: [.fill(.ellipse(rect(40, 20, 40, 40)), .solid(.black))])),
          ]))),
  ]
}
