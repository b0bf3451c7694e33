import CorginaCore

/// What must not wait and was told in words no list holds.
extension Classifier {
    /// The findings with what the model of concerns heard besides. It takes nothing away: what grammar found stays, and gains the signs
    /// and the strength that make it pressing; what grammar did not find is added, if a clinical rule calls it pressing.
    ///
    /// - Parameter silent: tokens of which grammar knows that they tell of nothing she feels now: "no bleeding", "quiet after kicking".
    func withConcerns(_ findings: [Finding], silent: Set<Int>) -> [Finding] {
        var all = findings
        for told in concerns {
            let report = told.concern.report
            guard !told.tokens.contains(where: silent.contains), told.tokens.contains(where: tellsMore), isLikely(told)
            else { continue }
            let same = all.indices.filter { all[$0].report?.name == report.name }
            guard let known = same.first(where: { all[$0].tokens.overlaps(told.tokens) }) ?? same.first else {
                // Where grammar knows what the words tell of, it knows better.
                if report.careLevel(at: nil) != nil, !findings.contains(where: { $0.tokens.overlaps(told.tokens) }) {
                    all.append(Finding(name: report.name, content: .other(.symptom(report)), tokens: told.tokens))
                }
                continue
            }
            guard var better = all[known].report, !better.hasResolved, !all[known].isPressing else { continue }
            better.signs.formUnion(report.signs)
            better.severity = [better.severity, report.severity].compactMap { $0 }.max()
            all[known].content = .other(.symptom(better))
        }
        return all
    }

    /// Who speaks of food in one breath does not speak of harming herself, and who says how much the baby moves does not say that it moves
    /// less.
    private func isLikely(_ told: ToldConcern) -> Bool {
        switch told.concern {
        case .selfharm:
            return !spans.contains { span in
                (TaggedItems.isFood(span) || span.role == .movement || span.role == .meal)
                    && told.tokens.overlaps(span.tokens)
            }
        case .movement: return !UncountedMovement(tokens: tokens, grammar: grammar, spans: spans).isMuch()
        default: return !isMovement(told.tokens)
        }
    }

    /// Whether most of a piece tells how the baby moves: "like wee bubbles" is no burning urine.
    private func isMovement(_ piece: Range<Int>) -> Bool {
        let marked = piece.filter { word in
            spans.contains { $0.role == .movement && $0.stance == .happened && $0.tokens.contains(word) }
        }
        return marked.count * 2 > piece.count
    }

    /// Whether a word says more than that she had something, and what: in "I think I had, like, a banana" none does.
    private func tellsMore(_ word: Int) -> Bool {
        guard tokens[word].isWord else { return false }
        if grammar.cues[word].contains(.denying) || grammar.cues[word].contains(.ending) { return true }
        return tokens[word].roles.isDisjoint(with: Self.frame) && !Self.hedges.contains(tokens[word].text)
            && !spans.contains { (TaggedItems.isFood($0) || TaggedItems.isAmount($0)) && $0.tokens.contains(word) }
    }

    private static let frame: WordRole = [
        .determiner, .counting, .eating, .pronoun, .linking, .occasionPreposition, .filler, .empty, .glue,
    ]
    private static let hedges: Set<String> = ["think", "guess", "suppose", "like", "maybe", "probably"]
}
