import CorginaCore

/// Reads a part of the body and what it feels, said in one clause in either order: "my feet are swollen", "pain in my hip".
struct BodyFeelingReader {
    private struct Part {
        var name: String
        var index: Int
        var isHers: Bool
    }

    private struct Feeling {
        var name: String
        var range: Range<Int>
        /// Food may be so too.
        var isWeak: Bool
    }

    private let tokens: [ReadToken]
    private let scope: SymptomScope

    /// As many parts as one feeling is told of.
    private static let mostJoined = 4
    /// As many words as may stand between a part and what it feels.
    private static let longestGap = 7

    static func read(_ tokens: [ReadToken], scope: SymptomScope) -> [SymptomHit] {
        BodyFeelingReader(tokens: tokens, scope: scope).hits()
    }

    static func isPart(_ token: ReadToken) -> Bool { token.isWord && partNames[token.form] != nil }

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
            let found = parts(of: feeling, after: last)
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
        guard tokens[index].isWord, let candidates = Self.feelings[tokens[index].text] else { return nil }
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
    private func parts(of feeling: Feeling, after last: Int) -> [(part: Part, range: Range<Int>)] {
        let clause = scope.start(feeling.range.lowerBound)..<scope.end(feeling.range.lowerBound)
        let before = nearest(stride(from: feeling.range.lowerBound - 1, through: clause.lowerBound, by: -1), feeling)
        let after = nearest(stride(from: feeling.range.upperBound, to: clause.upperBound, by: 1), feeling)
        let part: Part
        switch (before, after) {
        case (nil, nil): return []
        case (let before?, nil): part = before
        case (nil, let after?): part = after
        case (let before?, let after?):
            let isAfter = after.index - feeling.range.upperBound < feeling.range.lowerBound - before.index - 1
            part = isAfter ? after : before
        }
        let outer = whole(of: part)
        let range =
            min(outer.index, part.index, feeling.range.lowerBound)..<max(part.index + 1, feeling.range.upperBound)
        return [(outer, range)]
            + joined(to: part, feeling, in: clause, after: last).map { ($0, $0.index..<$0.index + 1) }
    }

    /// "the soles of my feet": the soles.
    private func whole(of part: Part) -> Part {
        var index = part.index - 1
        while index > scope.start(part.index), tokens[index].has(.determiner) || Self.sides.contains(tokens[index].text)
        { index -= 1 }
        guard index > scope.start(part.index), tokens[index].is("of") else { return part }
        return self.part(at: index - 1) ?? part
    }

    private func nearest(_ places: StrideTo<Int>, _ feeling: Feeling) -> Part? {
        nearest(Array(places.prefix(Self.longestGap + 1)), feeling)
    }
    private func nearest(_ places: StrideThrough<Int>, _ feeling: Feeling) -> Part? {
        nearest(Array(places.prefix(Self.longestGap + 1)), feeling)
    }

