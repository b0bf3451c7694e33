import AVFoundation
@_exported import Foundation

@available(iOS 26.0, *)
public protocol SpeechModule: AnyObject, Sendable {}
@available(iOS 26.0, *)
public struct AnalyzerInput: @unchecked Sendable { public init(buffer: AVAudioPCMBuffer) {} }
@available(iOS 26.0, *)
public actor SpeechAnalyzer {
    public init(modules: [any SpeechModule]) {}
    public func start<InputSequence>(inputSequence: InputSequence) async throws
    where InputSequence: Sendable, InputSequence: AsyncSequence, InputSequence.Element == AnalyzerInput {}
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
        nil
    }
}
@available(iOS 26.0, *)
public final class SpeechTranscriber: SpeechModule {
    public struct Preset: Sendable { public static let progressiveTranscription = Preset() }
    public struct Result: Sendable {
        public let text: AttributedString
        public let isFinal: Bool
    }
    public struct Results: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Result? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { .init() }
    }
    public convenience init(locale: Locale, preset: SpeechTranscriber.Preset) { fatalError() }
    public var results: Results { .init() }
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}
@available(iOS 26.0, *)
public final class AssetInventory: Sendable {
    public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws
        -> AssetInstallationRequest?
    { nil }
}
@available(iOS 26.0, *)
public final class AssetInstallationRequest: Sendable { public func downloadAndInstall() async throws {} }
