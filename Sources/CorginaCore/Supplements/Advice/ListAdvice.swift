/// What to mind about two supplements or medicines on her list, whatever the time they are taken at.
public struct ListAdvice: Hashable, Sendable {
    public let reason: Reason
    public let first: Supplement
    public let second: Supplement

    public enum Reason: Hashable, Sendable {
        /// Do not combine them, or ask first.
        case interaction(SupplementInteraction)
        /// The same thing is on her list twice.
        case duplicate
    }

    /// The row of the reference it comes from; `nil` for a duplicate.
    public var interaction: SupplementInteraction? {
        if case .interaction(let interaction) = reason { interaction } else { nil }
    }

    /// "Do not combine Prenatal and Multivitamin without asking your provider. Adds up vitamin A, iron and iodine."
    public var words: String {
        switch reason {
        case .duplicate: "\(first.name) is on your list twice. Check that you mean to take both."
        case .interaction(let interaction):
            switch interaction.action {
            case .avoid:
                "Do not combine \(first.name) and \(second.name) without asking your provider. \(interaction.reason)"
            case .ask, .separate:
                "Ask your provider about taking \(first.name) and \(second.name). \(interaction.reason)"
            case .helps: "\(first.name) and \(second.name) go well together. \(interaction.reason)"
            }
        }
    }

    /// What to say of the supplements she takes on that day, each pair once a reason.
    public static func find(in supplements: [Supplement], on day: CalendarDay) -> [ListAdvice] {
        let taken = supplements.filter { $0.status(on: day) == .active }.map(Listed.init)
        return taken.enumerated().flatMap { place, one in
            taken[(place + 1)...].flatMap { other in advice(one, other) }
        }
    }

    /// A supplement with what its words say, read once: fifty make over a thousand pairs.
    private struct Listed {
        let supplement: Supplement
        let substances: Set<Substance>
        let words: [String]

        init(_ supplement: Supplement) {
            self.supplement = supplement
            substances = supplement.substances
            words = FoodText.words(supplement.name)
        }

        func isSame(as other: Listed) -> Bool {
            if let id = supplement.catalogueID, id == other.supplement.catalogueID { return true }
            return words == other.words
        }
    }

    private static func advice(_ one: Listed, _ other: Listed) -> [ListAdvice] {
        let substances = (one.substances, other.substances)
        let (first, second) = (one.supplement, other.supplement)
        let interactions = SupplementInteraction.all.filter { $0.action != .separate }.compactMap {
            interaction -> ListAdvice? in
            if interaction.connects(substances.0, substances.1) {
                return ListAdvice(reason: .interaction(interaction), first: first, second: second)
            }
            if interaction.connects(substances.1, substances.0) {
                return ListAdvice(reason: .interaction(interaction), first: second, second: first)
            }
            return nil
        }
        // Two multivitamins are told of by the reference's own row.
        let isCovered = interactions.contains { $0.interaction?.id == "prenatal_duplicate" }
        return interactions
            + (one.isSame(as: other) && !isCovered
                ? [ListAdvice(reason: .duplicate, first: first, second: second)] : [])
    }
}
