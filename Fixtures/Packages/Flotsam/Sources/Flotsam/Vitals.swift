import AVFoundation
import HealthKit
import MultipeerConnectivity
import Security
import Speech
import SwiftUI
import WatchConnectivity

// What an app for phones names that measures a person, listens, speaks, and has a watch.

@MainActor
final class Coach: NSObject, WCSessionDelegate, @preconcurrency AVAudioRecorderDelegate,
  @preconcurrency AVSpeechSynthesizerDelegate
{
  private let voice = AVSpeechSynthesizer()
  private let engine = AVAudioEngine()
  private var recorder: AVAudioRecorder?
  private var microphone = AVAudioSession.RecordPermission.undetermined

  nonisolated func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?
  ) {}
  nonisolated func sessionDidBecomeInactive(_ session: WCSession) {}
  nonisolated func sessionDidDeactivate(_ session: WCSession) { session.activate() }

  func begin() throws {
    if WCSession.isSupported() { WCSession.default.delegate = self }
    voice.delegate = self
    let words = AVSpeechUtterance(string: "Go")
    words.voice = AVSpeechSynthesisVoice(language: "en-US")
    words.rate = AVSpeechUtteranceDefaultSpeechRate * 1.1
    voice.speak(words)
    microphone = AVAudioSession.sharedInstance().recordPermission
    recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/dev/null"),
      settings: [
        AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
      ])
    recorder?.delegate = self
    let request = SFSpeechAudioBufferRecognitionRequest()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) {
      buffer, _ in request.append(buffer)
    }
    SFSpeechRecognizer(locale: Locale(identifier: "fi"))?.recognitionTask(with: request) { result, _ in
      print(result?.bestTranscription.formattedString ?? "")
    }
  }

  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

final class Health {
  private let store = HKHealthStore()
  private let steps = HKQuantityType(.stepCount)

  func permit() async throws { try await store.requestAuthorization(toShare: [], read: [steps, .workoutType()]) }

  func pulse(since start: Date) async throws -> [Double] {
    try await withCheckedThrowingContinuation { continuation in
      store.execute(
        HKSampleQuery(
          sampleType: HKQuantityType(.heartRate), predicate: HKQuery.predicateForSamples(withStart: start, end: nil),
          limit: HKObjectQueryNoLimit, sortDescriptors: nil
        ) { _, samples, error in
          if let error { return continuation.resume(throwing: error) }
          let beats = HKUnit.count().unitDivided(by: .minute())
          continuation.resume(
            returning: (samples as? [HKQuantitySample] ?? []).map { $0.quantity.doubleValue(for: beats) })
        })
    }
  }
}

func lookUp(_ server: String, port: Int) -> OSStatus {
  SecItemCopyMatching(
    [
      kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: server, kSecAttrPort as String: port,
      kSecAttrProtocol as String: kSecAttrProtocolHTTPS,
      kSecAttrAuthenticationType as String: kSecAttrAuthenticationTypeHTTPBasic,
    ] as CFDictionary, nil)
}

final class Crew: NSObject, MCNearbyServiceAdvertiserDelegate {
  private let session = MCSession(peer: MCPeerID(displayName: "crew"))

  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) { invitationHandler(true, session) }
}

/// A bar that is as long as a time in minutes, and as high as a speed in metres a second.
#Preview {
  Rectangle().frame(
    width: HKQuantity(unit: .hour(), doubleValue: 1.5).doubleValue(for: .minute()),
    height: HKQuantity(unit: .meterUnit(with: .kilo).unitDivided(by: .hour()), doubleValue: 36)
      .doubleValue(for: .meter().unitDivided(by: .second())))
}
