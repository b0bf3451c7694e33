import CorginaCore

extension Generated {
    mutating func report() -> SymptomReport {
        SymptomReport(
            name: text(), severity: optional { $0.int() }, hasResolved: .random(using: &random),
            minutes: optional { $0.int() },
            signs: Set(list { $0.pick(SymptomFacts.Sign.allCases) }), puqe: optional { $0.puqe() },
            amounts: Dictionary(
                list { ($0.pick(SymptomFacts.Quantity.allCases), $0.amount()) }, uniquingKeysWith: { first, _ in first }
            ),
            moodCheck: optional { $0.moodCheck() }, edinburgh: optional { $0.edinburgh() })
    }

    mutating func moodCheck() -> MoodCheck {
        MoodCheck(interest: .random(in: 0...3, using: &random), mood: .random(in: 0...3, using: &random))
    }

    mutating func edinburgh() -> EdinburghScore {
        EdinburghScore(total: .random(in: 0...30, using: &random), selfHarm: .random(in: 0...3, using: &random))
    }

    mutating func puqe() -> PUQE {
        PUQE(
            nausea: .random(in: 1...5, using: &random), vomiting: .random(in: 1...5, using: &random),
            retching: .random(in: 1...5, using: &random))
    }
}
