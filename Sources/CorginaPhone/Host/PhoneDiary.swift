import CorginaCore
import CorginaJournal
import CorginaRooms

/// An open diary on a phone: the rooms over it. It performs nothing; the app keeps what a room asks for and hands it back.
///
/// A copy is a diary as it stood: a page made from it is of one instant, whatever is written meanwhile.
public struct PhoneDiary: Sendable {
    public private(set) var diary = Diary()
    /// How many entries cannot be opened or read; pages then say so.
    public private(set) var damagedEntries = 0
    /// How many entries its journal has, damaged ones among them.
    public private(set) var sequence = 0
    private let foods: FoodKnowledge

    public init(foods: FoodKnowledge) { self.foods = foods }

    /// Folds in the entries that follow those it has; `nil` is one that is damaged.
    public mutating func take(_ entries: [JournalEntry?]) {
        for entry in entries {
            sequence += 1
            if let entry { diary.apply(entry, sequence: sequence) } else { damagedEntries += 1 }
        }
    }

    /// Answers as ``Rooms`` do, with what is to be done first.
    ///
    /// - Returns: no answer for a place that only a server has.
    public func answer(_ request: PhoneRequest) throws(RoomError) -> (answer: Answer?, effects: [Effect]) {
        guard let route = request.address.route else { throw .notFound }
        var visit = visit(for: request)
        let answer =
            if let form = request.form {
                try Self.accept(form, at: route, by: &visit)
            } else {
                try Self.show(route, changed: request.address.changed, to: visit)
            }
        if request.form == nil { Rooms.noteShown(route, by: &visit) }
        return (answer, visit.effects)
    }

    private static func show(_ route: Route, changed: [EntryID], to visit: Visit) throws(RoomError) -> Answer? {
        guard case .reminders(.preferences) = route else { return try Rooms.show(route, changed: changed, to: visit) }
        return ReminderRoom.show(to: visit, device: .phone, changed: changed)
    }

    private static func accept(_ form: Form, at route: Route, by visit: inout Visit) throws(RoomError) -> Answer? {
        guard case .reminders(.preferences) = route else { return try Rooms.accept(form, at: route, by: &visit) }
        return ReminderRoom.save(form, by: &visit, device: .phone)
    }

    /// She who asks, for the length of one request: for what the phone does beside showing pages.
    public func visit(for request: PhoneRequest) -> Visit {
        let surroundings = request.surroundings
        return Visit(
            diary: diary, damagedEntries: damagedEntries, now: surroundings.now, foods: foods, home: .device,
            remembered: NothingKept(),
            world: Visit.World(newID: surroundings.newID, offset: surroundings.offset), waiting: request.waiting)
    }
}

/// Everything is worked out anew: one person asks.
private struct NothingKept: RememberedAnswers {
    func answer<Question: Hashable & Sendable, Value: Sendable>(
        to question: Question, _ workOut: () -> Value
    ) -> Value { workOut() }
}
