import CorginaCore

/// What a painkiller was taken for: "two paracetamol for my head".
extension Classifier {
    /// The findings with the pain that a medicine was taken for, where nothing else tells of it.
    func withReasons(_ findings: [Finding]) -> [Finding] {
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

    /// "One iron tablet, ferrous fumarate": the kind by its own name, and no second one.
    func withoutKinds(_ findings: [Finding]) -> [Finding] {
        findings.enumerated().filter { index, finding in
            guard finding.name == "Iron", case .other(.supplement(let iron)) = finding.content, iron.dose == nil,
                index + 1 < findings.count, findings[index + 1].isDose
            else { return true }
            let next = findings[index + 1]
            let gap = finding.tokens.upperBound..<max(finding.tokens.upperBound, next.tokens.lowerBound)
            let isApart = gap.count > 3 || tokens[gap].contains { $0.is("and") || $0.is("plus") }
            return isApart || !SupplementWords.irons.contains(next.name) && !tokens[gap].contains { $0.is("the") }
        }.map { $0.element }
    }
}
