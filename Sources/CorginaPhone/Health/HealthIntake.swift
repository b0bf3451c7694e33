import CorginaCore
import CorginaImports
import CorginaJournal

/// What comes from Apple Health into her diary: entries with the ids that an import of Apple Health's file gives them, so that both
/// together count nothing twice.
public struct HealthIntake: Hashable, Sendable {
    /// What is to be added to her journal.
    public let entries: [JournalEntry]
    /// To be kept, sealed, once they are.
    public let taken: TakenHealth

    /// - Parameters:
    ///   - readings: new samples of the types that ``HealthType/read(_:)`` names; of foods and sleep all of the last days, because
    ///     several make one entry.
    ///   - deleted: the ids of samples that somebody deleted there.
    ///   - taken: what came before.
    ///   - mark: a fresh one, under which what is new can be taken back together.
    ///   - world: its `name` is that of an import of a file: the first 16 bytes of SHA-256.
    ///   - newID: a fresh id for a journal's entry that takes something away.
    /// - Throws: `tooMany`, `tooLarge`.
    public init(
        _ readings: [HealthReading], deleted: [RecordID] = [], into diary: Diary, _ choices: HealthChoices,
        taken: TakenHealth, mark: ImportMark, world: ImportWorld, newID: () -> EntryID
    ) throws(ImportError) {
        var after = taken
        var found = try Self.read(readings, world, noting: &after)
        found.events.removeAll { event in
            !choices.reads.contains(event.details.kind) || event.moment.day < choices.since
                || Self.goesOn(event, world.now) || taken.events.contains(event.id)
        }
        let removals = Self.gone(deleted, from: diary, noting: &after).map { event in
            JournalEntry(id: newID(), recordedAt: world.now, device: Self.device, change: .remove(event))
        }
        after.events.formUnion(found.events.map { $0.id })
        entries = ImportPlan(found, into: diary).entries(mark, recordedAt: world.now) + removals
        self.taken = after
    }

    /// Of so many days all samples of foods and sleep are handed over each time.
    public static let days = 3
    private static let device = "Apple Health"
    /// In seconds; as long as the break that parts two sleeps. The app's own choice.
    private static let longestBreak = 2 * 3_600

    private static func read(
        _ readings: [HealthReading], _ world: ImportWorld, noting taken: inout TakenHealth
    ) throws(ImportError) -> ImportReading {
        var records = HealthRecords(world)
        for reading in readings {
            guard let event = try records.add(reading) else { continue }
            taken.samples[reading.id] = event
        }
        return try records.finish()
    }

    /// Whether it is a night that may go on: in many, somebody is awake for a while. It is taken once it is over.
    private static func goesOn(_ event: HealthEvent, _ now: Moment) -> Bool {
        event.details.kind == .sleep && now.seconds(since: event.moment) <= longestBreak
    }

    /// The entries of samples that are deleted there and that are as they came. Of two samples that made one entry both must go.
    private static func gone(
        _ deleted: [RecordID], from diary: Diary, noting taken: inout TakenHealth
    ) -> [RecordID] {
        guard !deleted.isEmpty else { return [] }
        let unchanged = Set(
            DiaryImports(diary).all.filter { $0.mark.source == .appleHealth }.flatMap { $0.events })
        var gone: [RecordID] = []
        for id in deleted {
            guard let event = taken.samples.removeValue(forKey: id), unchanged.contains(event),
                !taken.samples.values.contains(event)
            else { continue }
            gone.append(event)
        }
        return gone
    }
}

/// What this phone took from Apple Health: an entry she removed does not come again, and what is deleted there is found here. The phone
/// keeps ``bytes`` sealed.
public struct TakenHealth: Hashable, Sendable {
    /// The entry that each sample became.
    var samples: [RecordID: RecordID] = [:]
    /// Every entry that was taken.
    var events: Set<RecordID> = []

    public init() {}

    /// A line for each sample, "sample entry", and for each entry.
    public var bytes: [UInt8] {
        let pairs = samples.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
        return Array((pairs + events.sorted().map { "\($0)\n" }).joined().utf8)
    }

    /// Reads ``bytes``. What is no line of them is passed over.
    public init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let ids = line.split(separator: UInt8(ascii: " ")).compactMap { RecordID(digits: $0) }
            if ids.count == 2 { samples[ids[0]] = ids[1] }
            if ids.count == 1 { events.insert(ids[0]) }
        }
    }
}
