import CorginaCore
import CorginaImports
import CorginaRooms

extension ElsewhereRoom {
    /// - Parameter isAskedAgain: whether she went on without answering.
    func page(
        of plan: ImportPlan, _ id: RecordID, for visitor: Visitor, isAskedAgain: Bool = false
    ) -> ImportPreviewPage {
        let errors = plan.questions.map { FieldError(field: $0.rawValue, message: "Choose one of the two.") }
        return ImportPreviewPage(
            id: id, source: plan.source.name, questions: plan.questions.map(\.asked),
            counts: plan.counts.map { ($0.kind, $0.count) },
            days: plan.days, knownCount: plan.knownCount, leftOut: plan.leftOutWords, samples: plan.samples,
            notes: plan.notes, errors: isAskedAgain ? errors : [], for: visitor.visit)
    }
}

extension ImportQuestion {
    fileprivate var asked: ImportPreviewPage.Question {
        switch self {
        case .dateOrder:
            ImportPreviewPage.Question(
                field: rawValue, words: "Which day is 3/4/2026 in this file?",
                choices: [
                    .init(DateOrder.dayFirst.rawValue, "3 April"), .init(DateOrder.monthFirst.rawValue, "March 4"),
                ])
        case .weightUnit:
            ImportPreviewPage.Question(
                field: rawValue, words: "Which unit are the weights in?",
                choices: [
                    .init(WeightUnit.kilograms.rawValue, "Kilograms"), .init(WeightUnit.pounds.rawValue, "Pounds"),
                ])
        }
    }
}

extension ImportPlan {
    /// What is not taken and why, the most frequent first.
    public var leftOutWords: [String] {
        leftOut.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map { $0.key.words($0.value) }
    }

    /// What she should know before she adds it.
    fileprivate var notes: [String] {
        var notes: [String] = []
        if hasUsualTimes {
            notes.append(
                "If the file gives no time, a meal is put in the middle of your hours for it, a snack at 16:00 and a measurement at 8:00."
            )
        }
        if source == .myFitnessPal, content == .meals {
            notes.append(
                "MyFitnessPal’s file doesn’t name the foods. Its vitamins, calcium and iron are percentages, so they’re left out."
            )
        }
        return notes
    }
}

extension LeftOut {
    fileprivate func words(_ count: Int) -> String {
        let times = Figure.whole(Double(count))
        return switch self {
        case .unreadableDate: "\(times) with a date that cannot be read"
        case .unreadableFigure: "\(times) without a figure that can be read"
        case .implausible: "\(times) with a figure that cannot be right"
        case .future: "\(times) from a day still to come"
        case .deleted: "\(times) that you deleted there"
        case .twice: "\(times) that stand in the file twice"
        case .otherKind: "\(times) of a kind Corgina does not keep"
        case .unknownUnit: "\(times) in a unit Corgina does not know"
        case .dayHasMeals: "\(times) from days that have meals already, which would count twice"
        case .inBed: "\(times) with time in bed, which is not sleep"
        case .notFinal: "\(times) that are not final or were withdrawn"
        case .planned: "\(times) with a medicine to take, not a dose taken; add it under Supplements"
        case .questionnaire: "\(times) of a questionnaire whose answers Corgina does not keep"
        case .tooLong: "\(times) with a text longer than an entry takes"
        }
    }
}
