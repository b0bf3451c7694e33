import AVFoundation
@_exported import Foundation

@available(iOS 26.0, *)
public protocol SpeechModule: AnyObject, Sendable {
    associatedtype Results: Sendable, AsyncSequence where Self.Results.Failure == any Error
    associatedtype Result: SpeechModuleResult, Sendable where Self.Result == Self.Results.Element
    var results: Self.Results { get }
}
@available(iOS 26.0, *)
public protocol SpeechModuleResult {}
@available(iOS 26.0, *)
extension SpeechModuleResult { public var isFinal: Bool { false } }
@available(iOS 26.0, *)
public protocol LocaleDependentSpeechModule: SpeechModule {
    static func supportedLocale(equivalentTo locale: Locale) async -> Locale?
}
@available(iOS 26.0, *)
public struct AnalyzerInput: @unchecked Sendable { public init(buffer: AVAudioPCMBuffer) {} }
@available(iOS 26.0, *)
public actor SpeechAnalyzer {
    public struct Options: Sendable, Equatable {}
    public init(modules: [any SpeechModule], options: SpeechAnalyzer.Options? = nil) {}
    public func start<InputSequence>(inputSequence: InputSequence) async throws
    where InputSequence: Sendable, InputSequence: AsyncSequence, InputSequence.Element == AnalyzerInput {}
    public func finalizeAndFinishThroughEndOfInput() async throws {}
    public static func bestAvailableAudioFormat(compatibleWith modules: [any SpeechModule]) async -> AVAudioFormat? {
        nil
    }
}
@available(iOS 26.0, *)
public final class SpeechTranscriber: LocaleDependentSpeechModule {
    public struct Preset: Sendable, Equatable, Hashable { public static let progressiveTranscription = Preset() }
    public struct Result: SpeechModuleResult, Sendable, Equatable, Hashable, CustomStringConvertible {
        public var text: AttributedString { AttributedString() }
        public var description: String { "" }
    }
    public convenience init(locale: Locale, preset: SpeechTranscriber.Preset) { fatalError() }
    public final var results: some Sendable & AsyncSequence<SpeechTranscriber.Result, any Error> {
        AsyncThrowingStream<SpeechTranscriber.Result, any Error> { nil }
    }
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
}
@available(iOS 26.0, *)
public final class AssetInventory {
    public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws
        -> AssetInstallationRequest?
    { nil }
}
@available(iOS 26.0, *)
public final class AssetInstallationRequest: NSObject, Sendable {
    public final func downloadAndInstall() async throws {}
}
