import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens

/// What a draft has to do with the doses of her list.
extension CorginaServer {
    /// Lets what she says she took fill the doses of her list.
    func fillDoses(of draft: inout Draft, for visitor: Visitor) {
        let list = visitor.diary.supplements
        let days = draft.events.map(\.draft.moment.day)
        guard !list.isEmpty, let first = days.min(), let last = days.max() else { return }
        draft.fillDoses(of: list, records: visitor.diary.doseRecords(on: first...last), now: visitor.now)
    }

    /// "Morning dose", "Dose 2 of 3", "Extra dose"; `nil` for what is not on her list.
    func doseName(of event: EventDraft, for visitor: Visitor) -> String? {
        guard let supplement = event.listedSupplement.flatMap(visitor.diary.supplement) else { return nil }
        if let slot = event.slot { return supplement.name(of: slot) }
        return supplement.schedule.isWhenNeeded ? "When needed" : "Extra dose"
    }

    /// The doses to choose from when adjusting, and the one it is.
    func doses(for event: EventDraft, of visitor: Visitor) -> ([DetailsPage.Dose], String) {
        guard let supplement = event.listedSupplement.flatMap(visitor.diary.supplement) else { return ([], "") }
        let slots = supplement.slots(on: event.moment.day)
        let doses = slots.map { DetailsPage.Dose(value: "\($0.number)", words: supplement.name(of: $0)) }
        return (
            doses + [DetailsPage.Dose(value: "extra", words: "Extra dose")],
            event.slot.map { "\($0.number)" } ?? "extra"
        )
    }

    /// Takes what is adjusted for the dose she chose, or for the same of another day.
    func setDose(
        _ choice: String?, at moment: Moment, ofEvent event: Int, in draft: inout Draft, for visitor: Visitor
    ) {
        guard draft.events.indices.contains(event),
            let supplement = draft.events[event].draft.listedSupplement.flatMap(visitor.diary.supplement)
        else { return }
        draft.setMoment(moment, ofEvent: event)
        let number = choice.flatMap { WholeText.read($0, in: DoseSchedule.dosesADay) }
        draft.setDose(number.map(DoseChoice.dose) ?? .extra, ofEvent: event, of: supplement)
    }
}
