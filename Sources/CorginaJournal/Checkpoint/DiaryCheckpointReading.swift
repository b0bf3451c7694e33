import CorginaCore

/// Reads the diary that ``DiaryCheckpointWriter`` wrote.
struct DiaryCheckpointReading {
    private var reader: CheckpointReader
    private var subjects: [EntryID: Diary.Subject] = [:]
    /// How many entries were read. Each has an id of its own.
    private var entries = 0

    init(_ bytes: [UInt8]) { reader = CheckpointReader(bytes) }

    /// - Throws: `notReadable` for anything else.
    mutating func diary() throws(DiaryCheckpointError) -> Diary {
        guard try reader.byte() == DiaryCheckpointWriter.format else { throw .notReadable }
        var diary = Diary()
        diary.sequence = try reader.sequence()
        diary.unknownChanges = try reader.count(of: 16)
        for _ in 0..<diary.unknownChanges { enter(try reader.entryID(), .unknown) }
        diary.profiles = try nextProfiles()
        (diary.records, diary.index) = try nextRecords()
        guard reader.isAtEnd, subjects.count == entries else { throw .notReadable }
        diary.subjects = subjects
        return diary
    }

    private mutating func enter(_ entry: EntryID, _ subject: Diary.Subject) {
        subjects[entry] = subject
        entries += 1
    }

    private mutating func nextProfiles() throws(DiaryCheckpointError) -> History<Profile> {
        var versions: [History<Profile>.Version] = []
        for _ in 0..<(try reader.count()) {
            let (sequence, entry, recordedAt) = (try reader.sequence(), try reader.entryID(), try reader.moment())
            guard case .putProfile(let profile) = try Change(checkpointText: reader.run()) else { throw .notReadable }
            versions.append(.init(sequence: sequence, entry: entry, recordedAt: recordedAt, value: profile))
            enter(entry, .profile)
        }
        return try History(inOrder: versions)
    }

    private mutating func nextRecords() throws(DiaryCheckpointError) -> (
        [RecordID: History<Diary.Record>], DiaryIndex
    ) {
        let parts = try SharedParts(&reader)
        let count = try reader.count(of: 16)
        var records: [RecordID: History<Diary.Record>] = [:]
        records.reserveCapacity(count)
        subjects.reserveCapacity(entries + count)
        var index = IndexMaking(parts)
        for _ in 0..<count {
            let id = try reader.recordID()
            let (history, details) = try nextHistory(of: id, parts)
            if let current = history.current { index.insert(current, id, details: details) }
            records[id] = history
        }
        guard records.count == count else { throw .notReadable }
        return (records, index.made(with: parts))
    }

    private mutating func nextHistory(
        of id: RecordID, _ parts: SharedParts
    ) throws(DiaryCheckpointError) -> (History<Diary.Record>, details: Int?) {
        let count = try reader.count()
        guard count > 0 else { throw .notReadable }
        var versions: [History<Diary.Record>.Version] = []
        versions.reserveCapacity(count)
        var details: Int?
        for _ in 0..<count {
            let (sequence, entry, recordedAt) = (try reader.sequence(), try reader.entryID(), try reader.moment())
            let next = try parts.nextRecord(id, &reader)
            versions.append(.init(sequence: sequence, entry: entry, recordedAt: recordedAt, value: next.record))
            enter(entry, .record(id))
            details = next.details
        }
        return (try History(inOrder: versions), details)
    }
}

extension Diary {
    /// The diary that ``DiaryCheckpointWriter`` wrote.
    ///
    /// - Throws: `notReadable` for anything else.
    public init(checkpoint bytes: [UInt8]) throws(DiaryCheckpointError) {
        var reading = DiaryCheckpointReading(bytes)
        self = try reading.diary()
    }
}

extension History {
    /// - Throws: `notReadable` unless each comes after the one before it.
    fileprivate init(inOrder versions: [Version]) throws(DiaryCheckpointError) {
        for (earlier, later) in zip(versions, versions.dropFirst())
        where (earlier.sequence, earlier.entry) >= (later.sequence, later.entry) { throw .notReadable }
        self.init(versions: versions)
    }
}

extension CheckpointReader {
    fileprivate mutating func sequence() throws(DiaryCheckpointError) -> Int {
        guard let sequence = Int(exactly: try whole()) else { throw .notReadable }
        return sequence
    }
}
