package import DSDiagnostics
package import DSResolve
package import DSShots

extension Scenario {
  /// The size that the component is offered in a variant; lengths by tokens, modes and state become numbers.
  /// - Parameters:
  ///   - context: what holds at the root of the shot.
  ///   - bag: takes what is wrong, such as a missing token or a length beyond the largest picture.
  package func size(in context: ResolveContext, _ bag: inout DiagnosticBag) -> OfferedSize {
    var size = offeredSize
    let range = 0...Double(Limits.shotSide)
    if let width = sizeRule.width { size.width = resolve(width, in: context, at: location, range: range, &bag) }
    if let height = sizeRule.height { size.height = resolve(height, in: context, at: location, range: range, &bag) }
    return size
  }
}
