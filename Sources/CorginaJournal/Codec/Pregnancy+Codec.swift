import CorginaCore

extension Pregnancy {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(id: try fields.recordID("id"), dating: try DatingMethod(fields.object("dating")))
    }

    func json() throws(CodecFault) -> JSON {
        ["id": Writer.id(id), "dating": try dating.json()]
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
        case .embryoTransfer(_, let embryoDay): return json.adding("embryoDay", try Writer.whole(embryoDay, "embryoDay"))
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
