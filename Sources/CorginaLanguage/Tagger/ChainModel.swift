/// A linear-chain model: what each feature of a word says for each label, and each label for the one behind it.
///
/// Scores are whole numbers, so that the best labels are the same on every machine.
package struct ChainModel: Sendable {
    /// Where a feature's weights stand.
    struct Slot: Sendable {
        /// The upper half of the feature's hash; the lower half says where to look.
        var fingerprint: UInt32
        /// The first of its weights; a slot without weights is free.
        var start: UInt32
        var count: UInt32
    }

    package let labelCount: Int
    /// A power of two; a feature stands at its hash or behind, before the next free slot.
    private let slots: [Slot]
    private let labels: [UInt8]
    private let weights: [Int8]
    /// The score of each label behind each other: from the row to the column. The last row is the sentence's start.
    package let transitions: [Int16]
    /// The same with what may not follow far below everything else.
    private let steps: [Int32]

    /// What a weight of 1 in training is here.
    package static let unit = 24.0

    /// A feature with what it says for labels.
    package struct Feature: Sendable {
        package var hash: UInt64
        package var weights: [(label: UInt8, weight: Int8)]

        package init(hash: UInt64, weights: [(label: UInt8, weight: Int8)]) {
            self.hash = hash
            self.weights = weights
        }
    }

    /// - Parameters:
    ///   - features: each once.
    ///   - transitions: from the row's label to the column's; one row more for the start.
    ///   - mayFollow: whether a label may stand behind another, `nil` being the start.
    package init(
        labelCount: Int, features: [Feature], transitions: [Int16],
        mayFollow: (UInt8, UInt8?) -> Bool = { _, _ in true }
    ) {
        var table = FeatureTable(features: features.count)
        for feature in features where !feature.weights.isEmpty {
            table.begin(feature.hash, weights: feature.weights.count)
            for (label, weight) in feature.weights { table.add(label, weight) }
        }
        self.init(labelCount: labelCount, table: table, transitions: transitions, mayFollow: mayFollow)
    }

    init(labelCount: Int, table: FeatureTable, transitions: [Int16], mayFollow: (UInt8, UInt8?) -> Bool) {
        self.labelCount = labelCount
        self.transitions = transitions
        slots = table.slots
        labels = table.labels
        weights = table.weights
        steps = transitions.indices.map { index in
            let (before, label) = (index / labelCount, UInt8(truncatingIfNeeded: index % labelCount))
            let isAllowed = mayFollow(label, before == labelCount ? nil : UInt8(truncatingIfNeeded: before))
            return isAllowed ? Int32(transitions[index]) : Self.impossible
        }
    }

    /// Features while they are put where they are found again.
    struct FeatureTable {
        private(set) var slots: [Slot]
        private(set) var labels: [UInt8] = []
        private(set) var weights: [Int8] = []

        /// - Parameter features: at most so many come.
        init(features: Int) {
            var size = 2
            // Two thirds full at most: a feature nobody saw ends at a free slot soon.
            while size * 2 < features * 3 + 3 { size *= 2 }
            slots = Array(repeating: Slot(fingerprint: 0, start: 0, count: 0), count: size)
            labels.reserveCapacity(features * 3)
            weights.reserveCapacity(features * 3)
        }

        /// The next feature, of which so many weights follow; at least one.
        mutating func begin(_ hash: UInt64, weights count: Int) {
            var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
            while slots[place].count > 0 { place = (place + 1) & (slots.count - 1) }
            slots[place] = Slot(
                fingerprint: UInt32(truncatingIfNeeded: hash >> 32), start: UInt32(labels.count), count: UInt32(count))
        }

        mutating func add(_ label: UInt8, _ weight: Int8) {
            labels.append(label)
            weights.append(weight)
        }
    }

    /// Adds what a feature says to the scores of one word's labels.
    private func add(_ feature: UInt64, to scores: UnsafeMutablePointer<Int32>) {
        let mask = slots.count - 1
        let fingerprint = UInt32(truncatingIfNeeded: feature >> 32)
        var place = Int(truncatingIfNeeded: feature) & mask
        while slots[place].count > 0 {
            let slot = slots[place]
            if slot.fingerprint == fingerprint {
                for index in Int(slot.start)..<Int(slot.start) + Int(slot.count) {
                    scores[Int(labels[index])] &+= Int32(weights[index])
                }
                return
            }
            place = (place + 1) & mask
        }
    }

    /// The best labels of words with these features.
    func decode(_ features: WordFeatures) -> [UInt8] {
        let count = features.count
        guard count > 0 else { return [] }
        var scores = Array(repeating: Int32(0), count: count * labelCount)
        var cameFrom = Array(repeating: UInt8(0), count: count * labelCount)
        scores.withUnsafeMutableBufferPointer { scores in
            cameFrom.withUnsafeMutableBufferPointer { cameFrom in
                guard let scores = scores.baseAddress, let cameFrom = cameFrom.baseAddress else { return }
                for word in 0..<count {
                    let row = scores + word * labelCount
                    for feature in features[word] { add(feature, to: row) }
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
