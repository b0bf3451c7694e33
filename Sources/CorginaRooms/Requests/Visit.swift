import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// She who asks, for the length of one request: her diary as it stands, what waits to be confirmed, and what a room may use of the
/// world. It collects the effects a room asks for; the host performs them once the room has answered.
public struct Visit: Sendable {
    public let diary: Diary
    /// How many entries are damaged in the store, and not in the diary.
    public let damagedEntries: Int
    public var now: Moment
    public let foods: FoodKnowledge
    /// What the owner configured other servers for.
    public let uses: ConfiguredUses
    /// Whether everything in the diary is made up.
    public let isSample: Bool
    /// Where the diary lives.
    public let home: DiaryHome
    /// Whether her host keeps photos.
    public var keepsPhotos: Bool
    /// How many things those she shares with sent her that she has not looked at.
    public var sentCount = 0
    /// The day that has passed which the forms she opens log onto; `nil` for now.
    var pastDay: CalendarDay?
    /// What comes together in her diary; worked out only where it is not remembered.
    let insights: @Sendable (InsightQuestion, () -> InsightReport) -> InsightReport
    let world: World
    private var waiting: [RecordID: Waiting]
    /// What is to be done, in order.
    public private(set) var effects: [Effect] = []

    /// What waits under an id, sealed in the store.
    public enum Waiting: Hashable, Sendable {
        case bytes([UInt8])
        case damaged
    }

    /// What a room cannot know by itself.
    public struct World: Sendable {
        /// A fresh id for a thing in a diary.
        let newID: @Sendable () -> RecordID
        /// The seconds east of UTC that hold where she is at an instant, in seconds since 1970-01-01T00:00:00Z.
        let offset: @Sendable (Int64) -> Int

        public init(newID: @escaping @Sendable () -> RecordID, offset: @escaping @Sendable (Int64) -> Int) {
            self.newID = newID
            self.offset = offset
        }
    }

    /// - Parameter waiting: what waits under the ids that ``Route/waitingIDs`` names; what is absent waits no longer.
    public init(
        diary: Diary, damagedEntries: Int = 0, now: Moment, foods: FoodKnowledge, uses: ConfiguredUses = .none,
        isSample: Bool = false, home: DiaryHome = .server,
        remembered: some RememberedAnswers, world: World, waiting: [RecordID: Waiting] = [:]
    ) {
        self.diary = diary
        self.damagedEntries = damagedEntries
        self.now = now
        self.foods = foods
        self.uses = uses
        self.isSample = isSample
        self.home = home
        keepsPhotos = home == .server
        insights = { remembered.answer(to: $0, $1) }
        self.world = world
        self.waiting = waiting
    }
}

extension Visit {
    /// The device that entries from a room name as theirs.
    static let device = "web"

    func newID() -> RecordID { world.newID() }

    /// The moment a clock where she is shows `time` on `day`.
    public func moment(day: CalendarDay, time: TimeOfDay) -> Moment {
        Moment(day: day, time: time, offset: world.offset)
    }

    /// The seconds east of UTC that hold where she is at an instant, in seconds since 1970-01-01T00:00:00Z.
    public func offset(at instant: Int64) -> Int { world.offset(instant) }

    /// What waits under an id; `nil` when nothing does, or no longer.
    ///
    /// - Throws: `draftDamaged`
    func staged(_ id: RecordID) throws(RoomError) -> [UInt8]? {
        switch waiting[id] {
        case .bytes(let bytes): bytes
        case .damaged: throw .draftDamaged
        case nil: nil
        }
    }

    /// What is kept under a name of its own and made anew when it is gone; `nil` also when it is damaged.
    func kept(_ id: RecordID) -> [UInt8]? {
        if case .bytes(let bytes) = waiting[id] { bytes } else { nil }
    }

    /// Adds changes to her journal.
    ///
    /// - Parameter draft: what the changes come from, which is gone with them.
    /// - Returns: the entries' ids, for Undo.
    @discardableResult
    package mutating func append(_ changes: [Change], from draft: RecordID? = nil) -> [EntryID] {
        let entries = changes.map { change in
            let id = newID()
            return JournalEntry(
                id: EntryID(high: id.high, low: id.low), recordedAt: now, device: Self.device, change: change)
        }
        append(entries: entries, from: draft)
        return entries.map { $0.id }
    }

    /// Adds entries that have their ids already.
    mutating func append(entries: [JournalEntry], from draft: RecordID?) {
        effects.append(.append(entries, discarding: draft))
        if let draft { waiting[draft] = nil }
    }

    /// Keeps bytes under an id until they are confirmed, put aside or replaced.
    mutating func stage(_ bytes: [UInt8], as id: RecordID) {
        effects.append(.stage(bytes, as: id))
        waiting[id] = .bytes(bytes)
    }

    mutating func discard(_ id: RecordID) {
        effects.append(.discard(id))
        waiting[id] = nil
    }

    /// Changes what is kept under a name of its own, in one step even where two requests do it at once.
    ///
    /// - Parameter change: gets what is there, nothing for what is not or is damaged, and answers what shall be; nothing ends it.
    mutating func changeKept(_ id: RecordID, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]) {
        effects.append(.changeKept(id, change))
    }
}

/// What a room wants done in the store.
public enum Effect: Sendable {
    case append([JournalEntry], discarding: RecordID?)
    case stage([UInt8], as: RecordID)
    case discard(RecordID)
    case changeKept(RecordID, @Sendable ([UInt8]) -> [UInt8])
}

/// Remembers what takes long to work out from a diary, until the diary changes.
public protocol RememberedAnswers: Sendable {
    /// The answer to a question about the diary; worked out when the question of its type that was asked last was another.
    func answer<Question: Hashable & Sendable, Value: Sendable>(to question: Question, _ workOut: () -> Value) -> Value
}
