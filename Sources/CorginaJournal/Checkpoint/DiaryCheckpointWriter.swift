import CorginaCore

/// Writes a folded diary as bytes, from which ``Diary/init(checkpoint:)`` makes the same diary in a fraction of the time that folding
/// takes.
///
/// Only the program that wrote them may read them: what it understands of an entry, another may understand better.
public struct DiaryCheckpointWriter {
    /// The first byte. It is raised with every change of what is written, or of what entries are folded into;
    /// `CheckpointFormatTests` fails until it is.
    static let format: UInt8 = 1

    private let diary: Diary
    private let things: [RecordID]
    private var written = 0
    private var parts = SharedPartsWriter()
    private var bytes = CheckpointBytes()

    public init(_ diary: Diary) {
        self.diary = diary
        let first = diary.records.map { (place: $0.value.firstSequence ?? 0, id: $0.key) }
        things = first.sorted { ($0.place, $0.id) < ($1.place, $1.id) }.map { $0.id }
    }

    /// Writes so many more of the diary's things, so that a long diary holds nobody up.
    ///
    /// - Returns: whether some are left.
    public mutating func write(_ count: Int) throws(DiaryCheckpointError) -> Bool {
        let end = Swift.min(written + count, things.count)
        while written < end {
            try write(things[written])
            written += 1
        }
        return written < things.count
    }

    private mutating func write(_ id: RecordID) throws(DiaryCheckpointError) {
        let versions = diary.records[id]?.versions ?? []
        bytes.id(id)
        bytes.count(versions.count)
        for version in versions {
            bytes.version(version)
            try parts.write(version.value, to: &bytes)
        }
    }

    /// All of it, once nothing is left.
    ///
    /// - Throws: `notWritable` where the same diary is not read back from it. So nothing is ever kept that says something else.
    public func finished() throws(DiaryCheckpointError) -> [UInt8] {
        let bytes = try allBytes()
        guard let read = try? Diary(checkpoint: bytes), read == diary else { throw .notWritable }
        return bytes
    }

    private func allBytes() throws(DiaryCheckpointError) -> [UInt8] {
        var whole = CheckpointBytes()
        whole.byte(Self.format)
        whole.count(diary.sequence)
        // In the order of their ids.
        let unknown = diary.subjects.filter { $0.value == .unknown }.map { $0.key }.sorted()
        whole.count(unknown.count)
        for entry in unknown { whole.id(entry) }
        whole.count(diary.profiles.versions.count)
        for version in diary.profiles.versions {
            whole.version(version)
            // A profile is never taken away.
            guard let profile = version.value else { throw .notWritable }
            whole.run(try Change.putProfile(profile).checkpointText())
        }
        parts.write(to: &whole)
        whole.count(things.count)
        whole.raw(bytes.bytes)
        return whole.bytes
    }
}

extension CheckpointBytes {
    /// What is the same for every version of everything.
    fileprivate mutating func version<Value>(_ version: History<Value>.Version) {
        count(version.sequence)
        id(version.entry)
        moment(version.recordedAt)
    }
}
