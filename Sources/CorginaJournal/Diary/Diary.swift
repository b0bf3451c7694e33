import CorginaCore

/// A diary as it stands: the fold of its journal.
///
/// The newest put of a thing wins, by sequence. Entries may come in any order and more than once; the outcome is the same.
public struct Diary: Hashable, Sendable {
    /// The highest sequence applied; 0 for an empty diary.
    public internal(set) var sequence = 0
    /// How many entries a newer Corgina wrote that this one cannot show.
    public internal(set) var unknownChanges = 0

    var profiles = History<Profile>()
    var records: [RecordID: History<Record>] = [:]
    var index = DiaryIndex()
    var subjects: [EntryID: Subject] = [:]

    public init() {}

    /// Folds in the entry stored at `sequence`. An entry id already folded in changes nothing.
    public mutating func apply(_ entry: JournalEntry, sequence: Int) {
        guard subjects[entry.id] == nil else { return }
        self.sequence = Swift.max(self.sequence, sequence)
        switch entry.change {
        case .putProfile(let profile):
            subjects[entry.id] = .profile
            profiles.insert(profile, by: entry, at: sequence)
        case .remove(let id): put(nil, id, by: entry, at: sequence)
        case .unknown:
            subjects[entry.id] = .unknown
            unknownChanges += 1
        default:
            guard let (record, id) = entry.change.record else { return }
            put(record, id, by: entry, at: sequence)
        }
    }

    private mutating func put(_ record: Record?, _ id: RecordID, by entry: JournalEntry, at sequence: Int) {
        subjects[entry.id] = .record(id)
        let (before, after) = records[id, default: History()].insert(record, by: entry, at: sequence)
        guard before != after else { return }
        if let before { index.remove(before, id) }
        if let after { index.insert(after, id) }
    }
}
