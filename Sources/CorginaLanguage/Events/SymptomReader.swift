import CorginaCore

/// Reads what she felt and how strongly: "pretty nauseous", "heartburn 4/5", "headache gone", "my feet are swollen".
struct SymptomReader {
    /// What was felt, and the words that tell of it or of what nobody here felt.
    struct Result {
        var findings: [Finding] = []
        var claimed: Set<Int> = []
        /// Those of them that tell of what nobody here feels now.
        var silent: Set<Int> = []
    }

    private let tokens: [ReadToken]
    private let claimed: Set<Int>
    private let scope: SymptomScope
    private var result = Result()
    /// Where among the findings a name was last told.
    private var places: [String: Int] = [:]

    private static let patterns = SymptomPatterns(UrgentWords.lines + "\n" + SymptomWords.lines)
    private static let idioms = SymptomPatterns(UrgentWords.idioms)

    /// - Parameter claimed: the tokens that earlier readers spoke for; a denied clause is not one of them, as
    ///   "can't breathe" denies nothing.
    static func read(_ tokens: [ReadToken], claimed: Set<Int>) -> Result {
        var reader = SymptomReader(tokens: tokens, claimed: claimed)
        reader.read()
        return reader.result
    }

    private init(tokens: [ReadToken], claimed: Set<Int>) {
        self.tokens = tokens
        self.claimed = claimed
        scope = SymptomScope(tokens)
    }

    private mutating func read() {
        result.claimed.formUnion(BodyMentions.all(tokens, scope: scope))
        let hits = SymptomHits(tokens, claimed: claimed, scope: scope, patterns: Self.patterns, idioms: Self.idioms).all
        let ranges = hits.map { $0.range }
        let recovery = MovementRecovery(tokens, scope: scope)
        var denial = SymptomScope.Denial.none
        for (place, hit) in hits.enumerated() {
            // Words that an earlier finding took in are not read again.
            if let last = result.findings.last, hit.range.upperBound <= last.tokens.upperBound,
                last.tokens.lowerBound <= hit.range.lowerBound, last.name == hit.name
            {
                continue
            }
            let previous = place > 0 ? ranges[place - 1] : nil
            let next = place + 1 < ranges.count ? ranges[place + 1] : nil
            denial = self.denial(of: hit, after: previous, in: ranges, before: denial)
            let around = self.around(hit, previous, next)
            if let start = silentStart(hit, denial, recovery) {
                let words = min(start, around.lowerBound)..<around.upperBound
                result.claimed.formUnion(words)
                result.silent.formUnion(words)
                continue
            }
            add(hit, denial, around, ranges, place)
        }
    }

    /// "no fever, chills or bleeding": a list that ends in "or" is denied whole.
    private func denial(
        of hit: SymptomHit, after previous: Range<Int>?, in ranges: [Range<Int>], before: SymptomScope.Denial
    ) -> SymptomScope.Denial {
        let own = scope.denial(of: hit, previous: previous)
        guard own == .none, before == .gone || before == .never, let previous else { return own }
        let between = tokens[previous.upperBound..<max(previous.upperBound, hit.range.lowerBound)]
        guard between.count <= 4, between.allSatisfy({ $0.mark == .comma || $0.mark == .slash || Self.listed($0) })
        else { return own }
        if between.contains(where: { $0.is("or") || $0.is("nor") || $0.mark == .slash }) { return before }
        guard between.contains(where: { $0.mark == .comma }) else { return own }
        let end = min(tokens.count, hit.range.upperBound + 8)
        return tokens[hit.range.upperBound..<end].prefix { !$0.endsSentence }.contains { $0.is("or") } ? before : own
    }

    private static func listed(_ token: ReadToken) -> Bool { token.is("or") || token.is("nor") || token.is("any") }

    /// Where the words begin that nothing is recorded of; `nil` if it is hers and there.
    private func silentStart(_ hit: SymptomHit, _ denial: SymptomScope.Denial, _ recovery: MovementRecovery) -> Int? {
        let isMovement = hit.name == "Reduced movement"
        if !isMovement, let start = scope.otherPerson(before: hit) { return start }
        if denial == .never || scope.isTalk(hit) { return hit.range.lowerBound }
        if hit.name == "Thoughts of self-harm", denial == .gone { return hit.range.lowerBound }
        if isMovement, denial == .gone || recovery.follows(hit.range) { return hit.range.lowerBound }
        return nil
    }

