import Algorithms
import CorginaCore
import CorginaJournal
import CorginaLanguage

/// The notices about what was logged. The clinical rules in the core decide; nothing here does.
extension CareNotice {
    /// For a draft as it stands, with what her words tell that is not in it any more: whatever she removes, what should not wait
    /// stays in sight.
    static func notice(for draft: Draft, of visit: Visit) -> CareNotice? {
        guard !draft.purpose.isRecipe else { return nil }
        let names = Set(draft.events.map { $0.draft.name })
        let said = visit.foods.engine.understand(draft.sentence, now: visit.now).events.filter {
            !names.contains($0.name)
        }
        let removed = said.filter { $0.content.detailsWithoutFood.kind == .symptom }
        var events = draft.events.map { DraftRoom.confirmed($0, in: draft, visit) }
        events += removed.map { $0.event(id: visit.newID(), catalogue: visit.foods.catalogue) }
        return CareNotice(
            visit.diary.careAnswers(to: events), afterLoss: !visit.speaksOfPregnancy, english: visit.english)
    }

    /// For what was just logged or changed, and for what was logged without her confirming it and she has not seen yet.
    static func notice(for changed: [EntryID], and arrived: [HealthEvent] = [], of visit: Visit) -> CareNotice? {
        let events = changed.compactMap(visit.diary.inverse).compactMap { inverse -> HealthEvent? in
            switch inverse {
            case .remove(let id): visit.diary.event(id)
            case .putEvent(let event): visit.diary.event(event.id)
            default: nil
            }
        }
        let days = Dictionary(grouping: arrived) { $0.moment.day }.sorted { $0.key > $1.key }
        // What arrived of another day was not felt together with this.
        let answers = visit.diary.careAnswers(to: events) + days.flatMap { visit.diary.careAnswers(to: $0.value) }
        return CareNotice(answers.mostPressingFirst(), afterLoss: !visit.speaksOfPregnancy, english: visit.english)
    }
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
    func mostPressingFirst() -> [CareAnswer] {
        uniqued().enumerated().sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }.map {
            $0.element
        }
    }
}
