import CorginaCore
import CorginaJournal

/// Something a companion sent, which waits until she takes or drops it.
public struct SentThing: Hashable, Sendable, Identifiable {
    public let id: RecordID
    /// When it was sent, where the companion was.
    public var moment: Moment
    public var words: String
    /// The list it is for; `nil` for a sentence to be read as hers are.
    public var list: RecordID?

    /// The longest sentence, in characters; of something for a list ``CorginaCore/Checklist/longestItem``.
    public static let longestSentence = 1_000

    public init(id: RecordID, moment: Moment, words: String, list: RecordID? = nil) {
        self.id = id
        self.moment = moment
        self.words = words
        self.list = list
    }

    public var bytes: [UInt8] {
        var members: [JSON.Member] = [.init("at", moment.sharedJSON), .init("words", .string(words))]
        if let list { members.append(.init("list", .string("\(list)"))) }
        return JSON.object(members).utf8
    }

    public init?(_ bytes: [UInt8], id: RecordID) {
        guard let json = try? JSON(parsing: bytes), let words = json["words"]?.text,
            let moment = json["at"].flatMap({ Moment(shared: $0) })
        else { return nil }
        self.init(id: id, moment: moment, words: words, list: json["list"]?.text.flatMap { RecordID($0) })
    }
}
