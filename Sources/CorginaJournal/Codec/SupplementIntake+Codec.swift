import CorginaCore

extension SupplementIntake {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            name: try fields.text("name"),
            dose: try fields.optional("dose", fields.text),
            count: try fields.whole("count"),
            purpose: try fields.optional("for") { name throws(CodecFault) in try Purpose(fields.object(name)) },
            contents: try fields.optional("contents") { name throws(CodecFault) in
                try SupplementContents(fields.object(name))
            }
        )
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["name": .string(name), "count": try Writer.whole(count, "count")]
        return json.adding("dose", dose.map(JSON.string))
            .adding("for", try purpose?.json())
            .adding("contents", try contents?.json())
    }
}

extension SupplementIntake.Purpose {
    /// One dose of a supplement has its day and number; an extra one has the supplement alone.
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        let supplement = try fields.recordID("supplement")
        guard fields["day"] != nil else {
            self = .extra(of: supplement)
            return
        }
        self = .dose(try DoseSlot(fields))
    }

    fileprivate func json() throws(CodecFault) -> JSON {
        switch self {
        case .dose(let slot): try slot.json()
        case .extra(let supplement): ["supplement": Writer.id(supplement)]
        }
    }
}

extension DoseSlot {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            supplement: try fields.recordID("supplement"), day: try fields.day("day"),
            number: try fields.whole("number"))
    }

    func json() throws(CodecFault) -> JSON {
        [
            "supplement": Writer.id(supplement), "day": try Writer.day(day, "day"),
            "number": try Writer.whole(number, "number"),
        ]
    }
}

extension SupplementContents {
    /// Nutrients this version does not know are passed over; those not written are none.
    init(_ fields: Fields) throws(CodecFault) {
        self = .none
        for member in fields.members {
            guard let nutrient = SupplementNutrient(rawValue: member.name) else { continue }
            self[nutrient] = try Fields.amount(member.value, field: member.name)
        }
    }

    func json() throws(CodecFault) -> JSON {
        var members: [JSON.Member] = []
        for nutrient in nutrients {
            members.append(JSON.Member(nutrient.rawValue, try Writer.amount(self[nutrient], nutrient.rawValue)))
        }
        return .object(members)
    }
}

extension SkippedDose {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(slot: try DoseSlot(fields.object("slot")), moment: try fields.moment("at"))
    }

    func json() throws(CodecFault) -> JSON {
        ["slot": try slot.json(), "at": try Writer.moment(moment, "at")]
    }
}
