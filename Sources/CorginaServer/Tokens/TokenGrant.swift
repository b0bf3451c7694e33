import CorginaCore
import CorginaJournal
import CorginaRooms

/// What is kept, sealed, about a token: everything but the token.
struct TokenGrant: Hashable {
    let id: RecordID
    let name: String
    let made: CalendarDay
    let rights: Set<TokenRight>
    /// The day it was used last; `nil` when it never was.
    var seen: CalendarDay?

    var bytes: [UInt8] {
        var members: [JSON.Member] = [
            .init("id", .string("\(id)")), .init("name", .string(name)), .init("made", .whole(made.number)),
            .init("rights", .array(TokenRight.allCases.filter(rights.contains).map { .string($0.rawValue) })),
        ]
        if let seen { members.append(.init("seen", .whole(seen.number))) }
        return JSON.object(members).utf8
    }
}

extension TokenGrant {
    /// A right this version does not know is none.
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let id = json["id"]?.text.flatMap(RecordID.init),
            let name = json["name"]?.text, let made = json["made"]?.integer, let rights = json["rights"]?.elements
        else { return nil }
        self.init(
            id: id, name: name, made: CalendarDay(number: made),
            rights: Set(rights.compactMap { $0.text.flatMap(TokenRight.init) }),
            seen: json["seen"]?.integer.map { CalendarDay(number: $0) })
    }

    /// As pages show it.
    func shown(on today: CalendarDay, in english: WrittenEnglish) -> Token {
        Token(id: id, name: name, rights: rights, made: made, seen: seen, today: today, english: english)
    }
}
