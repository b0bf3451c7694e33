import CorginaCore

/// What was taken under names no list holds: "Gelusil 2 tsp", "Coartem 4 tablets".
extension Classifier {
    /// The findings with the supplements and medicines the models marked where no reader knows the words.
    ///
    /// - Parameter known: tokens that readers spoke for.
    func withMarkedDoses(_ findings: [Finding], known: Set<Int>) -> [Finding] {
        var all = findings
        let spans = (spans + takenByName).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        for (index, span) in spans.enumerated()
        where span.role == .supplement && span.stance == .happened && !span.tokens.contains(where: known.contains) {
            let words = text(span.tokens)
            guard words.contains(where: { $0.isLetter }) else { continue }
            let known = SupplementName.known(self.tokens[span.tokens])
            let name = known ?? words.prefix(1).uppercased() + words.dropFirst()
            var intake = SupplementIntake(name: name, dose: nil, count: 1)
            var tokens = span.tokens
            for neighbour in [index - 1, index + 1, index + 2] where spans.indices.contains(neighbour) {
                let part = spans[neighbour]
                guard part.stance == .happened, isBeside(part.tokens, tokens) else { continue }
                switch part.role {
                case .strength: intake.dose = text(part.tokens)
                case .amount:
                    intake.count =
                        NumberReader.read(self.tokens, at: part.tokens.lowerBound).map { Int(floor: $0.value) }.flatMap
                    { (1...20).contains($0) ? $0 : nil } ?? 1
                case .unit where MeasureReader.read(self.tokens, at: part.tokens.lowerBound) != nil:
                    // "2 tsp" is how much, and not how often.
                    let first = neighbour > 0 && spans[neighbour - 1].role == .amount ? spans[neighbour - 1] : part
                    intake.dose = text(first.tokens.lowerBound..<part.tokens.upperBound)
                    intake.count = 1
                default: continue
                }
                tokens = min(tokens.lowerBound, part.tokens.lowerBound)..<max(tokens.upperBound, part.tokens.upperBound)
            }
            // A name nobody knows is a medicine where she says that she took it, or how much.
            guard
                known != nil || tokens != span.tokens
                    || self.tokens.contains(where: { IntakeStates.taking.contains($0.text) })
            else { continue }
            all.append(Finding(name: intake.name, content: .other(.supplement(intake)), tokens: tokens))
        }
        return all
    }

    /// "took two Emetrol": a name no list holds, right behind the word that it was taken, of which the models know nothing.
    private var takenByName: [TaggedSpan] {
        tokens.indices.compactMap { place in
            var before = place - 1
            while before >= 0, tokens[before].number != nil || NumberReader.isNumberWord(tokens[before].text) {
                before -= 1
            }
            guard before >= 0, IntakeStates.taking.contains(tokens[before].text), tokens[place].isWord,
                tokens[place].roles.isEmpty, let first = bytes.dropFirst(tokens[place].token.range.lowerBound).first,
                first < UInt8(ascii: "a"),
                place + 1 == tokens.count || !tokens[place + 1].isWord,
                !spans.contains(where: { $0.tokens.contains(place) })
            else { return nil }
            return TaggedSpan(role: .supplement, tokens: place..<place + 1, stance: .happened)
        }
    }

    private func isBeside(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        let gap =
            one.lowerBound < other.lowerBound
            ? one.upperBound..<max(one.upperBound, other.lowerBound)
            : other.upperBound..<max(other.upperBound, one.lowerBound)
        return gap.count <= 1
            && tokens[gap].allSatisfy { $0.is("of") || $0.mark == .comma || $0.mark == .openParenthesis }
    }
}
