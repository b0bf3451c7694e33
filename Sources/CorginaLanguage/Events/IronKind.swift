import CorginaCore

/// Iron that is told twice: by its kind, and by the name of what holds it.
enum IronKind {
    /// "One iron tablet, ferrous fumarate": the kind by its own name, and no second one.
    static func once(_ findings: [Finding], _ tokens: [ReadToken]) -> [Finding] {
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
