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
    public static let days = 14
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

    /// How many samples there are (4 bytes), the ids of each and of its entry, and the ids of all entries.
    public var bytes: [UInt8] {
        let pairs = samples.sorted { $0.key < $1.key }
        return PackedIDs.bytes(of: UInt64(pairs.count), count: 4)
            + pairs.flatMap { PackedIDs.bytes(of: $0.key) + PackedIDs.bytes(of: $0.value) }
            + events.sorted().flatMap { PackedIDs.bytes(of: $0) }
    }

    /// Reads ``bytes``. Of anything else nothing counts as taken; what the diary has is not added again all the same.
    public init(_ bytes: [UInt8]) {
        guard bytes.count >= 4, (bytes.count - 4) % PackedIDs.size == 0 else { return }
        let ids = stride(from: 4, to: bytes.count, by: PackedIDs.size).compactMap {
            PackedIDs.id(bytes[$0..<($0 + PackedIDs.size)])
        }
        let count = PackedIDs.number(bytes.prefix(4))
        guard count <= UInt64(ids.count / 2) else { return }
        let pairs = Int(clamping: count)
        for place in 0..<pairs { samples[ids[2 * place]] = ids[2 * place + 1] }
        events = Set(ids.dropFirst(2 * pairs))
    }
}
