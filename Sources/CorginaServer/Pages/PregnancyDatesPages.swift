import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Changing the dates of a pregnancy. Every earlier date stays in the journal.
extension CorginaServer {
    func showPregnancyDates(to visitor: Visitor, changed: Substring?) -> Response {
        guard let page = datesPage(of: visitor, toast: toast(for: entries(changed), in: visitor.diary)) else {
            return .redirect(to: Route.newPregnancy.path)
        }
        return answer(page, to: visitor)
    }

    /// Keeps another date. What is unlikely, or disagrees with a scan, is asked about once more before it is kept.
    func changeDates(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard var pregnancy = visitor.diary.currentPregnancy else { return .redirect(to: Route.newPregnancy.path) }
        let method = form["method"].flatMap(DatingEntry.init) ?? DatingEntry(pregnancy.dating)
        let reason = form["reason"].flatMap(DatingReason.init) ?? .provider
        let dating: DatingMethod
        do {
            dating = try DatingForm(form, entry: method, today: visitor.today).dating
        } catch {
            let page = datesPage(of: visitor, entry: .init(form, method: method), reason: reason, errors: error.errors)
            return answer(try shown(page), to: visitor, status: .unprocessableContent)
        }
        guard dating != pregnancy.dating else { return .redirect(to: Route.pregnancyDates.path) }

        let entry = PregnancyDatesPage.Entry(dating)
        let advice = RedatingAdvice(between: pregnancy.dating, and: dating)
        let question = dating.question(today: visitor.today)
        if form["confirmed"] != entry.key, question != nil || advice != nil {
            let page = datesPage(of: visitor, entry: entry, reason: reason, question: question, advice: advice)
            return answer(try shown(page), to: visitor, status: .unprocessableContent)
        }
        pregnancy.dating = dating
        pregnancy.datingReason = reason
        return try await keep(pregnancy, by: visitor, thenShow: .pregnancyDates)
    }

    func setBabies(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard var pregnancy = visitor.diary.currentPregnancy else { throw ServerError.notFound }
        guard let babies = form.whole("babies", in: 1...3), babies != pregnancy.babies else {
            return .redirect(to: Route.pregnancyDates.path)
        }
        pregnancy.babies = babies
        return try await keep(pregnancy, by: visitor, thenShow: .pregnancyDates)
    }

    private func datesPage(
        of visitor: Visitor, entry: PregnancyDatesPage.Entry? = nil, reason: DatingReason = .provider,
        question: DatingQuestion? = nil, advice: RedatingAdvice? = nil, errors: [FieldError] = [], toast: Toast? = nil
    ) -> PregnancyDatesPage? {
        let pregnancy = visitor.diary.currentPregnancy
        return PregnancyDatesPage(
            pregnancy: pregnancy, revisions: pregnancy.map { visitor.diary.datingRevisions(of: $0.id) } ?? [],
            today: visitor.today, entry: entry, reason: reason, question: question, advice: advice, errors: errors,
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
