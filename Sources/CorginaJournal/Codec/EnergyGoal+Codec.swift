import CorginaCore

extension EnergyGoal {
    private enum Kind: String {
        case computed, provider
    }

    init(_ fields: Fields) throws(CodecFault) {
        switch try fields.word("kind", as: Kind.self) {
        case .computed: self = .computed(try fields.word("formula"))
        case .provider: self = .provider(Kilocalories(try fields.amount("kilocalories")))
        }
    }

    func json() throws(CodecFault) -> JSON {
        switch self {
        case .computed(let formula):
            ["kind": .string(Kind.computed.rawValue), "formula": .string(formula.rawValue)]
        case .provider(let goal):
            ["kind": .string(Kind.provider.rawValue), "kilocalories": try Writer.amount(goal.value, "kilocalories")]
        }
    }
}
