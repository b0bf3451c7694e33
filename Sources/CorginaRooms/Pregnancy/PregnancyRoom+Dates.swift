import CorginaCore
import CorginaJournal

/// Changing the dates of a pregnancy. Every earlier date stays in the journal.
extension PregnancyRoom {
    static func showPregnancyDates(to visit: Visit, changed: [EntryID]) -> Answer {
        guard let page = datesPage(of: visit, toast: Toast(for: changed, in: visit.diary)) else {
            return .redirect(to: .pregnancy(.methods))
        }
        return Answer(page)
    }

    /// Keeps another date. What is unlikely, or disagrees with a scan, is asked about once more before it is kept.
    static func changeDates(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var pregnancy = visit.diary.currentPregnancy else { return .redirect(to: .pregnancy(.methods)) }
        let method = form["method"].flatMap(DatingEntry.init) ?? DatingEntry(pregnancy.dating)
        let reason = form["reason"].flatMap(DatingReason.init) ?? .provider
        let dating: DatingMethod
        do {
            dating = try DatingForm(form, entry: method, today: visit.today).dating
        } catch {
            let page = datesPage(of: visit, entry: .init(form, method: method), reason: reason, errors: error.errors)
            return Answer(try found(page), .refused)
        }
        guard dating != pregnancy.dating else { return .redirect(to: .pregnancy(.dates)) }

        let entry = PregnancyDatesPage.Entry(dating)
        let advice = RedatingAdvice(between: pregnancy.dating, and: dating)
        let question = dating.question(today: visit.today)
        if form["confirmed"] != entry.key, question != nil || advice != nil {
            let page = datesPage(of: visit, entry: entry, reason: reason, question: question, advice: advice)
            return Answer(try found(page), .refused)
        }
        pregnancy.dating = dating
        pregnancy.datingReason = reason
        return keep(pregnancy, by: &visit, thenShow: .pregnancy(.dates))
    }

    static func setBabies(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var pregnancy = visit.diary.currentPregnancy else { throw RoomError.notFound }
        guard let babies = form.whole("babies", in: 1...3), babies != pregnancy.babies else {
            return .redirect(to: .pregnancy(.dates))
        }
        pregnancy.babies = babies
        return keep(pregnancy, by: &visit, thenShow: .pregnancy(.dates))
    }

    private static func datesPage(
        of visit: Visit, entry: PregnancyDatesPage.Entry? = nil, reason: DatingReason = .provider,
        question: DatingQuestion? = nil, advice: RedatingAdvice? = nil, errors: [FieldError] = [], toast: Toast? = nil
    ) -> PregnancyDatesPage? {
        let pregnancy = visit.diary.currentPregnancy
        return PregnancyDatesPage(
            pregnancy: pregnancy, revisions: pregnancy.map { visit.diary.datingRevisions(of: $0.id) } ?? [],
            today: visit.today, english: visit.english, entry: entry, reason: reason, question: question,
            advice: advice, errors: errors,
            toast: toast)
    }
}

extension PregnancyDatesPage.Entry {
    /// What she typed, as she typed it.
    fileprivate init(_ form: Form, method: DatingEntry) {
        self.init(
            method: method, date: form["date"] ?? "", cycleLength: form["cycleLength"] ?? "",
            weeks: form["weeks"] ?? "", days: form["days"] ?? "", embryoDay: form["embryoDay"] ?? "")
    }
}
