import CorginaCore

/// The figures of a benchmark run, in sentences.
struct MealReport {
    private let outcomes: [MealOutcome]

    init(_ outcomes: [MealOutcome]) { self.outcomes = outcomes }

    var lines: [String] { [answered, accuracy, errors, energy] + reliability }

    private var answered: String {
        "\(outcomes.count) meals, \(percent(share(\.isAnswered))) answered"
    }

    private var accuracy: String {
        let right = outcomes.map(\.isRight)
        let interval = Bootstrap.interval(right)
        let ofAnswered = outcomes.filter(\.isAnswered)
        let rightOfAnswered = Double(ofAnswered.count(where: \.isRight)) / Double(max(ofAnswered.count, 1))
        return "carbohydrate within 7.5 g: \(percent(share(\.isRight))) of all "
            + "(95 % interval \(percent(interval.lowerBound)) to \(percent(interval.upperBound))), "
            + "\(percent(rightOfAnswered)) of answered"
    }

    private var errors: String {
        "mean absolute error: carbohydrate \(mean(\.carbohydrate)) g, protein \(mean(\.protein)) g, fat \(mean(\.fat)) g, "
            + "energy \(mean(\.energy)) kcal"
    }

    private var energy: String {
        "energy within 50 kcal: \(percent(share(\.isEnergyRight))), within 20 %: \(percent(share(\.isEnergyWithinFifth)))"
    }

    /// How often meals of each confidence are right: the figure a confidence is worth.
    private var reliability: [String] {
        [0..<0.5, 0.5..<0.7, 0.7..<0.8, 0.8..<0.9, 0.9..<1.01].compactMap { bin in
            let meals = outcomes.filter { bin.contains($0.confidence) }
            guard !meals.isEmpty else { return nil }
            let right = Double(meals.count(where: \.isRight)) / Double(meals.count)
            return
                "confidence \(bin.lowerBound) to \(min(bin.upperBound, 1)): \(meals.count) meals, \(percent(right)) right"
        }
    }

    private func share(_ isTrue: (MealOutcome) -> Bool) -> Double {
        Double(outcomes.count(where: isTrue)) / Double(max(outcomes.count, 1))
    }

    private func mean(_ amount: KeyPath<MealAmounts, Double>) -> String {
        Figure.decimal(outcomes.map { $0.error(amount) }.reduce(0, +) / Double(max(outcomes.count, 1)))
    }

    private func percent(_ share: Double) -> String { Figure.decimal(share * 100) + " %" }
}
