import CorginaCore

/// Every place of a sentence where a symptom is said, from left to right.
struct SymptomHits {
    private(set) var all: [SymptomHit] = []

    init(
        _ tokens: [ReadToken], claimed: Set<Int>, scope: SymptomScope, patterns: SymptomPatterns,
        idioms: SymptomPatterns
    ) {
        var said: [SymptomHit] = []
        var idiomEnd = 0
        var index = 0
        while index < tokens.count {
            if let idiom = idioms.hit(tokens, at: index) { idiomEnd = max(idiomEnd, idiom.range.upperBound) }
            guard index >= idiomEnd, let hit = patterns.hit(tokens, at: index),
                !claimed.contains(index) || Self.moods.contains(hit.name),
                !hit.range.dropFirst().contains(where: { idioms.hit(tokens, at: $0) != nil })
            else {
                index += 1
                continue
            }
            said.append(hit)
            index = hit.range.upperBound
        }
        let felt = BodyFeelingReader.read(tokens, scope: scope).filter { hit in
            !hit.range.contains { claimed.contains($0) || idioms.hit(tokens, at: $0) != nil }
        }
        all = Self.together(said, felt)
    }

    /// An appointment takes in all of "anxious about the scan", and a wish all of "I feel like ending it all".
    private static let moods: Set<String> = ["Anxiety", "Low mood", "Thoughts of self-harm"]

    /// A phrase of several words says more than a part and a feeling; a part and a feeling say more than one word.
    private static func together(_ said: [SymptomHit], _ felt: [SymptomHit]) -> [SymptomHit] {
        var result: [SymptomHit] = []
        var next = 0
        var left = felt[...]
        while next < said.count || !left.isEmpty {
            guard next < said.count else {
                result += left
                break
            }
            let phrase = said[next]
            while let first = left.first, first.range.upperBound <= phrase.range.lowerBound {
                result.append(first)
                left.removeFirst()
            }
            var touching: [SymptomHit] = []
            while let first = left.first, first.range.lowerBound < phrase.range.upperBound {
                touching.append(first)
                left.removeFirst()
            }
            next += 1
            let isOne = phrase.range.count == 1 || phrase.name == "Pain"
            if touching.isEmpty {
                result.append(phrase)
            } else if isOne {
                result += touching
                let reach = touching.map { $0.range.upperBound }.max() ?? 0
                while next < said.count, said[next].range.count == 1, said[next].range.upperBound <= reach { next += 1 }
            } else {
                var whole = phrase
                for hit in touching where hit.name == phrase.name {
                    whole.signs.formUnion(hit.signs)
                    whole.range =
                        min(
                            whole.range.lowerBound, hit.range.lowerBound)..<max(
                            whole.range.upperBound, hit.range.upperBound)
                }
                result.append(whole)
            }
        }
        return result.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        .map { $0.element }
    }
}

/// Whether the baby is told to move as usual again after it was told to be quiet.
struct MovementRecovery {
    private let tokens: [ReadToken]
    private let scope: SymptomScope
    /// The last place where it is told to move now.
    private let last: Int

    private static let moving = SymptomFrame.words(
        "kicking wriggling moving wriggly active dancing bouncing squirming rolling punching partying")
    private static let again = SymptomFrame.words("now again back normal usual away loads")
    private static let baby = SymptomFrame.words("he she hes shes him her baby babys bub bubs it its")
    /// Told of before, or of what she hopes for: nothing of now.
    private static let before = SymptomFrame.words(
        "yesterday usually normally was were before used last less barely hardly fewer only either if until should when i im"
    )

    init(_ tokens: [ReadToken], scope: SymptomScope) {
        self.tokens = tokens
        self.scope = scope
        last = tokens.indices.last { Self.tellsMoving(tokens, $0, scope) } ?? -1
    }

    private static func tellsMoving(_ tokens: [ReadToken], _ index: Int, _ scope: SymptomScope) -> Bool {
        guard moving.contains(tokens[index].text) else { return false }
        let clause = scope.start(index)..<scope.end(index)
        let near = tokens[max(clause.lowerBound, index - 8)..<min(clause.upperBound, index + 5)]
        return near.contains { again.contains($0.text) } && near.contains { baby.contains($0.text) }
            && !near.contains { before.contains($0.text) || SymptomFrame.denying.contains($0.text) }
    }

    func follows(_ range: Range<Int>) -> Bool {
        // "quiet now after kicking all day"
        let end = min(tokens.count, range.upperBound + 3)
        if tokens.indices.contains(range.lowerBound),
            let after = (range.upperBound..<end).first(where: { tokens[$0].is("after") }),
            tokens[range].contains(where: { $0.is("quiet") || $0.is("quieter") }),
            tokens[after..<min(tokens.count, after + 6)].contains(where: { Self.moving.contains($0.text) })
        {
            return true
        }
        return last >= range.upperBound && scope.start(last) != scope.start(range.lowerBound)
    }
}
