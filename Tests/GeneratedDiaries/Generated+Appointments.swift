import CorginaCore

extension Generated {
    mutating func appointment() -> Appointment {
        Appointment(
            title: text(), place: text(), provider: text(), minutes: optional { $0.int() },
            questions: list {
                Appointment.Question(id: $0.recordID(), words: $0.text(), isAsked: .random(using: &$0.random))
            },
            results: text(), typicalID: optional { $0.text() })
    }
}
