import CorginaCore

extension Diary {
    /// The diary that ``checkpoint()`` wrote.
    ///
    /// - Throws: `notReadable` for anything else.
    public init(checkpoint bytes: [UInt8]) throws(DiaryCheckpointError) {
        var reader = CheckpointReader(bytes)
        let sequence = try reader.sequence()
        var subjects: [EntryID: Subject] = [:]
        let unknown = try reader.count(of: 16)
        for _ in 0..<unknown { subjects[try reader.entryID()] = .unknown }
        let profiles = try Self.profiles(&reader)
        let parts = try SharedParts(&reader)
        let things = try reader.count(of: 16)
        var records: [RecordID: History<Record>] = [:]
        records.reserveCapacity(things)
        subjects.reserveCapacity(things + unknown + profiles.versions.count)
        var index = IndexMaking(parts)
        var entries = unknown + profiles.versions.count
        for version in profiles.versions { subjects[version.entry] = .profile }
        for _ in 0..<things {
            let id = try reader.recordID()
            let (history, details) = try Self.history(of: id, parts, &reader)
            for version in history.versions { subjects[version.entry] = .record(id) }
            entries += history.versions.count
            if let current = history.current { index.insert(current, id, details: details) }
            records[id] = history
        }
        guard reader.isAtEnd, records.count == things, subjects.count == entries else { throw .notReadable }
        self.init(
            sequence: sequence, unknownChanges: unknown, profiles: profiles, records: records,
            index: index.made(with: parts), subjects: subjects)
    }

    private static func profiles(_ reader: inout CheckpointReader) throws(DiaryCheckpointError) -> History<Profile> {
        var versions: [History<Profile>.Version] = []
        for _ in 0..<(try reader.count()) {
            let (sequence, entry, recordedAt) = (try reader.sequence(), try reader.entryID(), try reader.moment())
            guard case .putProfile(let profile) = try Change(checkpointText: reader.run()) else { throw .notReadable }
            versions.append(.init(sequence: sequence, entry: entry, recordedAt: recordedAt, value: profile))
        }
        return try History(inOrder: versions)
    }

    private static func history(
        of id: RecordID, _ parts: SharedParts, _ reader: inout CheckpointReader
    ) throws(DiaryCheckpointError) -> (History<Record>, details: Int?) {
        let count = try reader.count()
        guard count > 0 else { throw .notReadable }
        var versions: [History<Record>.Version] = []
        versions.reserveCapacity(count)
        var details: Int?
        for _ in 0..<count {
            let (sequence, entry, recordedAt) = (try reader.sequence(), try reader.entryID(), try reader.moment())
            let next = try parts.nextRecord(id, &reader)
            versions.append(.init(sequence: sequence, entry: entry, recordedAt: recordedAt, value: next.record))
            details = next.details
        }
        return (try History(inOrder: versions), details)
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
