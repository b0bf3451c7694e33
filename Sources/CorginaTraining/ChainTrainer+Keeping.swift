/// Most of what a model weighs are features that say little: a worker in a browser carries every one of them over a phone's line.
extension ChainTrainer {
    /// Forgets the features that say least, so that those that are left learn to do without them.
    ///
    /// What a feature says counts by its weights and by how often it was seen.
    ///
    /// - Parameters:
    ///   - count: how many are kept.
    ///   - seen: how often each was seen.
    mutating func keep(_ count: Int, seen: [Int]) {
        let isKept = mostTelling(count, seen)
        let before = (starts: starts, labels: labels, weights: weights, squares: squares)
        (starts, labels, weights, squares) = ([0], [], [], [])
        for feature in seen.indices {
            if isKept[feature] {
                let places = Int(before.starts[feature])..<Int(before.starts[feature + 1])
                labels += before.labels[places]
                weights += before.weights[places]
                squares += before.squares[places]
            }
            starts.append(Int32(labels.count))
        }
        sums.weights = Array(repeating: 0, count: weights.count)
    }

    private func mostTelling(_ count: Int, _ seen: [Int]) -> [Bool] {
        let said = seen.indices.map { feature in
            (Int(starts[feature])..<Int(starts[feature + 1])).reduce(0) { $0 + weights[$1] * weights[$1] }
                * Double(seen[feature]).squareRoot()
        }
        let order = said.indices.sorted { said[$0] != said[$1] ? said[$0] > said[$1] : $0 < $1 }
        var isKept = Array(repeating: false, count: said.count)
        for feature in order.prefix(count) { isKept[feature] = true }
        return isKept
    }
}
