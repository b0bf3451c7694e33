import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// She who signed in, for the length of one request: what a room sees of her, and her unlocked journal.
@dynamicMemberLookup
struct Visitor: Sendable {
    let journal: UnlockedJournal
    /// What rooms see.
    var visit: Visit
    /// Where the journal stood when the diary was read.
    let head: JournalHead
    /// The session she comes with; `nil` for a token.
    let device: DeviceRecord?
    /// What her browser keeps of having signed in; `nil` for a token.
    let pass: DevicePass?
    /// After how many minutes of nobody using it that locks itself; 0 for never.
    let lockAfter: Int

    subscript<Value>(dynamicMember path: KeyPath<Visit, Value>) -> Value { visit[keyPath: path] }
}

extension DerivedValues: RememberedAnswers {}

extension Visitor {
    /// Where they begin: Today, or a companion's.
    var home: Route { journal.isCompanion ? .shared(.today) : .today }

    /// She, as she was at another moment.
    func at(_ moment: Moment) -> Visitor {
        var visitor = self
        visitor.visit.now = moment
        return visitor
    }
}
