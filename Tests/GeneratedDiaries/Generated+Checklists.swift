import CorginaCore

extension Generated {
    mutating func checklist() -> Checklist {
        Checklist(
            id: recordID(), name: text(), start: optional { $0.pick(Checklist.Start.allCases) },
            pregnancy: optional { $0.recordID() },
            items: list { Checklist.Item(id: $0.recordID(), words: $0.text(), isDone: .random(using: &$0.random)) },
            isArchived: .random(using: &random))
    }

    mutating func birthPlan() -> BirthPlan {
        BirthPlan(
            id: recordID(), pregnancy: optional { $0.recordID() },
            answers: list {
                BirthPlan.Answer(
                    topic: $0.pick(BirthPlan.Topic.allCases), choices: $0.list { $0.text() }, words: $0.text())
            })
    }
}
