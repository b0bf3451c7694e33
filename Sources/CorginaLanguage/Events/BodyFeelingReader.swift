import CorginaCore

/// Reads a part of the body and what it feels, said in one clause in either order: "my feet are swollen", "pain in my hip".
struct BodyFeelingReader {
    private struct Feeling {
        var name: String
        var range: Range<Int>
        /// Food may be so too.
        var isWeak: Bool
    }

    private let tokens: [ReadToken]
    private let scope: SymptomScope
    private let parts: BodyPartReader

    private init(_ tokens: [ReadToken], _ scope: SymptomScope) {
        self.tokens = tokens
        self.scope = scope
        parts = BodyPartReader(tokens: tokens, scope: scope)
    }
    /// As many parts as one feeling is told of.
    private static let mostJoined = 4
    /// As many words as may stand between a part and what it feels.
    static let longestGap = 7

    static func read(_ tokens: [ReadToken], scope: SymptomScope) -> [SymptomHit] {
        BodyFeelingReader(tokens, scope).hits()
    }

    private func hits() -> [SymptomHit] {
        var hits: [SymptomHit] = []
        var index = 0
        var last = 0
        while index < tokens.count {
            guard let feeling = feeling(at: index) else {
                index += 1
                continue
            }
            let end = feeling.range.upperBound
            let found = told(of: feeling, after: last)
            for (place, group) in found.enumerated() {
                guard let name = name(group.part, feeling) else { continue }
                var range = place == 0 ? group.range : group.part.index..<group.part.index + 1
                // "hot and swollen": the part was taken in with the first feeling.
                if place == 0, range.lowerBound < last {
                    range = min(last, feeling.range.lowerBound)..<max(range.upperBound, end)
                }
                hits.append(SymptomHit(name: name, range: range, signs: signs(of: feeling, group.part), isBody: true))
            }
            if let first = found.map({ $0.range.upperBound }).max() { last = max(last, first) }
            index = end
        }
        return hits
    }

    // MARK: Feelings

    private func feeling(at index: Int) -> Feeling? {
        guard tokens[index].isWord, let candidates = BodyLexicon.feelings[tokens[index].text] else { return nil }
        var best: (name: String, count: Int, isWeak: Bool)?
        for candidate in candidates where candidate.words.count > best?.count ?? 0 {
            let end = index + candidate.words.count
            guard end <= tokens.count,
                candidate.words.indices.allSatisfy({ tokens[index + $0].is(candidate.words[$0]) })
            else { continue }
            best = (candidate.name, candidate.words.count, candidate.isWeak)
        }
        guard let best else { return nil }
        let end = index + best.count
        if tokens[index].is("pain"), end < tokens.count, BodyWords.notPain.contains(tokens[end].text) { return nil }
        return Feeling(name: best.name, range: index..<end, isWeak: best.isWeak)
    }

    // MARK: Parts

    /// The part that feels it, the nearest before or after, and those joined to it by "and".
    private func told(of feeling: Feeling, after last: Int) -> [(part: BodyPart, range: Range<Int>)] {
        let clause = scope.start(feeling.range.lowerBound)..<scope.end(feeling.range.lowerBound)
        let before = nearest(stride(from: feeling.range.lowerBound - 1, through: clause.lowerBound, by: -1), feeling)
        let after = nearest(stride(from: feeling.range.upperBound, to: clause.upperBound, by: 1), feeling)
        let part: BodyPart
        switch (before, after) {
        case (nil, nil): return []
        case (let before?, nil): part = before
        case (nil, let after?): part = after
        case (let before?, let after?):
            let isAfter = after.index - feeling.range.upperBound < feeling.range.lowerBound - before.index - 1
            part = isAfter ? after : before
        }
        let outer = parts.whole(of: part)
        let range =
            min(outer.index, part.index, feeling.range.lowerBound)..<max(part.index + 1, feeling.range.upperBound)
        return [(outer, range)]
            + joined(to: part, feeling, in: clause, after: last).map { ($0, $0.index..<$0.index + 1) }
    }

    private func nearest(_ places: StrideTo<Int>, _ feeling: Feeling) -> BodyPart? {
        nearest(Array(places.prefix(Self.longestGap + 1)), feeling)
    }

