/// What makes many comparisons honest.
public enum MultipleComparisons {
    /// Holm's step-down adjustment: calling everything at most α something is wrong at all in at most a share α of diaries, whatever
    /// depends on what.
    ///
    /// - Returns: the adjusted probabilities in the order given, each 0...1.
    public static func holm(_ probabilities: [Double]) -> [Double] {
        var adjusted = probabilities
        var highest = 0.0
        for (rank, place) in probabilities.indices.sorted(by: { probabilities[$0] < probabilities[$1] }).enumerated() {
            highest = Swift.max(highest, Swift.min(1, probabilities[place] * Double(probabilities.count - rank)))
            adjusted[place] = highest
        }
        return adjusted
    }
}
