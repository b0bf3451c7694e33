import CorginaCore

/// What one topic's form holds, checked.
enum BirthPlanForm {
    /// - Throws: ``FormRefusal`` for words that are too many to print.
    static func answer(_ form: Form, to topic: BirthPlan.Topic) throws(FormRefusal) -> BirthPlan.Answer {
        let answer = typed(form, to: topic)
        guard answer.words.count <= BirthPlan.longestWords else {
            throw FormRefusal(errors: [
                FieldError(
                    field: "words", message: "Use at most 600 characters, so that the plan stays short enough to read")
            ])
        }
        return answer
    }

    /// The same unchecked, to show it again. What no page of Corgina's sends is cut.
    static func typed(_ form: Form, to topic: BirthPlan.Topic) -> BirthPlan.Answer {
        var choices: [String] = []
        for field in form.all where field.name == "choice" {
            let choice = field.value.trimmed
            guard !choice.isEmpty, choice.count <= longestChoice, !choices.contains(choice),
                choices.count < BirthPlan.mostChoices
            else { continue }
            choices.append(choice)
        }
        return BirthPlan.Answer(topic: topic, choices: choices, words: form["words"] ?? "")
    }

    private static let longestChoice = 120
}
