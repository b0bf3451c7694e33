import CorginaCore

extension PregnancyOutcome {
    /// The outcomes as the journal names them; an ongoing pregnancy is written without one.
    private enum Kind: String {
        case birth, loss
    }

    init(_ fields: Fields) throws(CodecFault) {
        switch try fields.word("kind", as: Kind.self) {
        case .birth: self = .birth(try fields.day("day"), name: try fields.optional("name", fields.text) ?? "")
        case .loss: self = .loss(try fields.optional("day", fields.day))
        }
    }

    func json() throws(CodecFault) -> JSON? {
        switch self {
        case .ongoing:
            return nil
        case .birth(let day, let name):
            let json: JSON = ["kind": .string(Kind.birth.rawValue), "day": try Writer.day(day, "day")]
            return json.adding("name", name.isEmpty ? nil : .string(name))
        case .loss(let day):
            let json: JSON = ["kind": .string(Kind.loss.rawValue)]
            return json.adding("day", try day.map { day throws(CodecFault) in try Writer.day(day, "day") })
        }
    }
}
