import CorginaCore

/// How a device keeps what two devices changed.
extension SyncConflict {
    /// Reads what ``json`` writes: `[subject, mine, theirs, sequence]`; the subject is empty for the profile.
    public init?(_ json: JSON) {
        guard let parts = json.elements, parts.count == 4, let subject = parts[0].text,
            let mine = parts[1].text.flatMap({ EntryID($0) }), let theirs = parts[2].text.flatMap({ EntryID($0) }),
            let sequence = parts[3].integer
        else { return nil }
        if subject.isEmpty {
            self.init(subject: .profile, mine: mine, theirs: theirs, sequence: sequence)
        } else {
            guard let id = RecordID(subject) else { return nil }
            self.init(subject: .record(id), mine: mine, theirs: theirs, sequence: sequence)
        }
    }

    public var json: JSON {
        let about =
            switch subject {
            case .profile: ""
            case .record(let id): id.description
            }
        return [
            .string(about), .string(mine.description), .string(theirs.description), .whole(sequence),
        ]
    }
}
