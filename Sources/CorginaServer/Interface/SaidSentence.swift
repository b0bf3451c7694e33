import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation

/// A sentence as a shortcut sends it: JSON with `sentence` and, if it likes, `id` and `time`, or the words alone as plain text.
struct SaidSentence: Hashable, Sendable {
    let words: String
    /// What the script calls it, so that sent again it is logged once; `nil` when it gave it no name.
    var id: String?
    /// When she said it; `nil` for now.
    var moment: Moment?

    private static let longestID = 200

    /// - Parameter now: when it arrives.
    init(_ request: InterfaceRequest, now: Moment) throws(InterfaceError) {
        switch try Self.kind(request.type) {
        case .json: try self.init(json: request.body, now: now)
        case .text: try self.init(text: request.body)
        }
    }

    init(text bytes: [UInt8]) throws(InterfaceError) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
        try self.init(words: text)
    }

    init(json bytes: [UInt8], now: Moment) throws(InterfaceError) {
        guard let json = try? JSON(parsing: bytes) else { throw .notJSON }
        guard case .object(let members) = json, members.allSatisfy({ Self.names.contains($0.name) }) else {
            throw .wrongShape
        }
        let texts = try Self.names.map { name throws(InterfaceError) in try Self.text(json[name]) }
        try self.init(words: texts[0] ?? "")
        if let id = texts[1] {
            guard (1...Self.longestID).contains(id.count) else { throw .wrongID }
            self.id = id
        }
        if let time = texts[2] { moment = try Self.moment(time, now: now) }
    }

    private init(words: String) throws(InterfaceError) {
        let words = Form.cleaned(words).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !words.isEmpty else { throw .noSentence }
        guard words.count <= DraftRoom.longestSentence else { throw .tooLong }
        self.words = words
    }

    private static let names = ["sentence", "id", "time"]

    /// A text; `nil` for what is absent or null.
    private static func text(_ value: JSON?) throws(InterfaceError) -> String? {
        switch value {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw .wrongShape
        }
    }

    /// A clock may be a little ahead of the server's; then it was now.
    private static func moment(_ text: String, now: Moment) throws(InterfaceError) -> Moment {
        guard let moment = Moment(text) else { throw .wrongTime }
        let ago = now.seconds(since: moment)
        guard ago > -SentSentence.clockError, ago < SentSentence.longestWait else { throw .wrongTime }
        return Moment(
            secondsSinceEpoch: min(moment.secondsSinceEpoch, now.secondsSinceEpoch), utcOffset: moment.utcOffset)
    }

    private enum Kind { case json, text }

    /// UTF-8 is the one encoding, said or not.
    private static func kind(_ type: String?) throws(InterfaceError) -> Kind {
        let parts = (type ?? "").lowercased().split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let encodings = ["charset=utf-8", "charset=\"utf-8\"", "charset=us-ascii"]
        guard parts.dropFirst().allSatisfy({ !$0.hasPrefix("charset") || encodings.contains($0) }) else {
            throw .wrongType
        }
        switch parts.first {
        case "application/json": return .json
        case "text/plain": return .text
        default: throw .wrongType
        }
    }
}

extension SentSentence {
    /// Named after what the script calls it and the words together: a script that calls everything alike loses nothing, and the same
    /// call sent again adds nothing.
    init(_ said: SaidSentence, now: Moment, newID: () -> RecordID) {
        let id = said.id.map { RecordID(hashing: "corgina said \($0)\0\(said.words)") } ?? newID()
        self.init(id: id, words: said.words, moment: said.moment ?? now)
    }
}
