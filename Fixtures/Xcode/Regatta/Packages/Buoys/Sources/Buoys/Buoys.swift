/// How round things on the water are, in points.
public let buoyRadius = 14.0
