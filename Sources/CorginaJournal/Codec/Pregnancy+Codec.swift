import CorginaCore

extension Pregnancy {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            id: try fields.recordID("id"),
            dating: try DatingMethod(fields.object("dating")),
            datingReason: try fields.optional("reason") { name throws(CodecFault) in try fields.word(name) }
                ?? .firstEntry,
            babies: try fields.optional("babies", fields.whole) ?? 1,
            outcome: try fields.optional("outcome", fields.object).map(PregnancyOutcome.init) ?? .ongoing,
            scans: try Self.scans(in: fields)
        )
    }

    private static func scans(in fields: Fields) throws(CodecFault) -> [ScanMeasurement] {
        var scans: [ScanMeasurement] = []
        for element in try fields.optional("scans", fields.elements) ?? [] {
            scans.append(try ScanMeasurement(Fields(element, field: "scans")))
        }
        return scans
    }

    /// What is as it was at first is left out, so that an entry says no more than happened.
    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["id": Writer.id(id), "dating": try dating.json()]
        var elements: [JSON] = []
        for scan in scans { elements.append(try scan.json()) }
        return json.adding("reason", datingReason == .firstEntry ? nil : .string(datingReason.rawValue))
            .adding("babies", babies == 1 ? nil : try Writer.whole(babies, "babies"))
            .adding("outcome", try outcome.json())
            .adding("scans", elements.isEmpty ? nil : .array(elements))
    }
}

extension ScanMeasurement {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(day: try fields.day("day"), weight: Grams(try fields.amount("grams")))
    }

    func json() throws(CodecFault) -> JSON {
        ["day": try Writer.day(day, "day"), "grams": try Writer.amount(weight.value, "grams")]
    }
}

extension DatingMethod {
    /// The methods as the journal and `corgina dates` name them.
    private enum Kind: String {
        case lmp, edd, conception, ivf, ultrasound
    }

    init(_ fields: Fields) throws(CodecFault) {
        let kind = try fields.word("method", as: Kind.self)
        let day = try fields.day("day")
        switch kind {
        case .lmp: self = .lastPeriod(day, cycleLength: try fields.whole("cycleLength"))
        case .edd: self = .dueDate(day)
        case .conception: self = .conception(day)
        case .ivf: self = .embryoTransfer(day, embryoDay: try fields.whole("embryoDay"))
        case .ultrasound: self = .ultrasound(day, GestationalAge(days: try fields.whole("gestationalAgeDays")))
        }
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["method": .string(kind.rawValue), "day": try Writer.day(enteredDay, "day")]
        switch self {
        case .lastPeriod(_, let length): return json.adding("cycleLength", try Writer.whole(length, "cycleLength"))
        case .embryoTransfer(_, let embryoDay):
            return json.adding("embryoDay", try Writer.whole(embryoDay, "embryoDay"))
        case .ultrasound(_, let age):
            return json.adding("gestationalAgeDays", try Writer.whole(age.days, "gestationalAgeDays"))
        case .dueDate, .conception: return json
        }
    }

    private var kind: Kind {
        switch self {
        case .lastPeriod: .lmp
        case .dueDate: .edd
        case .conception: .conception
        case .embryoTransfer: .ivf
        case .ultrasound: .ultrasound
        }
    }
}
