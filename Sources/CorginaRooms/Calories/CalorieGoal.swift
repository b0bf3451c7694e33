import CorginaCore

/// The energy a day is aimed at, with the floor and the ceiling of her usual day around it.
public struct CalorieGoal: Hashable, Sendable {
    public var goal: Kilocalories
    public var floor: Kilocalories
    public var ceiling: Kilocalories

    /// Without a floor or a ceiling of its own, a day is at its goal from 90 to 110 percent of it:
    /// our own convention for wording a day calmly, no clinical figure.
    ///
    /// - Returns: `nil` unless the goal is a positive number and lies between floor and ceiling.
    public init?(goal: Kilocalories, floor: Kilocalories? = nil, ceiling: Kilocalories? = nil) {
        let low = floor ?? Kilocalories(goal.value * 0.9)
        let high = ceiling ?? Kilocalories(goal.value * 1.1)
        guard goal.value.isFinite, goal.value > 0, high.value.isFinite, low.value >= 0, low <= goal, goal <= high else {
            return nil
        }
        self.goal = goal
        self.floor = low
        self.ceiling = high
    }

    /// How a day stands to its goal.
    public enum Standing: String, CaseIterable, Sendable {
        case under, at, over
    }

    public func standing(of energy: Kilocalories) -> Standing {
        energy < floor ? .under : energy > ceiling ? .over : .at
    }

    /// Of the goal, in whole percent; above 100 beyond it, 999 at most.
    public func percent(of energy: Kilocalories) -> Int {
        guard energy.value.isFinite, energy.value > 0 else { return 0 }
        return Int(nearest: min(energy.value / goal.value * 100, 999))
    }
}

extension CalorieGoal.Standing {
    /// "Below range", "In range", "Above range".
    public var words: String {
        switch self {
        case .under: "Below range"
        case .at: "In range"
        case .over: "Above range"
        }
    }

    /// Never red, which is for what needs a phone call.
    public var hue: Hue {
        switch self {
        case .under: .calories
        case .at: .fat
        case .over: .evening
        }
    }
}

extension CalorieGoal {
    /// "1,900–2,500 cal"
    func range(in english: WrittenEnglish) -> String {
        "\(Figure.whole(floor.value))–\(english.calories(ceiling))"
    }

    /// A day that still goes on, in a calm sentence.
    func sentenceSoFar(_ energy: Kilocalories, in english: WrittenEnglish) -> String {
        switch standing(of: energy) {
        case .under: "Usual range: \(range(in: english))"
        case .at: "Within your usual range of \(range(in: english))"
        case .over: "Above your usual range of \(range(in: english))"
        }
    }

    /// A day that is over: the range, not the gap.
    func sentence(_ energy: Kilocalories, in english: WrittenEnglish) -> String {
        switch standing(of: energy) {
        case .under: "Below your usual range of \(range(in: english))"
        case .at: "Within your usual range of \(range(in: english))"
        case .over: "Above your usual range of \(range(in: english))"
        }
    }
}
