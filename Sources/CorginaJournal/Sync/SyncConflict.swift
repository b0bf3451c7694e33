import CorginaCore

/// Something that was changed on two devices before either had heard of the other.
///
/// The newest in the journal counts. She is shown what the other device had made of it, until she has looked.
public struct SyncConflict: Hashable, Sendable {
    public let subject: SyncSubject
    /// What this device wrote; it counts, because it comes later.
    public let mine: EntryID
    /// What another device wrote meanwhile.
    public let theirs: EntryID
    /// Where that stands.
    public let sequence: Int

    public init(subject: SyncSubject, mine: EntryID, theirs: EntryID, sequence: Int) {
        self.subject = subject
        self.mine = mine
        self.theirs = theirs
        self.sequence = sequence
    }
}

/// What an entry is about.
public enum SyncSubject: Hashable, Sendable {
    case profile
    case record(RecordID)

    /// `nil` for what this version does not know.
    public init?(_ change: Change) {
        switch change {
        case .putProfile: self = .profile
        case .putPregnancy(let pregnancy): self = .record(pregnancy.id)
        case .putEvent(let event): self = .record(event.id)
        case .putFoodHabit(let habit): self = .record(habit.id)
        case .putRecipe(let recipe): self = .record(recipe.id)
        case .putDeclinedRecipe(let declined): self = .record(declined.id)
        case .putFoodMark(let mark): self = .record(mark.id)
        case .putSupplement(let supplement): self = .record(supplement.id)
        case .putSkippedDose(let dose): self = .record(dose.id)
        case .putChecklist(let checklist): self = .record(checklist.id)
        case .putBirthPlan(let plan): self = .record(plan.id)
        case .remove(let id): self = .record(id)
        case .unknown: return nil
        }
    }
}
