import CorginaCore
import CorginaJournal

/// The score of nausea and vomiting, and the mood check.
extension SymptomRoom {
    static func logNausea(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let entry = read { () throws(FormRefusal) in try EntryForm(form, today: visit.today) }
        let points = PUQE.Item.allCases.map {
            form.whole($0.rawValue, in: 1...5)
        }
        let errors = entry.errors + missing(PUQE.Item.allCases.map { $0.rawValue }, points)
        guard errors.isEmpty, let when = entry.value else {
            var page = NauseaPage(entry: newEntry(of: visit), english: visit.english)
            for item in PUQE.Item.allCases { page.points[item.rawValue] = form[item.rawValue] }
            page.ticked = Set(NauseaPage.questions.map { $0.field }.filter(form.contains))
            page.entry.keep(form)
            page.errors = errors
            return Answer(page, .refused)
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
        let entries = visit.append([.putEvent(event(report, when, by: visit))])
        return .redirect(to: .symptoms(.list), changed: entries)
    }

    /// Keeps the answers, and thoughts of harm as an entry of their own, which is answered at once.
    static func logMood(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let entry = read { () throws(FormRefusal) in try EntryForm(form, today: visit.today) }
        let points = MoodCheck.Item.allCases.map {
            form.whole($0.rawValue, in: 0...3)
        }
        let errors = entry.errors + missing(MoodCheck.Item.allCases.map { $0.rawValue }, points)
        let harm =
            form.contains("selfHarm")
            ? [SymptomReport(name: "Thoughts of self-harm", severity: nil)] : []
        guard errors.isEmpty, let when = entry.value else {
            var page = MoodPage(
                entry: newEntry(of: visit), speaksOfPregnancy: visit.speaksOfPregnancy, english: visit.english)
            for item in MoodCheck.Item.allCases { page.points[item.rawValue] = form[item.rawValue] }
            page.thinksOfHarm = !harm.isEmpty
            page.care = CareNotice(
                visit.diary.careAnswers(
                    to: harm.map { HealthEvent(id: visit.newID(), moment: visit.now, details: .symptom($0)) }),
                afterLoss: !visit.speaksOfPregnancy, english: visit.english)
            page.entry.keep(form)
            page.errors = errors
            return Answer(page, .refused)
        }
        let check = MoodCheck(interest: points[0] ?? 0, mood: points[1] ?? 0)
        let reports = [SymptomReport(name: MoodCheck.name, severity: nil, moodCheck: check)] + harm
        let entries = visit.append(reports.map { .putEvent(event($0, when, by: visit)) })
        return .redirect(to: .symptoms(.list), changed: entries)
    }

    private static func missing(_ fields: [String], _ points: [Int?]) -> [FieldError] {
        zip(fields, points).compactMap { field, points in
            points == nil ? FieldError(field: field, message: "Choose the answer that fits best") : nil
        }
    }
}
