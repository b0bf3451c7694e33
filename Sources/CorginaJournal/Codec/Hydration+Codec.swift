import CorginaCore

extension HydrationPreferences {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            goal: try HydrationGoal(fields.object("goal")),
            glass: Milliliters(try fields.amount("glassMl")),
            bottle: Milliliters(try fields.amount("bottleMl")),
            countsGlasses: try fields.optional("glasses", fields.flag) ?? true)
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = [
            "goal": try goal.json(), "glassMl": try Writer.amount(glass.value, "glassMl"),
            "bottleMl": try Writer.amount(bottle.value, "bottleMl"),
        ]
        return json.adding("glasses", countsGlasses ? nil : false)
    }
}

extension HydrationGoal {
    private enum Kind: String {
        case glasses, reference, own, provider
    }

    init(_ fields: Fields) throws(CodecFault) {
        switch try fields.word("kind", as: Kind.self) {
        case .glasses: self = .glasses(try fields.whole("count"))
        case .reference: self = .reference(try fields.word("reference"))
        case .own: self = .own(Milliliters(try fields.amount("ml")))
        case .provider: self = .provider(try fields.optional("ml", fields.amount).map(Milliliters.init))
        }
    }

    func json() throws(CodecFault) -> JSON {
        switch self {
        case .glasses(let count):
            return ["kind": .string(Kind.glasses.rawValue), "count": try Writer.whole(count, "count")]
        case .reference(let reference):
            return ["kind": .string(Kind.reference.rawValue), "reference": .string(reference.rawValue)]
        case .own(let volume):
            return ["kind": .string(Kind.own.rawValue), "ml": try Writer.amount(volume.value, "ml")]
        case .provider(let volume):
            let json: JSON = ["kind": .string(Kind.provider.rawValue)]
            return json.adding("ml", try volume.map { ml throws(CodecFault) in try Writer.amount(ml.value, "ml") })
        }
    }
}