    private func nearest(_ places: [Int], _ feeling: Feeling) -> Part? {
        var strange = 0
        for index in places {
            let token = tokens[index]
            guard token.isWord else { return nil }
            if let part = part(at: index) { return allows(part, feeling) && (strange == 0 || part.isHers) ? part : nil }
            if SymptomScope.isLight(token) || SymptomFrame.denying.contains(token.text)
                || Self.feelings[token.text] != nil
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
    private func joined(to part: Part, _ feeling: Feeling, in clause: Range<Int>, after last: Int) -> [Part] {
        var found: [Part] = []
        var index = part.index - 1
        while index > max(clause.lowerBound, last), found.count < Self.mostJoined {
            let joins = tokens[index].is("and")
            guard joins || tokens[index].has(.determiner) || Self.sides.contains(tokens[index].text) else { break }
            if joins {
                guard let other = self.part(at: index - 1), allows(other, feeling), other.isHers || !isEaten(other)
                else { break }
                found.append(other)
                index -= 1
            }
            index -= 1
        }
        index = part.index + 1
        guard index < clause.upperBound, tokens[index].is("and") else { return found }
        index += 1
        while index < clause.upperBound, tokens[index].has(.determiner) || Self.sides.contains(tokens[index].text) {
            index += 1
        }
        guard index < clause.upperBound, let other = self.part(at: index), allows(other, feeling) else { return found }
        // "sore feet and back pain": the second has a feeling of its own.
        var next = index + 1
        while next < clause.upperBound, SymptomScope.isLight(tokens[next]), self.feeling(at: next) == nil { next += 1 }
        if next < clause.upperBound, self.feeling(at: next) != nil { return found }
        return found + [other]
    }

    /// "a plate of ribs and my stomach aches"
    private func isEaten(_ part: Part) -> Bool {
        let near = tokens[max(scope.start(part.index), part.index - 4)..<part.index]
        return near.contains { $0.has(.eating) || $0.has(.container) || $0.is("of") }
    }

    private static let sides: Set<String> = ["my", "lower", "upper", "left", "right", "both", "the"]

    private func part(at index: Int) -> Part? {
        let token = tokens[index]
        guard token.isWord, let name = Self.partNames[token.form] ?? Self.partNames[token.text] else { return nil }
        let previous = index > 0 ? tokens[index - 1].text : ""
        if BodyWords.animals.contains(previous) { return nil }
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        let second = index + 2 < tokens.count ? tokens[index + 2].text : ""
        if next == "of", BodyWords.animals.contains(second) { return nil }
        if name == "back", Self.goingBack.contains(previous) { return nil }
        if name == "face" || name == "head" || name == "hand", Self.doing.contains(previous) { return nil }
        if name == "side", !["my", "left", "right", "one", "each", "either"].contains(previous) { return nil }
        let owner = max(scope.start(index), index - 3)
        let isHers =
            tokens[owner..<index].contains { Self.owners.contains($0.text) }
            || !BodyWords.eaten.contains(token.form) && !BodyWords.eaten.contains(token.text)
        let cooked = tokens[scope.start(index)..<index].suffix(Self.longestGap).contains {
            BodyWords.cooked.contains($0.text)
        }
        if cooked, !tokens[owner..<index].contains(where: { $0.is("my") }) { return nil }
        return Part(name: name, index: index, isHers: isHers)
    }

    private static let owners: Set<String> = ["my", "both", "left", "right", "one"]
    private static let doing: Set<String> = ["to", "cant", "couldnt", "can", "could", "other", "on", "by"]
    private static let goingBack: Set<String> = [
        "came", "come", "coming", "comes", "went", "go", "going", "goes", "got", "get", "getting", "brought",
        "straight",
        "look", "lay", "lie", "lying", "laying", "sat", "sit", "gone", "put", "held", "been", "hold", "take", "be",
        "am",
        "im", "is", "are", "was", "were", "its", "crept", "creeping", "way", "threw", "throw", "call", "text", "fall",
    ]

    private func allows(_ part: Part, _ feeling: Feeling) -> Bool {
        guard Self.name(part, feeling.name) != nil else { return false }
        return part.isHers || !feeling.isWeak || tokens[part.index].is("breasts")
    }

    // MARK: What it is called

    private func signs(of feeling: Feeling, _ part: Part) -> Set<SymptomFacts.Sign> {
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
    private func name(_ part: Part, _ feeling: Feeling) -> String? {
        let near = tokens[max(0, part.index - 4)..<part.index]
        if part.name == "rib", feeling.name == "pain", near.contains(where: { Self.under.contains($0.text) }) {
            return "Severe belly pain"
        }
        return Self.name(part, feeling.name)
    }

    private static let under: Set<String> = ["under", "below", "beneath", "underneath"]

    private static func name(_ part: Part, _ feeling: String) -> String? {
        names[part.name + " " + feeling] ?? names["* " + feeling]
    }

    // MARK: The words

    private static let partNames: [String: String] = {
        var names: [String: String] = [:]
        for (name, words) in lines(BodyWords.parts) {
            for word in words { names[word] = name }
        }
        return names
    }()

    private struct Phrase: Sendable {
        var words: [String]
        var name: String
        var isWeak: Bool
    }

    private static let feelings: [String: [Phrase]] = {
        var feelings: [String: [Phrase]] = [:]
        for (name, phrases) in lines(BodyWords.feelings) {
            for phrase in phrases {
                let words = phrase.split(separator: " ").map(String.init)
                guard let first = words.first else { continue }
                let plain = name.hasSuffix("*") ? String(name.dropLast()) : name
                feelings[first, default: []].append(Phrase(words: words, name: plain, isWeak: name.hasSuffix("*")))
            }
        }
        return feelings
    }()

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for (left, right) in lines(BodyWords.names) {
            let words = left.split(separator: " ").map(String.init)
            guard let part = words.first, let name = right.first else { continue }
            for feeling in words.dropFirst() where names[part + " " + feeling] == nil {
                names[part + " " + feeling] = name
            }
        }
        return names
    }()

    private static func lines(_ text: String) -> [(String, [String])] {
        text.split(separator: "\n").compactMap { line in
            let sides = line.split(separator: "=").map { $0.split(separator: " ").joined(separator: " ") }
            guard sides.count == 2 else { return nil }
            return (sides[0], sides[1].split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") })
        }
    }
}
