import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens

/// What should not wait, wherever something is logged. The clinical rules in the core decide; nothing here does.
extension CorginaServer {
    /// For a draft as it stands, with what her words tell that is not in it any more: whatever she removes, what should not wait
    /// stays in sight.
    func careNotice(for draft: Draft, of visitor: Visitor) -> CareNotice? {
        guard !draft.purpose.isRecipe else { return nil }
        let names = Set(draft.events.map(\.draft.name))
        let said = foods.engine.understand(draft.sentence, now: visitor.now).events.filter { !names.contains($0.name) }
        let removed = said.filter { $0.content.detailsWithoutFood.kind == .symptom }
        var events = draft.events.map { confirmed($0, in: draft) }
        events += removed.map { $0.event(id: surroundings.newID(), catalogue: foods.catalogue) }
        return CareNotice(visitor.diary.careAnswers(to: events), afterLoss: !visitor.speaksOfPregnancy)
    }

    /// For what was just logged or changed, and for what arrived and nobody has looked at.
    func careNotice(for changed: [EntryID], and arrived: [HealthEvent] = [], of visitor: Visitor) -> CareNotice? {
        let events = changed.compactMap(visitor.diary.inverse).compactMap { inverse -> HealthEvent? in
            switch inverse {
            case .remove(let id): visitor.diary.event(id)
            case .putEvent(let event): visitor.diary.event(event.id)
            default: nil
            }
        }
        let days = Dictionary(grouping: arrived) { $0.moment.day }.sorted { $0.key > $1.key }
        // What arrived of another day was not felt together with this.
        let answers = visitor.diary.careAnswers(to: events) + days.flatMap { visitor.diary.careAnswers(to: $0.value) }
        return CareNotice(answers.mostPressingFirst(), afterLoss: !visitor.speaksOfPregnancy)
    }
}

extension Visitor {
    /// Whether a pregnancy may be spoken of: not after a loss.
    var speaksOfPregnancy: Bool { diary.latestPregnancy?.outcome.isLoss != true }
    /// Whether what only a pregnancy brings may be asked about: while one goes on, and before there is any.
    var isExpecting: Bool { diary.latestPregnancy?.outcome.isOngoing ?? true }
}

extension HealthEvent.Details {
    /// What an entry's page tells beside its title.
    func lines(units: Profile.UnitSystem) -> [String] {
        guard case .symptom(let report) = self else { return [] }
        return report.lines(units: units)
    }
}

extension [CareAnswer] {
    /// Each once, in the order they have within their level.
    fileprivate func mostPressingFirst() -> [CareAnswer] {
        var seen: Set<CareAnswer> = []
        let kept = filter { seen.insert($0).inserted }.enumerated()
        return kept.sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }.map(\.element)
    }
}
