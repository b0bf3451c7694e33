import CorginaCore

/// What a questionnaire got for answers, as the diary keeps it.
struct FHIRAnswers {
    /// What people call the questionnaire.
    let name: String
    /// Its form; `nil` where no code is known, and then it is named in words alone.
    var form: ClinicalCode.ID?
    let items: [Item]

    /// A question with its answer, or the total.
    struct Item {
        /// What the item is found by. Where its code is known, as LOINC's forms write it: "/44250-9".
        let linkID: String
        let text: String
        /// "Coding", "Integer" or another type of FHIR's, with the value.
        let answer: (type: String, json: JSON)
    }

    /// - Returns: `nil` for a symptom that was told without a questionnaire.
    init?(_ report: SymptomReport) {
        if let check = report.moodCheck {
            self.init(check)
        } else if let score = report.edinburgh {
            self.init(score)
        } else if let score = report.puqe {
            self.init(score)
        } else {
            return nil
        }
    }
}

extension FHIRAnswers {
    private init(_ check: MoodCheck) {
        name = "Patient Health Questionnaire 2 item (PHQ-2)"
        form = .moodForm
        items = [
            .chosen(FHIRForm.moodAnswers[check.interest], of: .moodInterest, MoodCheck.Item.interest.question),
            .chosen(FHIRForm.moodAnswers[check.mood], of: .moodDown, MoodCheck.Item.mood.question),
            .total(check.total, FHIRName.moodCheck, linkID: FHIRForm.linkID(.moodTotal)),
        ]
    }

    /// The total and the points of the last question: the diary keeps no more. The questions are under copyright and are not told.
    private init(_ score: EdinburghScore) {
        name = "Edinburgh Postnatal Depression Scale (EPDS)"
        items = [
            .total(score.total, FHIRName.edinburgh),
            .total(score.selfHarm, FHIRName.edinburghSelfHarm, linkID: "last-question"),
        ]
    }

    private init(_ score: PUQE) {
        name = "Nausea score (PUQE-24)"
        let questions = PUQE.Item.allCases.map { item in
            Item(
                linkID: item.rawValue, text: item.question,
                answer: ("String", .string(item.answers[score.points(of: item) - 1])))
        }
        items = questions + [.total(score.total, FHIRName.puqe)]
    }
}

extension FHIRAnswers.Item {
    fileprivate static func chosen(_ answer: ClinicalCode.ID, of code: ClinicalCode.ID, _ question: String) -> Self {
        Self(linkID: FHIRForm.linkID(code), text: question, answer: ("Coding", FHIRValue.coding(answer) ?? .object([])))
    }

    fileprivate static func total(_ points: Int, _ name: String, linkID: String = "total") -> Self {
        Self(linkID: linkID, text: name, answer: ("Integer", .whole(points)))
    }
}
