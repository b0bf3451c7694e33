import CorginaCore

/// An axis from round figure to round figure that holds every value.
struct ChartAxis: Hashable, Sendable {
    let range: ClosedRange<Double>
    private let step: Double

    /// - Parameter values: at least one; without any the axis goes from 0 to 1.
    init(covering values: [Double]) {
        let (least, most) = (values.min() ?? 0, values.max() ?? 1)
        step = Self.step { (most / $0).rounded(.up) - (least / $0).rounded(.down) <= 5 }
        let lower = (least / step).rounded(.down) * step
        range = lower...max((most / step).rounded(.up) * step, lower + step)
    }

    /// The first of 0.5, 1, 2, 5, 10, 20, 50 and so on that is large enough, so that no value makes more labels than five.
    private static func step(_ isEnough: (Double) -> Bool) -> Double {
        if isEnough(0.5) { return 0.5 }
        var unit = 1.0
        while !isEnough(unit * 5), unit < 1e15 { unit *= 10 }
        return [unit, unit * 2].first(where: isEnough) ?? unit * 5
    }

    /// From the top down; the unit stands at the top alone.
    func labels(_ unit: String) -> [String] {
        let steps = Int(nearest: (range.upperBound - range.lowerBound) / step)
        return (0...max(steps, 1)).map { index in
            let value = Figure.decimal(range.upperBound - Double(index) * step)
            return index == 0 && !unit.isEmpty ? "\(value) \(unit)" : value
        }
    }
}
