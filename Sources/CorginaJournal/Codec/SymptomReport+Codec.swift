import CorginaCore

extension SymptomReport {
    init(_ fields: Fields) throws(CodecFault) {
        var signs: Set<SymptomFacts.Sign> = []
        for sign in try fields.optional("signs", fields.elements) ?? [] {
            guard let name = sign.string else { throw .malformed(field: "signs") }
            // A sign this version does not know makes the whole report one it cannot show.
            guard let known = SymptomFacts.Sign(rawValue: name) else { throw .unfamiliar }
            signs.insert(known)
        }
        self.init(
            name: try fields.text("name"),
            severity: try fields.optional("severity", fields.whole),
            hasResolved: try fields.optional("resolved", fields.flag) ?? false,
            minutes: try fields.optional("minutes", fields.whole),
            signs: signs,
            puqe: try fields.optional("puqe") { name throws(CodecFault) in try PUQE(fields.object(name)) },
            amounts: try Self.amounts(fields),
            moodCheck: try fields.optional("mood") { name throws(CodecFault) in try MoodCheck(fields.object(name)) },
            edinburgh: try fields.optional("epds") { name throws(CodecFault) in
                try EdinburghScore(fields.object(name))
            }
        )
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["name": .string(name)]
        let severity = try severity.map { value throws(CodecFault) in try Writer.whole(value, "severity") }
        let minutes = try minutes.map { value throws(CodecFault) in try Writer.whole(value, "minutes") }
        let signs = SymptomFacts.Sign.allCases.filter(signs.contains).map { JSON.string($0.rawValue) }
        return json.adding("severity", severity).adding("resolved", hasResolved ? true : nil)
            .adding("minutes", minutes).adding("signs", signs.isEmpty ? nil : .array(signs)).adding("puqe", puqe?.json)
            .adding("amounts", try amountsJSON()).adding("mood", moodCheck?.json).adding("epds", edinburgh?.json)
    }

    /// A list of `{"of":"temp_c","value":38.2}`.
    private static func amounts(_ fields: Fields) throws(CodecFault) -> [SymptomFacts.Quantity: Double] {
        var amounts: [SymptomFacts.Quantity: Double] = [:]
        for element in try fields.optional("amounts", fields.elements) ?? [] {
            guard let name = element["of"]?.string, let value = element["value"]?.double, Limits.amount.contains(value)
            else {
                throw .malformed(field: "amounts")
            }
            // As with signs: one that is not known makes the whole report one that cannot be shown.
            guard let known = SymptomFacts.Quantity(rawValue: name) else { throw .unfamiliar }
            amounts[known] = value
        }
        return amounts
    }

    private func amountsJSON() throws(CodecFault) -> JSON? {
        var list: [JSON] = []
        for quantity in SymptomFacts.Quantity.allCases {
            guard let value = amounts[quantity] else { continue }
            list.append(["of": .string(quantity.rawValue), "value": try Writer.amount(value, "amounts")])
        }
        return list.isEmpty ? nil : .array(list)
    }
}

extension PUQE {
    /// 1...5 points an answer.
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(
            nausea: try fields.whole("nausea"), vomiting: try fields.whole("vomiting"),
            retching: try fields.whole("retching"))
    }

    fileprivate var json: JSON {
        ["nausea": .whole(nausea), "vomiting": .whole(vomiting), "retching": .whole(retching)]
    }
}

extension MoodCheck {
    /// 0...3 points an answer.
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(interest: try fields.whole("interest"), mood: try fields.whole("mood"))
    }

    fileprivate var json: JSON { ["interest": .whole(interest), "mood": .whole(mood)] }
}

extension EdinburghScore {
    /// 0...30 points in all, of which 0...3 are the last question's.
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(total: try fields.whole("total"), selfHarm: try fields.whole("selfHarm"))
    }

    fileprivate var json: JSON { ["total": .whole(total), "selfHarm": .whole(selfHarm)] }
}
