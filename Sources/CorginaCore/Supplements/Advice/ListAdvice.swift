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

    /// What to say of the supplements she takes on that day, each pair once a reason, in the order of the list.
    public static func find(in supplements: [Supplement], on day: CalendarDay) -> [ListAdvice] {
        let taken = supplements.filter { $0.status(on: day) == .active }
        let substances = taken.map { $0.substances }
        var found: [Pair: [ListAdvice]] = [:]
        for interaction in SupplementInteraction.told where interaction.action != .separate {
            for (first, second) in interaction.pairs(in: substances) {
                found[Pair(first, second), default: []].append(
                    ListAdvice(reason: .interaction(interaction), first: taken[first], second: taken[second]))
            }
        }
        for pair in same(taken) where !(found[pair] ?? []).contains(where: { $0.isOfTwoMultivitamins }) {
            found[pair, default: []].append(
                ListAdvice(reason: .duplicate, first: taken[pair.first], second: taken[pair.second]))
        }
        return found.sorted { $0.key < $1.key }.flatMap { $0.value }
    }

    /// Two of the list, by their places, the earlier first.
    private struct Pair: Hashable, Comparable {
        let first: Int
        let second: Int

        init(_ one: Int, _ other: Int) { (first, second) = (min(one, other), max(one, other)) }

        static func < (lhs: Self, rhs: Self) -> Bool { (lhs.first, lhs.second) < (rhs.first, rhs.second) }
    }

    /// The pairs that are the same thing, by the reference or by name.
    private static func same(_ taken: [Supplement]) -> [Pair] {
        let words = taken.map { FoodText.words($0.name) }
        return taken.indices.flatMap { one in
            taken.indices[(one + 1)...].filter { other in
                words[one] == words[other]
                    || taken[one].catalogueID.map { $0 == taken[other].catalogueID } ?? false
            }.map { Pair(one, $0) }
        }
    }

    /// The reference has a row of its own for these, which says more than that there are two.
    private var isOfTwoMultivitamins: Bool { interaction?.id == .prenatalDuplicate }
}
