import CorginaCore

/// A size of what USDA lists no sizes of: "a large orange juice" is more than the usual one.
enum SizedPortion {
    /// The amount for the size she said, where the portion that was chosen has none.
    static func sized(_ choice: PortionChoice, _ phrase: FoodPhrase) -> PortionChoice {
        guard let size = phrase.size, let times = times[size] else { return choice }
        var sized = choice
        sized.quantity *= times
        sized.grams = choice.grams * times
        sized.reason += "; \(size) counts as \(Figure.decimal(times, places: 2)) of it"
        sized.isEstimated = true
        return sized
    }

    /// The medians of what USDA's small, large and extra large portions weigh beside the medium one of the same food
    /// (FNDDS 2017-2018: 1,427, 1,480 and 116 foods).
    private static let times: [String: Double] = ["small": 0.66, "large": 1.5, "extra large": 2]
}
