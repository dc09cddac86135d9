import AVFoundation
import AuthenticationServices
import CoreBluetooth
import CoreMotion
import CoreNFC
import Foundation
import GameController
import SwiftUI
import SystemConfiguration

// What an app for phones names that signs in, scans codes and tags, and moves its pages itself.

@MainActor
final class Keeper: NSObject, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding
{
  var window = UIWindow()

  func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email, .fullName]
    let controller = ASAuthorizationController(authorizationRequests: [request])
    (controller.delegate, controller.presentationContextProvider) = (self, self)
    controller.performRequests()
  }

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { window }

  nonisolated func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
    if let error = error as? ASAuthorizationError, error.code == .canceled { return }
  }
}

final class Signals: NSObject, CBPeripheralManagerDelegate {
  private lazy var manager = CBPeripheralManager(delegate: self, queue: nil)
  private let service = CBMutableService(type: CBUUID(string: "180f"), primary: true)

  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
    guard peripheral.state == .poweredOn else { return }
    service.characteristics = [
      CBMutableCharacteristic(type: service.uuid, properties: .read, value: Data([1]), permissions: .readable)
    ]
    manager.add(service)
    manager.startAdvertising([CBAdvertisementDataServiceUUIDsKey: [service.uuid]])
  }
}

final class Tilt: ObservableObject {
  @Published private(set) var roll = 0.0
  private let sensors = CMMotionManager()
  private let steps = CMPedometer()

  func start() {
    guard sensors.isDeviceMotionAvailable else { return }
    sensors.deviceMotionUpdateInterval = 1 / 60
    sensors.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in self?.roll = motion?.attitude.roll ?? 0 }
    steps.startUpdates(from: Date()) { data, _ in print(data?.numberOfSteps ?? 0) }
  }
}

private nonisolated(unsafe) var lampKey: UInt8 = 0

extension UIView {
  var lamp: String? {
    get { objc_getAssociatedObject(self, &lampKey) as? String }
    set { objc_setAssociatedObject(self, &lampKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

func tags() throws -> [NFCNDEFMessage] {
  guard NFCNDEFReaderSession.readingAvailable else { throw NSError() }
  return []
}

func isNear(_ flags: SCNetworkReachabilityFlags) -> Bool { flags.contains(.reachable) && !flags.contains(.isWWAN) }

func isShiftDown() -> Bool { GCKeyboard.coalesced?.keyboardInput?.button(forKeyCode: .leftShift)?.isPressed == true }

final class Codes: UIView, AVCaptureMetadataOutputObjectsDelegate {
  private let session = AVCaptureSession()
  private var preview: AVCaptureVideoPreviewLayer?

  func start() throws -> Bool {
    guard let device = AVCaptureDevice.default(for: .video) else { return false }
    let (input, output) = (try AVCaptureDeviceInput(device: device), AVCaptureMetadataOutput())
    guard session.canAddInput(input), session.canAddOutput(output) else { return false }
    session.sessionPreset = .hd1920x1080
    session.addInput(input)
    session.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: .main)
    output.metadataObjectTypes = output.availableMetadataObjectTypes
    preview = AVCaptureVideoPreviewLayer(session: session)
    try device.lockForConfiguration()
    device.torchMode = device.isTorchAvailable ? .on : .off
    device.unlockForConfiguration()
    return true
  }

  nonisolated func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    _ = metadataObjects.compactMap { ($0 as? AVMetadataMachineReadableCodeObject)?.stringValue }
  }
}

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    animator(using: transitionContext).startAnimation()
    transitionContext.updateInteractiveTransition(1)
    transitionContext.finishInteractiveTransition()
  }
  func animator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)
  }
}

final class Bubble: UIHostingController<Text>, UIPopoverPresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    popoverPresentationController?.delegate = self
    transitionCoordinator?.notifyWhenInteractionChanges { context in _ = context.completionVelocity < 0 }
  }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

final class Follower: NSObject, UIScrollViewDelegate {
  private weak var other: UIScrollViewDelegate?

  init(_ scrollView: UIScrollView) {
    other = scrollView.delegate
    super.init()
    scrollView.delegate = self
    scrollView.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { other?.scrollViewDidZoom(scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { other?.scrollViewDidScrollToTop(scrollView) }
}

final class Dock: UIView, UIDropInteractionDelegate {
  func open() { addInteraction(UIDropInteraction(delegate: self)) }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: session.canLoadObjects(ofClass: UIImage.self) ? .copy : .forbidden)
  }
}

final class Listener: UIView {
  var recognizer = UITapGestureRecognizer()
  let device = UIDevice()
  lazy var icon: UIImage = device.model.isEmpty ? .add : #imageLiteral(resourceName: "lamp")

  func isMine(_ gesture: UIGestureRecognizer?) -> Bool { recognizer == gesture }
  func end(_ animator: UIViewImplicitlyAnimating) { animator.finishAnimation(at: .end) }
  func words(_ text: AttributedString) -> String { NSAttributedString(text).string }
}

func keyboardHeight(_ notification: Notification) -> CGFloat {
  (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0
}

struct BeamView: View {
  @State private var code = ""
  let width: NSInteger = 120

  private var isLink: Bool {
    let types = NSTextCheckingResult.CheckingType.link.rawValue
    let detector = try? NSDataDetector(types: types)
    return detector?.firstMatch(in: "tides.com", range: NSRange(location: 0, length: 9))?.url != nil
  }

  var body: some View {
    VStack {
      TextField("Code", text: $code).keyboardType(.alphabet)
      Text(isLink ? "A link" : "No link")
    }
    .frame(width: CGFloat(width))
  }
}

#Preview { BeamView() }
