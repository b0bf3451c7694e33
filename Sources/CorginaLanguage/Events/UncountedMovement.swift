import CorginaCore

/// Movements she felt and did not count: "baby kicked my hand", "somersaults all through the maths lesson". One was felt at least, and so
/// many are logged; the sheet lets her say how many.
struct UncountedMovement {
    let tokens: [ReadToken]
    let grammar: SentenceGrammar
    let spans: [TaggedSpan]

    /// The findings with a movement, where the sentence tells of one and nothing found says that something is wrong with it.
    func added(to findings: [Finding]) -> [Finding] {
        guard !findings.contains(where: Self.speaksOfIt) else { return findings }
        let counted = counted
        guard let words = told(counted: counted != nil) else { return findings }
        return findings + [
            Finding(name: "Kicks", content: .other(.kicks(KickCount(count: counted ?? 1, minutes: nil))), tokens: words)
        ]
    }

    /// Whether the sentence praises how much was felt and nothing in it doubts: then "baby is kicking like mad" is no alarm, whatever the
    /// model of concerns hears.
    ///
    /// No count is much by itself: how many movements are enough nobody can say for her, so a figure takes no alarm away.
    func isMuch() -> Bool { told() != nil && tokens.contains { Self.much.contains($0.text) } }

    private static func speaksOfIt(_ finding: Finding) -> Bool {
        if case .other(.kicks) = finding.content { return true }
        return ["Reduced movement", "Fall or injury"].contains(finding.name)
    }

    /// "I counted fourteen", "nine time in the half hour", "fifteen good thumps": how many of what was named in the sentence.
    private var counted: Int? {
        tokens.indices.lazy.compactMap { place -> Int? in
            guard let figure = SpokenFigure.read(tokens, at: place), !figure.isDecimal,
                (2...200).contains(figure.value),
                place > 0 && ["counted", "count"].contains(tokens[place - 1].text) || isOfMovements(figure.end)
            else { return nil }
            return Int(nearest: figure.value)
        }.first
    }

    /// Whether a figure that ends there counts movements, or how often one came.
    private func isOfMovements(_ end: Int) -> Bool {
        let words = tokens[min(end, tokens.count)...].prefix(3).prefix { $0.isWord }.map { $0.text }
        guard let first = words.first else { return false }
        return ["time", "times", "x"].contains(first)
            || words.contains { Self.felt.contains($0) || Self.counts.contains($0) }
    }

    /// - Parameter counted: whether she says how many she counted: then nothing is in doubt.
    private func told(counted: Bool = false) -> Range<Int>? {
        guard counted || !tokens.contains(where: { $0.mark == .question || Self.doubts.contains($0.text) }) else {
            return nil
        }
        return tokens.indices.first { isMovement($0) && isTold($0) }.map { $0..<$0 + 1 }
    }

    private func isMovement(_ place: Int) -> Bool {
        let text = tokens[place].text
        if Self.felt.contains(text) {
            return (hasSubject(place) || isFelt(place) || isMarked(place))
        }
        // Whatever the models mark as movement, but for hiccups and sleep.
        if isMarked(place), hasBaby || hasSubject(place), tokens[place].isWord, !Self.other.contains(text) {
            return true
        }
        if Self.ofBaby.contains(text) { return hasSubject(place) && (hasBaby || isMarked(place)) }
        // "going mental in there": wild is how, and not what.
        return Self.wild.contains(text) && hasSubject(place) && hasBaby
    }

    /// "the baby", "he", "both of them" before it, in its clause.
    private func hasSubject(_ place: Int) -> Bool {
        tokens[start(place)..<place].contains { Self.subjects.contains($0.text) }
            || place + 1 < tokens.count && ["baby", "from"].contains(tokens[place + 1].text)
    }

    /// "I felt a kick", "first flutters".
    private func isFelt(_ place: Int) -> Bool {
        tokens[start(place)..<place].contains { ["felt", "feel", "feeling", "first"].contains($0.text) }
    }

    private func isMarked(_ place: Int) -> Bool {
        spans.contains { span in
            span.role == .movement && span.stance == .happened && span.tokens.contains(place)
                && !span.tokens.contains {
                    Self.other.contains(tokens[$0].text) && !tokens[$0].text.hasPrefix("ba") && !tokens[$0].is("bub")
                }
        }
    }

    private var hasBaby: Bool {
        tokens.contains { Self.babies.contains($0.text) }
            || tokens.indices.dropLast().contains { tokens[$0].is("in") && tokens[$0 + 1].is("there") }
            || tokens.indices.dropLast().contains {
                ["little", "wee", "small", "tiny", "this"].contains(tokens[$0].text)
                    && Self.little.contains(tokens[$0 + 1].text)
            }
    }

    /// Whether it happened to her, by the models and by grammar.
    private func isTold(_ place: Int) -> Bool {
        let isElse = spans.contains {
            $0.tokens.contains(place) && ($0.stance != .happened || TaggedItems.isFood($0) || $0.role == .meal)
        }
        return !isElse && !grammar.denied.contains(place) && !grammar.aside.contains(place)
            && !tokens[start(place)..<place].contains {
                Self.others.contains($0.text) || StanceCues($0).contains(.denying) || Self.unreal.contains($0.text)
            }
    }

    private func start(_ place: Int) -> Int {
        tokens[..<place].lastIndex { $0.endsSentence || $0.mark == .comma }.map { $0 + 1 } ?? 0
    }

    private static func list(_ text: String) -> Set<String> {
        Set(text.split { $0.isWhitespace }.map(String.init))
    }

    private static let counts = list(
        "thump thumps poke pokes prod prods punches rolls turns jabs wriggles nudges boots")
    private static let felt = list(
        "kick kicks kicked kicking flutter flutters fluttering fluttered movement movements somersault somersaults backflip backflips"
    )
    private static let ofBaby = list(
        """
        moving moved moves move active wriggling wriggled wriggles wriggly squirming squirmed rolling rolled dancing danced dance jumping
        jumped booted booting boot punched punching punches elbowed elbowing jabbing jabbed poking poked cartwheels gymnastics karate
        likot malikot ghoom turning lively galaw moviendo thumping thumped thump thumps nudged nudging prodding prodded
        """)
    private static let other = list(
        "hiccup hiccups hiccuping asleep sleeping quiet sleep slept chilled chilling baby bub")
    private static let wild = list("mental nuts mad crazy wild bonkers bananas ballistic ham berserk loopy")
    private static let babies = list(
        "baby babys babies bub bubs bubba bean peanut twins pikin bebe munchkin")
    private static let little = list(
        "one ones man lady guy girl boy fella monkey lad lass un dude miss mister person human passenger lodger")
    private static let subjects = babies.union(little).union(
        list("child he hes she shes him her them they theyre it both"))
    private static let others = list("dog cat horse cow toddler husband hubby kid son daughter mum mom who we you")
    private static let unreal = list(
        "want wanted wish hope waiting wait used if until till when will would should dreamt dreamed count")
    private static let much = list(
        """
        much lots loads lot very well crazy mad mental nuts nonstop wild party constantly always bahut mucho mucha super all some strong
        proper properly big hard happy good
        """)
    /// What makes more than a movement of it, or less.
    private static let doubts = list(
        """
        less fewer quiet quieter still stopped nothing slow slower slowed weak weaker barely hardly only usual usually normal normally yet worried worry sluggish enough reduced not no never havent hasnt isnt didnt cant dont but then before since
        """)
}
