import CorginaCore
import CorginaJournal
import CorginaLanguage

/// What a draft has to do with the doses of her list.
enum DraftDoses {
    /// Lets what she says she took fill the doses of her list.
    static func fillDoses(of draft: inout Draft, for visit: Visit) {
        let list = visit.diary.supplements
        let days = draft.events.map { $0.draft.moment.day }
        guard !list.isEmpty, let first = days.min(), let last = days.max() else { return }
        draft.fillDoses(of: list, records: visit.diary.doseRecords(on: first...last), now: visit.now)
    }

    /// "Morning dose", "Dose 2 of 3", "Extra dose"; `nil` for what is not on her list.
    static func doseName(of event: EventDraft, for visit: Visit) -> String? {
        guard let supplement = event.listedSupplement.flatMap(visit.diary.supplement) else { return nil }
        if let slot = event.slot { return supplement.name(of: slot) }
        return supplement.schedule.isWhenNeeded ? "When needed" : "Extra dose"
    }

    /// A sentence for each supplement that would be taken beside the doses of its day, all of which are taken already. What is for
    /// when it is needed has none.
    static func repeats(in draft: Draft, for visit: Visit) -> [String] {
        draft.events.compactMap { event in
            guard event.draft.slot == nil,
                let supplement = event.draft.listedSupplement.flatMap(visit.diary.supplement),
                !supplement.schedule.isWhenNeeded
            else { return nil }
            let day = event.draft.moment.day
            let taken = visit.diary.doseRecords(on: day...day).filter {
                $0.supplement == supplement.id && $0.pieces > 0
            }
            guard let last = taken.map({ $0.moment }).max() else { return nil }
            let time = visit.english.clock(last)
            let when = day == visit.today ? "today at \(time)" : "that day at \(time)"
            return "You already took \(supplement.name) \(when). Log it again only if you took another dose."
        }
    }

    /// The doses to choose from when adjusting, and the one it is.
    static func doses(for event: EventDraft, of visit: Visit) -> ([DetailsPage.Dose], String) {
        guard let supplement = event.listedSupplement.flatMap(visit.diary.supplement) else { return ([], "") }
        let slots = supplement.slots(on: event.moment.day)
        let doses = slots.map { DetailsPage.Dose(value: "\($0.number)", words: supplement.name(of: $0)) }
        return (
            doses + [DetailsPage.Dose(value: "extra", words: "Extra dose")],
            event.slot.map { "\($0.number)" } ?? "extra"
        )
    }

    /// Takes what is adjusted for the dose she chose, or for the same of another day.
    static func setDose(
        _ choice: String?, at moment: Moment, ofEvent event: Int, in draft: inout Draft, for visit: Visit
    ) {
        guard draft.events.indices.contains(event),
            let supplement = draft.events[event].draft.listedSupplement.flatMap(visit.diary.supplement)
        else { return }
        draft.setMoment(moment, ofEvent: event)
        let number = choice.flatMap { WholeText.read($0, in: DoseSchedule.dosesADay) }
        draft.setDose(number.map(DoseChoice.dose) ?? .extra, ofEvent: event, of: supplement)
    }
}
