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
        let conversion = format.flatMap { Conversion(from: own, to: $0) }
        // The system calls this on a thread of its own.
        let tap: @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void = { buffer, _ in
            guard let conversion else { return take(buffer) }
            if let converted = conversion.convert(buffer) { take(converted) }
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
}

/// A converter and what it makes. Only the tap uses it, and the system calls that once at a time.
private final class Conversion: @unchecked Sendable {
    private let converter: AVAudioConverter
    private let format: AVAudioFormat

    init?(from own: AVAudioFormat, to format: AVAudioFormat) {
        guard let converter = AVAudioConverter(from: own, to: format) else { return nil }
        self.converter = converter
        self.format = format
    }

    func convert(_ buffer: AVAudioPCMBuffer) -> AVAudioPCMBuffer? {
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
