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

    static let longestID = 200

    /// - Parameter now: when it arrives.
    init(_ request: InterfaceRequest, now: Moment) throws(InterfaceError) {
        switch try InterfaceBody(request) {
        case .json(let json): try self.init(json: json, now: now)
        case .text(let text): try self.init(words: text)
        }
    }

    private init(json: JSON, now: Moment) throws(InterfaceError) {
        guard let texts = json.texts(["sentence", "id", "time"]) else { throw .wrongShape }
        try self.init(words: texts[0] ?? "")
        id = try texts[1].map(Self.id)
        if let time = texts[2] { moment = try Self.moment(time, now: now) }
    }

    private init(words: String) throws(InterfaceError) {
        let cleaned = Form.cleaned(words).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !cleaned.isEmpty else { throw .noSentence }
        guard words.unicodeScalars.count <= DraftRoom.longestSentence else { throw .tooLong }
        self.words = cleaned
    }

    /// Counted as its description counts: a letter with marks on it is several characters.
    static func id(_ text: String) throws(InterfaceError) -> String {
        guard (1...longestID).contains(text.unicodeScalars.count) else { throw .wrongID }
        return text
    }

    /// A clock may be a little ahead of the server's; then it was now.
    static func moment(_ text: String, now: Moment) throws(InterfaceError) -> Moment {
        guard let moment = Moment(text) else { throw .wrongTime }
        let ago = now.seconds(since: moment)
        guard ago > -SentSentence.clockError, ago < SentSentence.longestWait else { throw .wrongTime }
        return Moment(
            secondsSinceEpoch: min(moment.secondsSinceEpoch, now.secondsSinceEpoch), utcOffset: moment.utcOffset)
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
