import CorginaCore
import CorginaJournal

extension ReportMaker {
    /// What her questionnaires came to, the newest first.
    var questionnaires: ReportPart {
        var part = ReportPart(heading: "Questionnaires")
        let rows = scored.compactMap { event, report in
            report.score.map { score -> [ReportPart.Cell] in
                [.init(time(event.moment)), .init(score.name), .init(score.total), .init(score.remark)]
            }
        }
        part.table = .init(["When", "Questionnaire", "Score", "Remarks"], rows, most: 4)
        return part
    }

    /// The names under which results about mood were kept.
    var moodScores: Set<String> {
        Set(scored.compactMap { _, report in report.moodCheck == nil && report.edinburgh == nil ? nil : report.name })
    }

    private var scored: [(event: HealthEvent, report: SymptomReport)] {
        diary.events(of: [.symptom], on: summary.days).compactMap { event in
            guard case .symptom(let report) = event.details, report.score != nil else { return nil }
            return (event, report)
        }
    }
}

extension SymptomReport {
    /// The questionnaire it came from, its total of how many points, and what to know beside it.
    fileprivate var score: (name: String, total: String, remark: String)? {
        if let check = moodCheck { return ("Mood check (PHQ-2)", "\(check.total) of 6", "") }
        if let score = edinburgh {
            return (EdinburghScore.name, "\(score.total) of 30", "last question: \(counted(score.selfHarm, "point"))")
        }
        return puqe.map { ("Nausea score (PUQE-24)", "\($0.total) of 15", $0.severity.rawValue) }
    }
}
