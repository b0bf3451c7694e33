import AVFoundation
import Foundation

/// Sound from the microphone in the format that the recognizer takes.
enum Microphone {
    static func start(
        _ engine: AVAudioEngine, as format: AVAudioFormat?, _ take: @escaping @Sendable (AVAudioPCMBuffer) -> Void
    ) throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.record, mode: .measurement, options: .duckOthers)
        try session.setActive(true)
        let own = engine.inputNode.outputFormat(forBus: 0)
        let converter = format.flatMap { AVAudioConverter(from: own, to: $0) }
        // The system calls this on a thread of its own.
        let tap: @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void = { buffer, _ in
            guard let format, let converter else { return take(buffer) }
            if let converted = convert(buffer, with: converter, to: format) { take(converted) }
        }
        engine.inputNode.installTap(onBus: 0, bufferSize: 4_096, format: own, block: tap)
        engine.prepare()
        try engine.start()
    }

    static func stop(_ engine: AVAudioEngine) {
        engine.stop()
        engine.inputNode.removeTap(onBus: 0)
        try? AVAudioSession.sharedInstance().setActive(false)
    }

    private static func convert(
        _ buffer: AVAudioPCMBuffer, with converter: AVAudioConverter, to format: AVAudioFormat
    ) -> AVAudioPCMBuffer? {
        guard buffer.format.sampleRate > 0 else { return nil }
        let ratio = format.sampleRate / buffer.format.sampleRate
        let frames = (Double(buffer.frameLength) * ratio).rounded(.up) + 1
        guard let capacity = AVAudioFrameCount(exactly: frames),
            let converted = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: capacity)
        else { return nil }
        let given = Given(buffer)
        let outcome = converter.convert(to: converted, error: nil) { _, status in given.next(&status.pointee) }
        return outcome == .haveData ? converted : nil
    }
}

/// Hands out a buffer once. The converter asks on the thread it was called on.
private final class Given: @unchecked Sendable {
    private var buffer: AVAudioPCMBuffer?

    init(_ buffer: AVAudioPCMBuffer) { self.buffer = buffer }

    func next(_ status: inout AVAudioConverterInputStatus) -> AVAudioPCMBuffer? {
        defer { buffer = nil }
        status = buffer == nil ? .noDataNow : .haveData
        return buffer
    }
}
