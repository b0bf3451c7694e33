import CorginaCore

/// What she prepares for the birth and after: her lists and birth plans, and which of them are of the past.
public struct Preparations: Sendable {
    private let diary: Diary

    public init(in diary: Diary) { self.diary = diary }

    /// All her lists in the order they were begun, those put away too.
    public var checklists: [Checklist] { inOrder(diary.index.checklists).compactMap { $0.checklist } }

    /// The list of that id, put away or not.
    public func checklist(_ id: RecordID) -> Checklist? { diary.records[id]?.current?.checklist }

    /// Whether a list is out of her way: put away, or of a pregnancy that was lost or came before another.
    public func isQuiet(_ list: Checklist) -> Bool { list.isArchived || isPast(list.pregnancy) }

    /// Her birth plans, the latest begun last.
    public var birthPlans: [BirthPlan] { inOrder(diary.index.birthPlans).compactMap { $0.birthPlan } }

    /// The birth plan of that id.
    public func birthPlan(_ id: RecordID) -> BirthPlan? { diary.records[id]?.current?.birthPlan }

    /// The plan for the birth at hand; of several the one begun last.
    public var currentBirthPlan: BirthPlan? { birthPlans.last(where: { !isPast($0.pregnancy) }) }

    /// Those of earlier pregnancies, and after a loss all.
    public var earlierBirthPlans: [BirthPlan] { birthPlans.filter { isPast($0.pregnancy) } }

    /// Whether something of a pregnancy is of the past: it was lost, or another came after its birth.
    private func isPast(_ id: RecordID?) -> Bool {
        guard let id, let pregnancy = diary.pregnancies.first(where: { $0.id == id }) else { return false }
        switch pregnancy.outcome {
        case .ongoing: return false
        case .birth: return diary.latestPregnancy?.id != id
        case .loss: return true
        }
    }

    private func inOrder(_ ids: Set<RecordID>) -> [Diary.Record] {
        let found = ids.compactMap { id in diary.records[id].map { (id: id, history: $0) } }
        let sorted = found.sorted { ($0.history.firstSequence ?? 0, $0.id) < ($1.history.firstSequence ?? 0, $1.id) }
        return sorted.compactMap { $0.history.current }
    }
}
