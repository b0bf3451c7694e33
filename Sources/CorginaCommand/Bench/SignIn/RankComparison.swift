import Algorithms
import Foundation

/// Whether two sets of measurements are of the same thing, by their ranks: the Mann-Whitney U test, two-sided, with its normal
/// approximation, which is good from about 20 of each on.
///
/// Source: Mann and Whitney, Annals of Mathematical Statistics 18 (1947), pages 50 to 60.
struct RankComparison {
    let medians: (Double, Double)
    /// How likely ranks at least so uneven are when both are of the same thing.
    let probability: Double

    init(_ first: [Double], _ second: [Double]) {
        medians = (Self.median(first), Self.median(second))
        let all = (first.map { ($0, true) } + second.map { ($0, false) }).sorted { $0.0 < $1.0 }
        // Equal values share the mean of their ranks.
        let rankSum = all.chunked { $0.0 == $1.0 }.reduce(0.0) { sum, equal in
            sum + Double(equal.startIndex + 1 + equal.endIndex) / 2 * Double(equal.count(where: \.1))
        }
        let (n, m) = (Double(first.count), Double(second.count))
        let u = rankSum - n * (n + 1) / 2
        let deviation = (n * m * (n + m + 1) / 12).squareRoot()
        probability = deviation > 0 ? erfc(abs(u - n * m / 2) / deviation / 2.0.squareRoot()) : 1
    }

    /// How far the medians are apart, as a share of the smaller.
    var difference: Double { abs(medians.0 - medians.1) / max(min(medians.0, medians.1), .leastNormalMagnitude) }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
}
