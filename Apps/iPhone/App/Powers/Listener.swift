import AVFoundation
import CorginaPhone
import Foundation
import Observation
import Speech

/// Listens, and shows what is heard while she speaks. Sound is understood on the iPhone and kept nowhere.
@MainActor @Observable
final class Listener {
    private(set) var plan = SpeechPlan()
    private let engine = AVAudioEngine()
    private var analyzer: SpeechAnalyzer?
    private var input: AsyncStream<AnalyzerInput>.Continuation?
    private var results: Task<Void, Never>?

    enum Failure: Error {
        /// She did not allow the microphone, or this language is not understood on the iPhone.
        case unavailable
    }

    func start() async throws {
        guard await AVAudioApplication.requestRecordPermission(),
            let locale = await SpeechTranscriber.supportedLocale(equivalentTo: .current)
        else { throw Failure.unavailable }
        plan = SpeechPlan()
        let transcriber = SpeechTranscriber(locale: locale, preset: .progressiveTranscription)
        try await AssetInventory.assetInstallationRequest(supporting: [transcriber])?.downloadAndInstall()
        let analyzer = SpeechAnalyzer(modules: [transcriber])
        self.analyzer = analyzer
        results = Task { [weak self] in
            do { for try await result in transcriber.results { self?.hear(result) } } catch {}
        }
        let (stream, continuation) = AsyncStream<AnalyzerInput>.makeStream()
        input = continuation
        try await analyzer.start(inputSequence: stream)
        let format = await SpeechAnalyzer.bestAvailableAudioFormat(compatibleWith: [transcriber])
        try Microphone.start(engine, as: format) { continuation.yield(AnalyzerInput(buffer: $0)) }
    }

    /// Ends it.
    ///
    /// - Returns: the form that has the sentence read; `nil` where nothing was heard.
    func finish() async -> PhonePost? {
        Microphone.stop(engine)
        input?.finish()
        try? await analyzer?.finalizeAndFinishThroughEndOfInput()
        await results?.value
        (analyzer, input, results) = (nil, nil, nil)
        return plan.finish()
    }

    private func hear(_ result: SpeechTranscriber.Result) {
        plan.hear(String(result.text.characters), isFinal: result.isFinal)
    }
}
