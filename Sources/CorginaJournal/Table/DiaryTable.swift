import CorginaCore

/// A whole diary as a table: an entry a row, in words for whoever opens it in a spreadsheet, and exactly, for reading back.
///
/// Every entry of the journal has its row, those replaced or taken away since among them, so that what is read back folds to
/// the same diary. The words are for people; what is read is the column `entry`. A row whose words no longer say what its
/// entry says is refused, because a change made in a spreadsheet would be lost otherwise. `docs/storage.md` describes it.
public struct DiaryTable: Hashable, Sendable {
    /// What the first row says the table is.
    static let format = "corgina-diary-table"
    /// The version of the table around the entries; each entry has a version of its own.
    static let version = 1

    public var exportedAt: Moment
    public var entries: [JournalEntry]

    public init(exportedAt: Moment, entries: [JournalEntry]) {
        self.exportedAt = exportedAt
        self.entries = entries
    }

    /// What a row says for people. None of it is read back.
    public struct Words: Hashable, Sendable {
        public var kind: String
        public var what: String
        public var details: String
        public var notes: String
        public var tags: [String]

        public init(kind: String, what: String, details: String = "", notes: String = "", tags: [String] = []) {
            self.kind = kind
            self.what = what
            self.details = details
            self.notes = notes
            self.tags = tags
        }
    }

    /// Whether an entry still holds.
    public enum State: String, Hashable, Sendable {
        case current, replaced, removed
    }
}

/// The columns by name.
enum TableColumn {
    static let date = "date", time = "time", number = "number", check = "check", entry = "entry"
    /// Those in words, in their order. Each is traced, so that a change of it is noticed.
    static let words = ["kind", "what", "details", "notes", "tags", "state"]
    /// All but where a long entry goes on.
    static let all = [date, time] + words + [number, check, entry]

    /// "entry 2": a spreadsheet cuts a cell off after 32,767 characters.
    static func entry(part: Int) -> String { part == 1 ? entry : "\(entry) \(part)" }

    /// In bytes, which are never fewer than characters.
    static let longestPart = 30_000
    /// Stands before the rest of a long entry, so that no part is taken for a number or a formula.
    static let goesOn = UInt8(ascii: "|")
}

extension JournalEntry {
    /// When it was: what an event tells of, otherwise when it was written down.
    var toldMoment: Moment {
        switch change {
        case .putEvent(let event): event.moment
        case .putSkippedDose(let dose): dose.moment
        default: recordedAt
        }
    }

    /// Which thing it is about; `nil` for one that only a newer version knows.
    var tableSubject: TableSubject? {
        switch change {
        case .putProfile: .profile
        case .putPregnancy(let pregnancy): .record(pregnancy.id)
        case .putEvent(let event): .record(event.id)
        case .putFoodHabit(let habit): .record(habit.id)
        case .putRecipe(let recipe): .record(recipe.id)
        case .putDeclinedRecipe(let declined): .record(declined.id)
        case .putFoodMark(let mark): .record(mark.id)
        case .putSupplement(let supplement): .record(supplement.id)
        case .putSkippedDose(let dose): .record(dose.id)
        case .putChecklist(let list): .record(list.id)
        case .putBirthPlan(let plan): .record(plan.id)
        case .remove(let id): .record(id)
        case .unknown: nil
        }
    }

    var isRemoval: Bool { if case .remove = change { true } else { false } }
}

/// What entries of a table are about, to tell which of them still hold.
enum TableSubject: Hashable, Sendable {
    case profile
    case record(RecordID)
}
