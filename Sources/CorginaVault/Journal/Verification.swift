/// What a walk over every journal and every row that opens something found. It needs no passphrase, and so says nothing about what is in them.
public struct Verification: Hashable, Sendable {
    public internal(set) var journals = 0
    public internal(set) var entries = 0
    public internal(set) var problems: [Problem] = []
    /// How many accounts were left out because they had been erased.
    public internal(set) var erasedAccounts = 0
    /// What is wrong with the file itself, in SQLite's words.
    public internal(set) var fileProblems: [String] = []

    /// What is wrong with the rows that open something.
    public internal(set) var damage: [RowDamage] = []
    public internal(set) var photos = PhotoCount()

    /// Whether everything is as it was written.
    public var isSound: Bool { problems.isEmpty && fileProblems.isEmpty && damage.isEmpty && photos.damaged == 0 }

    /// "12 entries and 3 photos in 2 journals"
    public var counts: String {
        let photos = photos.all == 0 ? "" : " and \(photos.all) \(photos.all == 1 ? "photo" : "photos")"
        return "\(entries) entries\(photos) in \(journals) journals"
    }

    /// Whether it can be restored: the file is whole, and the key that accounts are found with is in it.
    var isOfUse: Bool {
        fileProblems.isEmpty && !damage.contains { $0.kind == .serverKey && $0.degree == .lost }
    }

    /// All that is wrong, in sentences, what hinders most first.
    public var complaints: [String] {
        fileProblems.map { "The file is damaged: \($0). Restore a backup." } + damage.map(\.description)
            + problems.map { "Damaged: \($0). Restore a backup." } + photos.complaints
    }

    /// Something that is not as it was written.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        public enum Kind: String, Sendable {
            /// Entries are gone before this one.
            case missing
            /// The entry, or what came before it, is not what was written.
            case changed
        }

        public let journal: JournalID
        public let sequence: Int
        public let kind: Kind

        public var description: String { "journal \(journal), entry \(sequence): \(kind.rawValue)" }
    }
}

extension JournalReader {
    /// Checks every journal's chain. A lost end alone is beyond it: that takes a remembered head.
    public func verify() async throws(VaultError) -> Verification {
        var result = Verification()
        var last: JournalID?
        while true {
            let journals = try await journals(after: last, limit: 100)
            for journal in journals { try await verify(journal, into: &result) }
            guard let next = journals.last else { return result }
            last = next
        }
    }

    private func verify(_ journal: JournalID, into result: inout Verification) async throws(VaultError) {
        result.journals += 1
        var head = JournalHead.empty(journal)
        while true {
            let entries = try await read(journal, after: head.sequence, limit: 500)
            guard !entries.isEmpty else { return }
            for entry in entries {
                result.entries += 1
                if let kind = entry.problem(after: head) {
                    result.problems.append(.init(journal: journal, sequence: entry.sequence, kind: kind))
                }
                // Go on from what is stored, so that one damaged entry is reported once.
                head = entry.head
            }
        }
    }
}

extension SealedEntry {
    fileprivate func problem(after head: JournalHead) -> Verification.Problem.Kind? {
        if sequence != head.sequence + 1 { return .missing }
        return follows(head) ? nil : .changed
    }
}
