/// What the list says of a food. Finding nothing says nothing: it never means that the food is safe.
public enum FoodSafety {
    /// A rule that speaks of the food.
    public struct Finding: Hashable, Sendable {
        public let rule: FoodSafetyRule
        /// The rule's level, milder when the food was said to be cooked or heated.
        public let level: SafetyLevel
    }

    /// What the list says of the words, the gravest first.
    ///
    /// The rules of matching are those of docs/clinical/README.md, "Food matcher".
    public static func findings(in text: String) -> [Finding] {
        let text = FoodText(text)
        return FoodSafetyRule.all.compactMap { rule in level(of: rule, in: text).map { Finding(rule: rule, level: $0) }
        }
        .sorted { ($1.level, $0.rule.id) < ($0.level, $1.rule.id) }
    }

    private static func level(of rule: FoodSafetyRule, in text: FoodText) -> SafetyLevel? {
        var levels = text.segments.compactMap {
            level(of: rule, in: $0, by: rule.keywords.filter { !$0.spansSegments })
        }
        if let level = level(of: rule, in: text.whole, by: rule.keywords.filter({ $0.spansSegments })) {
            levels.append(level)
        }
        return levels.max()
    }

    private static func level(of rule: FoodSafetyRule, in words: [String], by keywords: [FoodPhrase]) -> SafetyLevel? {
        guard keywords.contains(where: { $0.occurs(in: words) }),
            !rule.exclusions.contains(where: { $0.occurs(in: words) })
        else { return nil }
        return rule.downgrades.contains { $0.occurs(in: words) } ? .caution : rule.level
    }
}
