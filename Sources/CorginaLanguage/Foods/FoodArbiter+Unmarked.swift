import CorginaCore

/// What grammar found where the models marked nothing.
extension FoodArbiter {
    /// Whether these words tell how much of a marked food there was: "pani puri, 6 pieces", "potatoes, 3 small ones".
    func isAmount(_ reading: FoodReading, of marked: [FoodReading]) -> Bool {
        marked.contains { one in
            one.amount.map { $0.overlaps(reading.start..<max(reading.end, reading.start + 1)) } == true
        }
    }

    /// Whether it stands in a list with a food that is told: the models miss the last of a list now and then.
    func isListed(_ reading: FoodReading, after chosen: [FoodReading], _ marked: [FoodReading]) -> Bool {
        guard reading.fit == .whole, reading.found >= Share.named, reading.draft.confidence >= Self.leastListed,
            let last = [
                chosen.last { $0.end <= reading.start }, marked.last { $0.end <= reading.start },
            ].compactMap({ $0 }).max(by: { $0.end < $1.end }),
            !spans.contains(where: {
                Self.start(of: $0, tokens) < reading.end && Self.end(of: $0, tokens) > reading.start
            })
        else { return false }
        let words = tokens.indices.filter {
            last.end <= tokens[$0].token.range.lowerBound && tokens[$0].token.range.upperBound <= reading.start
        }
        return words.contains { !notHad.contains($0) && (tokens[$0].mark == .comma || tokens[$0].is("and")) }
            && words.allSatisfy {
                tokens[$0].mark == .comma || tokens[$0].has(.linking) || tokens[$0].has(.determiner)
                    || isTime(tokens[$0])
                    || tokens[$0].has(.occasionPreposition)
            }
            && !tokens.indices.contains {
                notHad.contains($0) && reading.start <= tokens[$0].token.range.lowerBound
                    && tokens[$0].token.range.upperBound <= reading.end
            }
    }

    private static let leastListed = 0.88

    /// What the models do not mark is food all the same where she measured it or says nothing else: "372 g of cola", "had like a
    /// sandwich".
    ///
    /// - Parameter isAll: whether nothing but foods is told of.
    func isToldAlone(_ reading: FoodReading, isAll: Bool) -> Bool {
        // "a 500 ml water bottle": of water a volume is enough.
        let isVolume = reading.water != nil && reading.isMeasured
        guard reading.fit == .whole && (reading.isMeasured || isAll) || reading.fit == .named && (isAll || isVolume)
        else {
            return false
        }
        return !spans.contains { span in
            if isExcluded(span, from: reading) { return false }
            // "five balls" names nothing.
            let isWhole = span.role == .unit && Self.end(of: span, tokens) >= reading.end
            let isAmount = TaggedItems.isAmount(span) && !isWhole || span.role == .place
            return (!isAmount || span.stance != .happened) && Self.start(of: span, tokens) < reading.end
                && Self.end(of: span, tokens) > reading.start
        }
    }

    /// "pasta without cheese": what a food was had without says nothing about the food.
    private func isExcluded(_ span: TaggedSpan, from reading: FoodReading) -> Bool {
        guard span.stance == .denied,
            let word = tokens[..<span.tokens.lowerBound].indices.last(where: { !tokens[$0].has(.determiner) })
        else { return false }
        return TaggerWords.excluding.contains(tokens[word].text) && reading.start < tokens[word].token.range.lowerBound
            && Self.end(of: span, tokens) <= reading.end
    }

    /// Whether nothing but foods is told of, and that she had them. Asked once a sentence: it looks through all of it.
    func isAllSheSays(_ grammar: [FoodReading]) -> Bool {
        notHad.isEmpty
            && spans.allSatisfy { span in span.stance == .happened || grammar.contains { isExcluded(span, from: $0) } }
            && tokens.allSatisfy { token in
                let start = token.token.range.lowerBound
                return !token.isWord || !token.roles.isDisjoint(with: Self.frame) || token.is("like")
                    || grammar.contains { $0.start <= start && start < $0.end }
            }
    }

    private static let frame: WordRole = [
        .determiner, .counting, .eating, .pronoun, .linking, .occasionPreposition, .size,
    ]
}
