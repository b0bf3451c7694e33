import CorginaCore

/// A token she made, ready to show. What it looks like, nobody knows any more.
public struct Token: Hashable, Sendable {
    public var id: RecordID
    public var name: String
    public var rights: Set<TokenRight>
    /// "21 November 2026"
    public var made: String
    /// "today", "yesterday", "12 November 2026", "never"
    public var lastUsed: String

    /// - Parameter seen: the day it was used last; `nil` when it never was.
    public init(
        id: RecordID, name: String, rights: Set<TokenRight>, made: CalendarDay, seen: CalendarDay?, today: CalendarDay,
        english: WrittenEnglish
    ) {
        self.id = id
        self.name = name
        self.rights = rights
        self.made = english.full(made)
        lastUsed =
            switch seen.map({ today - $0 }) {
            case .none: "never"
            case .some(...0): "today"
            case .some(1): "yesterday"
            case .some: seen.map { english.full($0) } ?? ""
            }
    }

    /// "Adds entries · last used today"
    var detail: String { "\(rights.sentence) · \(lastUsed == "never" ? "never used" : "last used \(lastUsed)")" }
}
