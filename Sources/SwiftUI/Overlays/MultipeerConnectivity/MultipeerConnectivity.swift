public import Foundation

#if DSRENDER_UIKIT
  public import UIKit
#endif

// Devices nearby, as stubs: there are none.

/// A device.
open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String
  /// A device by the name that people see.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// Whether a device is reached.
public enum MCSessionState: Int, Sendable {
  case notConnected, connecting, connected
}

/// Whether all that is sent arrives, in its order.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable, unreliable
}

/// Whether what is sent is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  case optional, required, none
}

/// Why nothing is sent.
public struct MCError: Error, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
}

/// What devices say to each other.
/// - Partial: nothing is sent.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let encryptionPreference: MCEncryptionPreference
  /// What a device says to others.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .optional
  ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }
  open func disconnect() {}
}

/// Receives what devices say.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  /// The device is trusted.
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}

/// Shows a device to others.
/// - Partial: no one sees it.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  /// Shows a device to others that look for a service.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}

/// Receives invitations of others.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Nothing is done.
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Looks for devices.
/// - Partial: it finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let serviceType: String
  /// Looks for devices that show a service.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}

/// Receives what a search finds.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Nothing is done.
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

#if DSRENDER_UIKIT
  /// Lets a person choose devices, as a stub.
  @preconcurrency @MainActor
  open class MCBrowserViewController: UIViewController {
    public nonisolated init(serviceType: String, session: MCSession) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var maximumNumberOfPeers = 8
    open var minimumNumberOfPeers = 2
  }

  /// Receives what a person chose.
  @preconcurrency @MainActor
  public protocol MCBrowserViewControllerDelegate: AnyObject {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  }
#endif
