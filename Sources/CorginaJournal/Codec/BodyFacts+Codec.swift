import CorginaCore

extension BodyFacts {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            birthYear: try fields.optional("birthYear", fields.whole),
            height: try fields.optional("heightCm", fields.amount).map(Centimeters.init),
            weight: try fields.optional("weightKg", fields.amount).map { Weight(kilograms: $0) },
            activity: try fields.optional("activity") { name throws(CodecFault) in
                try fields.word(name, as: ActivityLevel.self)
            },
            isBreastfeeding: try fields.optional("breastfeeding", fields.flag),
            needsProviderGoal: try fields.optional("needsProviderGoal", fields.flag) ?? false)
    }

    func json() throws(CodecFault) -> JSON {
        var json: JSON = [:]
        if let birthYear { json = json.adding("birthYear", try Writer.whole(birthYear, "birthYear")) }
        if let height { json = json.adding("heightCm", try Writer.amount(height.value, "heightCm")) }
        if let weight { json = json.adding("weightKg", try Writer.amount(weight.kilograms, "weightKg")) }
        if let activity { json = json.adding("activity", .string(activity.rawValue)) }
        if let isBreastfeeding { json = json.adding("breastfeeding", .bool(isBreastfeeding)) }
        return json.adding("needsProviderGoal", needsProviderGoal ? true : nil)
    }
}
