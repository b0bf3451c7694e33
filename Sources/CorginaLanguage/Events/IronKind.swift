import CorginaCore

/// What was taken and is told twice: named first and then told when or how much, or iron by its kind and by what holds it.
enum IronKind {
    /// "Took calcium and iron, iron at 11 and calcium at 3": what was only named before.
    ///
    /// - Parameter times: the tokens that tell when.
    static func withoutNamed(_ findings: [Finding], _ tokens: [ReadToken], times: [Range<Int>]) -> [Finding] {
        findings.enumerated().filter { index, finding in
            guard case .other(.supplement(let first)) = finding.content, first.dose == nil, first.count == 1 else {
                return true
            }
            return !findings[(index + 1)...].contains { next in
                guard case .other(.supplement(let again)) = next.content, again.name == first.name else { return false }
                let gap = finding.tokens.upperBound..<max(finding.tokens.upperBound, next.tokens.lowerBound)
                let isAnew = tokens[gap].contains { ["another", "again", "more", "then", "second"].contains($0.text) }
                let isTimed = times.contains { (gap.lowerBound...gap.lowerBound + 1).contains($0.lowerBound) }
                return !isAnew && !isTimed
                    && (again.dose != nil || again.count > 1
                        || times.contains {
                            (next.tokens.lowerBound...next.tokens.upperBound + 1).contains($0.lowerBound)
                        })
            }
        }.map { $0.element }
    }

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
