import CorginaCore

/// A food to log with one tap.
public struct FoodSuggestion: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        case craving, favourite, recent
    }

    public var food: FoodIdentity
    public var name: String
    public var reason: Reason
    /// How she usually has it; `nil` for a food she marked and has not eaten yet.
    public var use: FoodUse?
}

extension Diary {
    /// What to offer for one tap: cravings, then favourites, then what she had last. Nothing she is averse to.
    public func foodSuggestions(limit: Int) -> [FoodSuggestion] { FoodSuggestion.all(in: self, limit: limit) }
}

extension FoodSuggestion {
    fileprivate static func all(in diary: Diary, limit: Int) -> [FoodSuggestion] {
        let marks = diary.foodMarks
        var seen = Set(marks.filter { $0.kind == .aversion }.map { $0.food })
        var suggestions: [FoodSuggestion] = []
        for (kind, reason) in [(FoodMark.Kind.craving, FoodSuggestion.Reason.craving), (.favourite, .favourite)] {
            for mark in marks where mark.kind == kind && seen.insert(mark.food).inserted {
                suggestions.append(
                    FoodSuggestion(food: mark.food, name: mark.foodName, reason: reason, use: diary.foodUse(mark.food)))
            }
        }
        for use in diary.recentFoods(limit: limit + seen.count) where seen.insert(use.item.identity).inserted {
            suggestions.append(FoodSuggestion(food: use.item.identity, name: use.item.name, reason: .recent, use: use))
        }
        return Array(suggestions.prefix(limit))
    }
}
