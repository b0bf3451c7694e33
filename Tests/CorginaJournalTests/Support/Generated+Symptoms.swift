import CorginaCore

extension Generated {
    mutating func report() -> SymptomReport {
        SymptomReport(
            name: text(), severity: optional { $0.int() }, hasResolved: .random(using: &random),
            minutes: optional { $0.int() },
            signs: Set(list { $0.pick(SymptomFacts.Sign.allCases) }), puqe: optional { $0.puqe() })
    }

    mutating func puqe() -> PUQE {
        PUQE(
            nausea: .random(in: 1...5, using: &random), vomiting: .random(in: 1...5, using: &random),
            retching: .random(in: 1...5, using: &random))
    }
}
