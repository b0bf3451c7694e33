import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// The score of nausea and vomiting, and the mood check.
extension CorginaServer {
    func logNausea(_ form: Form, by visitor: Visitor) async throws -> Response {
        let entry = read { () throws(FormRefusal) in try EntryForm(form, today: visitor.today) }
        let points = PUQE.Item.allCases.map {
            form.whole($0.rawValue, in: 1...5)
        }
        let errors = entry.errors + missing(PUQE.Item.allCases.map(\.rawValue), points)
        guard errors.isEmpty, let when = entry.value else {
            var page = NauseaPage(entry: newEntry(of: visitor))
            for item in PUQE.Item.allCases { page.points[item.rawValue] = form[item.rawValue] }
            page.ticked = Set(NauseaPage.questions.map(\.field).filter(form.contains))
            page.entry.keep(form)
            page.errors = errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let chosen = points.map { $0 ?? 1 }
        var report = SymptomReport(
            name: "Nausea", severity: nil, puqe: PUQE(nausea: chosen[0], vomiting: chosen[1], retching: chosen[2]))
        for question in NauseaPage.questions where form.contains(question.field) {
            switch question {
            case .sign(let sign): report.signs.insert(sign)
            case .atLeast(let quantity, let least): report.amounts[quantity] = least
            case .number: break
            }
        }
        let entries = try await append([.putEvent(event(report, when, by: visitor))], by: visitor)
        return .redirect(to: address(of: .symptoms(.list), changed: entries))
    }

    /// Keeps the answers, and thoughts of harm as an entry of their own, which is answered at once.
    func logMood(_ form: Form, by visitor: Visitor) async throws -> Response {
        let entry = read { () throws(FormRefusal) in try EntryForm(form, today: visitor.today) }
        let points = MoodCheck.Item.allCases.map {
            form.whole($0.rawValue, in: 0...3)
        }
        let errors = entry.errors + missing(MoodCheck.Item.allCases.map(\.rawValue), points)
        let harm =
            form.contains("selfHarm")
            ? [SymptomReport(name: "Thoughts of self-harm", severity: nil)] : []
        guard errors.isEmpty, let when = entry.value else {
            var page = MoodPage(entry: newEntry(of: visitor), speaksOfPregnancy: visitor.speaksOfPregnancy)
            for item in MoodCheck.Item.allCases { page.points[item.rawValue] = form[item.rawValue] }
            page.thinksOfHarm = !harm.isEmpty
            page.care = CareNotice(
                visitor.diary.careAnswers(
                    to: harm.map { HealthEvent(id: surroundings.newID(), moment: visitor.now, details: .symptom($0)) }),
                afterLoss: !visitor.speaksOfPregnancy)
            page.entry.keep(form)
            page.errors = errors
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let check = MoodCheck(interest: points[0] ?? 0, mood: points[1] ?? 0)
        let reports = [SymptomReport(name: MoodCheck.name, severity: nil, moodCheck: check)] + harm
        let entries = try await append(reports.map { .putEvent(event($0, when, by: visitor)) }, by: visitor)
        return .redirect(to: address(of: .symptoms(.list), changed: entries))
    }

    private func missing(_ fields: [String], _ points: [Int?]) -> [FieldError] {
        zip(fields, points).compactMap { field, points in
            points == nil ? FieldError(field: field, message: "Choose the answer that fits best") : nil
        }
    }
}
