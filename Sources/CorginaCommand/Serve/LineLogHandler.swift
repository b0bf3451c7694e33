import CorginaCore
import CorginaJournal
import CorginaServer
import Foundation
import Logging

/// Writes each log line as one JSON object on standard output: `time`, `level`, `message` and what belongs to it.
struct LineLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let now = Surroundings.live.moment(in: "UTC")
        let line = Self.line(
            at: now, event.level, event.message, metadata.merging(event.metadata ?? [:]) { $1 })
        // One write, so that lines of several threads do not mix.
        try? FileHandle.standardOutput.write(contentsOf: Data(line))
    }

    static func line(
        at moment: Moment, _ level: Logger.Level, _ message: Logger.Message, _ metadata: Logger.Metadata
    ) -> [UInt8] {
        let fixed: [JSON.Member] = [
            .init("time", .string(moment.description)), .init("level", .string(level.rawValue)),
            .init("message", .string(message.description)),
        ]
        let more = metadata.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value.description)) }
        return JSON.object(fixed + more).utf8 + [UInt8(ascii: "\n")]
    }
}
