/// A linear-chain model: what each feature of a word says for each label, and each label for the one behind it.
///
/// Scores are whole numbers, so that the best labels are the same on every machine.
package struct ChainModel: Sendable {
    package let labelCount: Int
    private let features: FeatureTable
    /// The score of each label behind each other: from the row to the column. The last row is the sentence's start.
    package let transitions: [Int16]
    /// The same with what may not follow far below everything else.
    private let steps: [Int32]

    /// What a weight of 1 in training is here.
    package static let unit = 24.0

    /// A feature with what it says for labels.
    package struct Feature: Sendable {
        package var hash: UInt64
        /// By rising label, in steps.
        package var weights: [(label: UInt8, weight: Int8)]

        package init(hash: UInt64, weights: [(label: UInt8, weight: Int8)]) {
            self.hash = hash
            self.weights = weights
        }
    }

    init(labelCount: Int, features: FeatureTable, transitions: [Int16], mayFollow: (UInt8, UInt8?) -> Bool) {
        self.labelCount = labelCount
        self.transitions = transitions
        self.features = features
        steps = transitions.indices.map { index in
            let (before, label) = (index / labelCount, UInt8(truncatingIfNeeded: index % labelCount))
            let isAllowed = mayFollow(label, before == labelCount ? nil : UInt8(truncatingIfNeeded: before))
            return isAllowed ? Int32(transitions[index]) : Self.impossible
        }
    }

    /// What a feature says for each label.
    func said(by feature: UInt64) -> [Int32] {
        var scores = Array(repeating: Int32(0), count: labelCount)
        scores.withUnsafeMutableBufferPointer { scores in
            if let scores = scores.baseAddress { features.add(feature, to: scores) }
        }
        return scores
    }

    /// The best labels of words with these features.
    func decode(_ words: WordFeatures) -> [UInt8] {
        let count = words.count
        guard count > 0 else { return [] }
        var scores = Array(repeating: Int32(0), count: count * labelCount)
        var cameFrom = Array(repeating: UInt8(0), count: count * labelCount)
        scores.withUnsafeMutableBufferPointer { scores in
            cameFrom.withUnsafeMutableBufferPointer { cameFrom in
                guard let scores = scores.baseAddress, let cameFrom = cameFrom.baseAddress else { return }
                for word in 0..<count {
                    let row = scores + word * labelCount
                    for feature in words[word] { features.add(feature, to: row) }
                }
                walk(scores, cameFrom, count)
            }
        }
        return path(scores, cameFrom, count)
    }

    /// Adds to each word's scores that of the best way to it, and keeps where that came from.
    private func walk(_ scores: UnsafeMutablePointer<Int32>, _ cameFrom: UnsafeMutablePointer<UInt8>, _ count: Int) {
        let labelCount = labelCount
        steps.withUnsafeBufferPointer { steps in
            guard let steps = steps.baseAddress else { return }
            for label in 0..<labelCount { scores[label] &+= steps[labelCount * labelCount + label] }
            var best = Array(repeating: Int32.min, count: labelCount)
            for word in 1..<max(count, 1) {
                let (row, last) = (scores + word * labelCount, scores + (word - 1) * labelCount)
                let from = cameFrom + word * labelCount
                for label in 0..<labelCount { best[label] = Int32.min }
                for before in 0..<labelCount {
                    let (base, step) = (last[before], steps + before * labelCount)
                    for label in 0..<labelCount where base &+ step[label] > best[label] {
                        best[label] = base &+ step[label]
                        from[label] = UInt8(truncatingIfNeeded: before)
                    }
                }
                for label in 0..<labelCount { row[label] &+= best[label] }
            }
        }
    }

    /// Far below any sum of weights of a sentence, and far above the least number.
    private static let impossible: Int32 = -100_000_000

    private func path(_ scores: [Int32], _ cameFrom: [UInt8], _ count: Int) -> [UInt8] {
        var labels = Array(repeating: UInt8(0), count: count)
        let row = (count - 1) * labelCount
        var label = (0..<labelCount).max { scores[row + $0] < scores[row + $1] } ?? 0
        for word in (0..<count).reversed() {
            labels[word] = UInt8(truncatingIfNeeded: label)
            label = Int(cameFrom[word * labelCount + label])
        }
        return labels
    }
}
