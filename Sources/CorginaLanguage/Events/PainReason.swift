import CorginaCore

/// What a painkiller was taken for: "two paracetamol for my head".
struct PainReason {
    let tokens: [ReadToken]

    /// The findings with the pain that a medicine was taken for, where nothing else tells of it.
    func added(to findings: [Finding]) -> [Finding] {
        guard let medicine = findings.first(where: { Self.painkillers.contains($0.name) }),
            let reason = tokens.indices.first(where: { place in
                place >= medicine.tokens.lowerBound && Self.reasons.contains(tokens[place].text)
                    && pain(behind: place) != nil
            }), let pain = pain(behind: reason), !findings.contains(where: { $0.name == pain.name })
        else { return findings }
        return findings + [
            Finding(
                name: pain.name, content: .other(.symptom(SymptomReport(name: pain.name, severity: nil))),
                tokens: pain.place..<pain.place + 1)
        ]
    }

    /// "for my head", "because of head".
    private func pain(behind place: Int) -> (name: String, place: Int)? {
        var part = place + 1
        while part < tokens.count, ["of", "my", "the", "a", "sore", "bad"].contains(tokens[part].text) { part += 1 }
        guard part < tokens.count, let name = BodyLexicon.partNames[tokens[part].form],
            part + 1 == tokens.count || tokens[part + 1].mark != nil || !tokens[part + 1].roles.isEmpty
                || Self.behind.contains(tokens[part + 1].text)
        else { return nil }
        return BodyLexicon.name(BodyPart(name: name, index: part, isHers: true), "pain").map { ($0, part) }
    }

    private static let painkillers: Set<String> = ["Paracetamol", "Ibuprofen", "Codeine", "Co-codamol"]
    private static let reasons: Set<String> = ["for", "because", "cos", "cause"]
    private static let behind: Set<String> = ["wey", "dey", "pain", "again"]
}