    /// The hit with the words around it that belong to it and name no food.
    private func around(_ hit: SymptomHit, _ previous: Range<Int>?, _ next: Range<Int>?) -> Range<Int> {
        var start = SurroundingWords.before(hit.range, tokens, allowing: SymptomEdges.before, claimed: claimed)
        start = max(start, min(previous?.upperBound ?? 0, hit.range.lowerBound))
        // "and" at the edge joins it to what came before.
        while start < hit.range.lowerBound, tokens[start].is("and") || tokens[start].is("with") { start += 1 }
        if let cause = SymptomEdges.causeStart(tokens, hit.range.lowerBound, scope),
            cause >= (previous?.upperBound ?? 0)
        {
            start = min(start, cause)
        }
        let end = SurroundingWords.after(hit.range, tokens, allowing: SymptomEdges.after, claimed: claimed)
        let limit = next.map { max($0.lowerBound, hit.range.upperBound) } ?? tokens.count
        return start..<min(end, limit)
    }

    private mutating func add(
        _ hit: SymptomHit, _ denial: SymptomScope.Denial, _ around: Range<Int>, _ ranges: [Range<Int>], _ place: Int
    ) {
        let next = place + 1 < ranges.count ? max(ranges[place + 1].lowerBound, hit.range.upperBound) : tokens.count
        let kind = SymptomKind.named(hit.name)
        let isPresentAlone = kind?.isRedFlag(SymptomFacts([:], [.present])) ?? false || hit.name == "Reduced movement"
        let region = SymptomFactsReader.region(of: hit.range, neighbours: ranges, at: place, in: tokens)
        var end = around.upperBound
        let scale = SymptomEdges.scale(tokens, at: end, within: min(next, end + 6))
        if let scale { end = scale.end }
        let goneEnd = scope.goneEnd(after: hit, isPresentAlone: isPresentAlone).flatMap { $0 <= next ? $0 : nil }
        let resolved = denial == .gone || goneEnd != nil || SymptomEdges.noMore(tokens, around, hit)
        if let goneEnd { end = max(end, goneEnd) }
        var severity = scale?.severity ?? hit.severity
        // What is only there or not has no strength.
        let isYesOrNo = kind?.scale == .yesOrNo || hit.name == "Reduced movement"
        if severity == nil, !isYesOrNo {
            severity = denial == .less ? 1 : SymptomEdges.severity(tokens, around, hit, next: next)
        }
        var report = SymptomReport(
            name: hit.name, severity: resolved && scale == nil ? nil : severity, hasResolved: resolved)
        if !resolved {
            let reader = SymptomFactsReader(tokens: tokens, region: region, name: hit.name)
            if let last = reader.read(into: &report, severity: severity), last <= end + 4 { end = max(end, last) }
            report.signs.formUnion(hit.signs.filter { sign in kind?.questions.contains(.sign(sign)) ?? false })
        }
        if hit.name != "Vomiting" {
            end = SymptomEdges.tailEnd(tokens, after: hit.tailStart(tokens), from: end, limit: next, claimed: claimed)
        }
        result.claimed.formUnion(around.lowerBound..<max(end, around.upperBound))
        if let same = places[report.name], merge(report, into: same) { return }
        places[report.name] = result.findings.count
        result.findings.append(
            Finding(
                name: report.name, content: .other(.symptom(report)),
                tokens: around.lowerBound..<max(end, around.upperBound)))
    }

    /// What is said twice of one symptom is one entry.
    private mutating func merge(_ report: SymptomReport, into place: Int) -> Bool {
        guard case .other(.symptom(var known)) = result.findings[place].content,
            known.hasResolved == report.hasResolved,
            report.name != "Bloating and gas"
        else { return false }
        known.signs.formUnion(report.signs)
        known.severity = [known.severity, report.severity].compactMap { $0 }.max()
        known.minutes = known.minutes ?? report.minutes
        known.amounts.merge(report.amounts) { first, _ in first }
        result.findings[place].content = .other(.symptom(known))
        return true
    }
}
