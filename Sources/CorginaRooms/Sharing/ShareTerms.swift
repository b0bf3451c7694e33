import CorginaCore
import CorginaJournal

/// What she set about one share: who it is, what they see and what they may do.
public struct ShareTerms: Hashable, Sendable {
    /// As she calls them: "Sam".
    public var name: String
    public var sees: Sight
    public var may: Deed
    /// Whether entries she marks as shared may be notes, and show the notes on them.
    public var showsNotes: Bool
    /// The same for symptoms and mood.
    public var showsSymptoms: Bool
    /// The pregnancy that is shared. Another one is shared only once she says so.
    public var pregnancy: RecordID?
    /// What a share that is quiet says, in her own words; empty where she chose none.
    public var words: String

    /// The longest name and the longest words, in characters.
    public static let longestName = 40
    public static let longestWords = 500

    /// What they see; each includes those before it.
    public enum Sight: String, CaseIterable, Sendable {
        case dates, visits, entries
    }

    /// What they may do; each includes those before it.
    public enum Deed: String, CaseIterable, Sendable {
        case nothing, lists, log
    }

    public init(
        name: String, sees: Sight = .dates, may: Deed = .nothing, showsNotes: Bool = false,
        showsSymptoms: Bool = false, pregnancy: RecordID? = nil, words: String = ""
    ) {
        self.name = name
        self.sees = sees
        self.may = may
        self.showsNotes = showsNotes
        self.showsSymptoms = showsSymptoms
        self.pregnancy = pregnancy
        self.words = words
    }

    /// Whether other terms show or allow less than these in any way. Then the share gets another key.
    public func isMore(than other: ShareTerms) -> Bool {
        sees.rank > other.sees.rank || may.rank > other.may.rank || (showsNotes && !other.showsNotes)
            || (showsSymptoms && !other.showsSymptoms) || (pregnancy != nil && pregnancy != other.pregnancy)
    }
}

extension ShareTerms.Sight {
    var rank: Int {
        switch self {
        case .dates: 0
        case .visits: 1
        case .entries: 2
        }
    }

    /// - Parameter speaksOfPregnancy: not after a loss.
    func words(speaksOfPregnancy: Bool) -> String {
        switch self {
        case .dates: speaksOfPregnancy ? "Dates and baby" : "Dates"
        case .visits: "And your next visits"
        case .entries: "And entries you mark"
        }
    }
}

extension ShareTerms.Deed {
    var rank: Int {
        switch self {
        case .nothing: 0
        case .lists: 1
        case .log: 2
        }
    }

    var words: String {
        switch self {
        case .nothing: "Only look"
        case .lists: "See your lists and add to them"
        case .log: "And write entries for you"
        }
    }
}

// MARK: As it is kept

extension ShareTerms {
    public var bytes: [UInt8] {
        var members: [JSON.Member] = [
            .init("name", .string(name)), .init("sees", .string(sees.rawValue)), .init("may", .string(may.rawValue)),
        ]
        if showsNotes { members.append(.init("notes", .bool(true))) }
        if showsSymptoms { members.append(.init("symptoms", .bool(true))) }
        if let pregnancy { members.append(.init("pregnancy", .string("\(pregnancy)"))) }
        if !words.isEmpty { members.append(.init("words", .string(words))) }
        return JSON.object(members).utf8
    }

    /// What this version does not know is the least.
    public init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let name = json["name"]?.text else { return nil }
        self.init(
            name: name, sees: json["sees"]?.text.flatMap { Sight(rawValue: $0) } ?? .dates,
            may: json["may"]?.text.flatMap { Deed(rawValue: $0) } ?? .nothing,
            showsNotes: json["notes"]?.boolean ?? false, showsSymptoms: json["symptoms"]?.boolean ?? false,
            pregnancy: json["pregnancy"]?.text.flatMap { RecordID($0) }, words: json["words"]?.text ?? "")
    }
}
