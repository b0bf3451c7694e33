import CorginaCore

extension SymptomReport {
    init(_ fields: Fields) throws(CodecFault) {
        var signs: Set<SymptomFacts.Sign> = []
        for sign in try fields.optional("signs", fields.elements) ?? [] {
            guard let name = sign.text else { throw .malformed(field: "signs") }
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
            puqe: try fields.optional("puqe") { name throws(CodecFault) in try PUQE(fields.object(name)) }
        )
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["name": .string(name)]
        let severity = try severity.map { value throws(CodecFault) in try Writer.whole(value, "severity") }
        let minutes = try minutes.map { value throws(CodecFault) in try Writer.whole(value, "minutes") }
        let signs = SymptomFacts.Sign.allCases.filter(signs.contains).map { JSON.string($0.rawValue) }
        return json.adding("severity", severity).adding("resolved", hasResolved ? true : nil)
            .adding("minutes", minutes).adding("signs", signs.isEmpty ? nil : .array(signs)).adding("puqe", puqe?.json)
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
