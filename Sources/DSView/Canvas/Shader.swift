/// A program that computes pixels, with its arguments.
@available(*, unavailable, message: "shaders are programs of a graphics processor, and there is none")
public struct Shader {}

/// A program that computes pixels.
@available(*, unavailable, message: "shaders are programs of a graphics processor, and there is none")
public struct ShaderFunction {}

/// Programs that compute pixels.
@available(*, unavailable, message: "shaders are programs of a graphics processor, and there is none")
public struct ShaderLibrary {}
