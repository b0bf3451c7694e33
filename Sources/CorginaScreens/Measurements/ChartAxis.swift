import CorginaCore

/// An axis from round figure to round figure that holds every value.
struct ChartAxis: Hashable, Sendable {
    let range: ClosedRange<Double>
    private let step: Double

    /// - Parameter values: at least one; without any the axis goes from 0 to 1.
    init(covering values: [Double]) {
        let (least, most) = (values.min() ?? 0, values.max() ?? 1)
        let step = [0.5, 1, 2, 5, 10, 20, 50, 100, 200].first {
            (most / $0).rounded(.up) - (least / $0).rounded(.down) <= 5
        }
        self.step = step ?? 500
        let lower = (least / self.step).rounded(.down) * self.step
        range = lower...max((most / self.step).rounded(.up) * self.step, lower + self.step)
    }

    /// From the top down; the unit stands at the top alone.
    func labels(_ unit: String) -> [String] {
        let steps = Int(((range.upperBound - range.lowerBound) / step).rounded())
        return (0...max(steps, 1)).map { index in
            let value = Figure.decimal(range.upperBound - Double(index) * step)
            return index == 0 && !unit.isEmpty ? "\(value) \(unit)" : value
        }
    }
}
