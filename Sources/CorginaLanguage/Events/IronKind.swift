import CorginaCore

/// Iron that is told twice: by its kind, and by the name of what holds it.
enum IronKind {
    /// "One iron tablet, ferrous fumarate": the kind by its own name, and no second one.
    static func once(_ findings: [Finding], _ tokens: [ReadToken]) -> [Finding] {
        findings.enumerated().filter { index, finding in
            // "Galfer, the iron one": told by its make first.
            if finding.name == "Iron", index > 0, SupplementWords.irons.contains(findings[index - 1].name),
                tokens[..<finding.tokens.lowerBound].last?.is("the") == true
                    || tokens[finding.tokens].contains(where: { $0.is("the") })
            {
                return false
            }
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
