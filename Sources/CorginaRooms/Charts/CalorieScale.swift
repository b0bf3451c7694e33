import CorginaCore

/// The scale of a week's chart: from nothing to a round figure above everything shown.
struct CalorieScale: Hashable, Sendable {
    let top: Double
    /// Round figures to draw a line at, from the bottom up.
    let steps: [Double]

    init(_ week: CalorieWeek) {
        let highest =
            (week.days.map { $0.energy.value } + [week.goal?.ceiling.value ?? 0]).filter { $0.isFinite }.max() ?? 0
        let step = Self.step { $0 * 3.2 >= highest }
        // Room for the figure above the highest bar.
        top = max(highest * 1.12, step * 2)
        steps = Array(stride(from: 0, through: top, by: step))
    }

    /// The first of 100, 200, 500, 1,000, 2,000 and so on that is large enough.
    private static func step(_ isEnough: (Double) -> Bool) -> Double {
        var unit = 100.0
        while !isEnough(unit * 5), unit < 1e12 { unit *= 10 }
        return [unit, unit * 2].first(where: isEnough) ?? unit * 5
    }

    /// How high it stands, in whole percent.
    func percent(_ energy: Kilocalories) -> Int { CorginaRooms.percent(energy.value, of: top) }

    /// "2k" from a thousand on, as long as that is exact.
    static func words(_ step: Double) -> String {
        step >= 1_000 && step.truncatingRemainder(dividingBy: 100) == 0
            ? "\(Figure.decimal(step / 1_000))k" : Figure.whole(step)
    }
}