    private func nearest(_ places: StrideThrough<Int>, _ feeling: Feeling) -> BodyPart? {
        nearest(Array(places.prefix(Self.longestGap + 1)), feeling)
    }

    private func nearest(_ places: [Int], _ feeling: Feeling) -> BodyPart? {
        var strange = 0
        for index in places {
            let token = tokens[index]
            guard token.isWord else { return nil }
            if let part = parts.part(at: index) {
                return allows(part, feeling) && (strange == 0 || part.isHers) ? part : nil
            }
            if SymptomScope.isLight(token) || SymptomFrame.denying.contains(token.text)
                || BodyLexicon.feelings[token.text] != nil
            {
                continue
            }
            if token.has(.eating) || BodyWords.cooked.contains(token.text) || BodyWords.animals.contains(token.text) {
                return nil
            }
            strange += 1
            if strange > 1 { return nil }
        }
        return nil
    }

    /// "my back and hips hurt", "pain in my hips and back".
    private func joined(to part: BodyPart, _ feeling: Feeling, in clause: Range<Int>, after last: Int) -> [BodyPart] {
        var found: [BodyPart] = []
        var index = part.index - 1
        while index > max(clause.lowerBound, last), found.count < Self.mostJoined {
            let joins = tokens[index].is("and")
            guard joins || tokens[index].has(.determiner) || BodyPartReader.sides.contains(tokens[index].text) else {
                break
            }
            if joins {
                guard let other = parts.part(at: index - 1), allows(other, feeling),
                    other.isHers || !parts.isEaten(other)
                else { break }
                found.append(other)
                index -= 1
            }
            index -= 1
        }
        index = part.index + 1
        guard index < clause.upperBound, tokens[index].is("and") else { return found }
        index += 1
        while index < clause.upperBound,
            tokens[index].has(.determiner) || BodyPartReader.sides.contains(tokens[index].text)
        {
            index += 1
        }
        guard index < clause.upperBound, let other = parts.part(at: index), allows(other, feeling) else { return found }
        // "sore feet and back pain": the second has a feeling of its own.
        var next = index + 1
        while next < clause.upperBound, SymptomScope.isLight(tokens[next]), self.feeling(at: next) == nil { next += 1 }
        if next < clause.upperBound, self.feeling(at: next) != nil { return found }
        return found + [other]
    }

    private func allows(_ part: BodyPart, _ feeling: Feeling) -> Bool {
        guard BodyLexicon.name(part, feeling.name) != nil else { return false }
        return part.isHers || !feeling.isWeak || tokens[part.index].is("breasts")
    }

    // MARK: What it is called

    private func signs(of feeling: Feeling, _ part: BodyPart) -> Set<SymptomFacts.Sign> {
        var signs: Set<SymptomFacts.Sign> = []
        let token = tokens[part.index]
        let isLeg = ["calf", "leg", "foot"].contains(part.name)
        let before = part.index > 0 ? tokens[part.index - 1].text : ""
        let isOne =
            ["one", "left", "right"].contains(before) || part.name == "calf" && token.is("calf") || token.is("leg")
        if isLeg, isOne, feeling.name == "swell" { signs.formUnion([.oneLeg, .oneLegSwollen]) }
        if isLeg, isOne {
            let clause = scope.start(part.index)..<scope.end(part.index)
            let near = max(clause.lowerBound, part.index - 8)..<min(clause.upperBound, part.index + 12)
            if tokens[near].contains(where: { ["swollen", "puffy", "swelling"].contains($0.text) }) {
                signs.insert(.oneLegSwollen)
            }
        }
        if part.name == "face" || part.name == "eye", feeling.name == "swell" { signs.insert(.face) }
        if feeling.name == "itch", ["palm", "sole", "hand", "foot"].contains(part.name) {
            signs.insert(.palmsAndSoles)
        }
        return signs
    }

    /// Pain under the ribs is the belly's.
    private func name(_ part: BodyPart, _ feeling: Feeling) -> String? {
        let near = tokens[max(0, part.index - 4)..<part.index]
        if part.name == "rib", feeling.name == "pain", near.contains(where: { Self.under.contains($0.text) }) {
            return "Severe belly pain"
        }
        return BodyLexicon.name(part, feeling.name)
    }

    private static let under: Set<String> = ["under", "below", "beneath", "underneath"]

    // MARK: The words
}
