import CorginaCore
import CorginaJournal

/// The result of the EPDS.
extension SymptomRoom {
    static func edinburghPage(of visit: Visit) -> EdinburghPage {
        EdinburghPage(entry: newEntry(of: visit), speaksOfPregnancy: visit.speaksOfPregnancy, english: visit.english)
    }

    /// Keeps the result. Points for its last question are answered at once, also where the rest of the form needs another look.
    static func logEdinburgh(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let entry = read { () throws(FormRefusal) in try EntryForm(form, today: visit.today) }
        let total: Int? = form.whole("total", in: EdinburghScore.totals)
        let selfHarm: Int? = form.whole("selfHarm", in: EdinburghScore.points)
        let errors = entry.errors + faults(total, selfHarm)
        guard errors.isEmpty, let total, let selfHarm, let when = entry.value else {
            var page = edinburghPage(of: visit)
            page.total = form["total"] ?? ""
            page.selfHarm = form["selfHarm"] ?? ""
            page.care = care(for: EdinburghScore(total: 0, selfHarm: selfHarm ?? 0), visit)
            page.entry.keep(form)
            page.errors = errors
            return Answer(page, .refused)
        }
        let report = report(EdinburghScore(total: total, selfHarm: selfHarm))
        let entries = visit.append([.putEvent(event(report, when, by: visit))])
        return .redirect(to: .symptoms(.list), changed: entries)
    }

    private static func faults(_ total: Int?, _ selfHarm: Int?) -> [FieldError] {
        var faults: [FieldError] = []
        if total == nil { faults.append(FieldError(field: "total", message: "Enter a whole number from 0 to 30")) }
        if selfHarm == nil {
            faults.append(FieldError(field: "selfHarm", message: "Choose the points of the last question"))
        }
        // The total has the points of every question in it.
        if let total, let selfHarm, total < selfHarm {
            faults.append(FieldError(field: "total", message: "The total is less than the last question alone"))
        }
        return faults
    }

    private static func report(_ score: EdinburghScore) -> SymptomReport {
        SymptomReport(name: EdinburghScore.name, severity: nil, edinburgh: score)
    }

    private static func care(for score: EdinburghScore, _ visit: Visit) -> CareNotice? {
        let event = HealthEvent(id: visit.newID(), moment: visit.now, details: .symptom(report(score)))
        return CareNotice(
            visit.diary.careAnswers(to: [event]), afterLoss: !visit.speaksOfPregnancy, english: visit.english)
    }
}
