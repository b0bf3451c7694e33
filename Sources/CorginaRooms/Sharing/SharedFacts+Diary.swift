import CorginaCore
import CorginaJournal

extension SharedFacts {
    /// What of a diary the terms of a share show.
    ///
    /// - Parameter now: only what lies ahead of it are next visits, and what lies too far behind is no entry.
    public init(_ diary: Diary, by terms: ShareTerms, at now: Moment) {
        let profile = diary.profile ?? Profile(timeZone: "")
        self.init(from: profile.firstName)
        guard let pregnancy = diary.currentPregnancy, pregnancy.id == terms.pregnancy else {
            (isQuiet, words) = (true, terms.words)
            return
        }
        may = terms.may
        dates = Dates(
            dueDate: pregnancy.estimatedDueDate, method: Method(pregnancy.dating), babies: pregnancy.babies,
            hidesDueDate: !profile.showsDueDate)
        if terms.sees != .dates { visits = Self.visits(diary, at: now) }
        if terms.sees == .entries { entries = Self.entries(diary, by: terms, profile, at: now) }
        if terms.may != .nothing { lists = Self.lists(diary) }
        fit()
    }

    /// Whether a share by these terms is quiet.
    public static func isQuiet(_ diary: Diary, by terms: ShareTerms) -> Bool {
        diary.currentPregnancy.map { $0.id != terms.pregnancy } ?? true
    }

    /// Leaves out from the end what is more than a share holds. Without it nothing at all could be written, and they would go on seeing what
    /// was shared before.
    private mutating func fit() {
        while bytes.count > ShareSize.bundle {
            if !lists.isEmpty {
                lists.removeLast()
            } else if !entries.isEmpty {
                entries.removeLast()
            } else if !visits.isEmpty {
                visits.removeLast()
            } else {
                return
            }
        }
    }

    private static func visits(_ diary: Diary, at now: Moment) -> [Visit] {
        diary.appointments.filter { !$0.isOver(at: now) }.prefix(mostVisits).compactMap { event in
            event.appointment.map { Visit(moment: event.moment, title: $0.shownTitle, place: $0.place) }
        }
    }

    /// Visits have a section of their own, by another right.
    private static func entries(
        _ diary: Diary, by terms: ShareTerms, _ profile: Profile, at now: Moment
    ) -> [Entry] {
        let days = (now.day - (entryDays - 1))...now.day
        let kinds = Set(HealthEvent.Details.Kind.allCases).subtracting([.appointment])
        let marked = diary.events(of: kinds, on: days).filter { isShared($0, by: terms) }
        return marked.sorted { ($0.moment, $0.id) > ($1.moment, $1.id) }.prefix(mostEntries).map { event in
            let words = EventWords(event.details, units: profile.units, english: profile.english)
            return Entry(
                moment: event.moment, title: words.title, detail: words.detail,
                notes: terms.showsNotes ? event.notes : "")
        }
    }

    private static func isShared(_ event: HealthEvent, by terms: ShareTerms) -> Bool {
        guard event.tags.contains(where: { EventTags.key($0) == tag }) else { return false }
        switch event.details {
        case .note: return terms.showsNotes
        case .symptom: return terms.showsSymptoms
        default: return true
        }
    }

    private static func lists(_ diary: Diary) -> [Checklist] {
        let prepared = Preparations(in: diary)
        return Array(prepared.checklists.filter { !prepared.isQuiet($0) }.prefix(mostLists))
    }
}
