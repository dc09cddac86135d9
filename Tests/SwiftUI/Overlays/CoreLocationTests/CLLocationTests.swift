import CoreLocation
import Testing

@Suite struct CLLocationTests {
  private let zurich = CLLocation(latitude: 47.3769, longitude: 8.5417)
  private let bern = CLLocation(latitude: 46.948, longitude: 7.4474)

  @Test func `the way between two towns is right to half a percent`() {
    #expect(abs(zurich.distance(from: bern) - 95_500) < 500)
    #expect(zurich.distance(from: zurich) == 0)
    #expect(zurich.distance(from: bern) == bern.distance(from: zurich))
  }

  @Test func `a circle knows what is in it`() {
    let region = CLCircularRegion(center: zurich.coordinate, radius: 50_000, identifier: "zurich")
    #expect(region.contains(zurich.coordinate) && !region.contains(bern.coordinate))
  }

  @Test func `there are no places beyond the poles`() {
    #expect(CLLocationCoordinate2DIsValid(zurich.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
