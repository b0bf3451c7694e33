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
    package init(labelCount: Int, features: [Feature], transitions: [Int16]) {
        var table = FeatureTable(features: features.count)
        for feature in features where !feature.weights.isEmpty {
            table.begin(feature.hash, weights: feature.weights.count)
            for (label, weight) in feature.weights { table.add(label, weight) }
        }
        self.init(labelCount: labelCount, table: table, transitions: transitions)
    }

    init(labelCount: Int, table: FeatureTable, transitions: [Int16]) {
        self.labelCount = labelCount
        self.transitions = transitions
        slots = table.slots
        labels = table.labels
        weights = table.weights
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

    /// Adds what a feature says to the scores of one word's labels, which begin at `row`.
    private func add(_ feature: UInt64, to scores: inout [Int32], row: Int) {
        let mask = slots.count - 1
        let fingerprint = UInt32(truncatingIfNeeded: feature >> 32)
        var place = Int(truncatingIfNeeded: feature) & mask
        while slots[place].count > 0 {
            let slot = slots[place]
            if slot.fingerprint == fingerprint {
                for index in Int(slot.start)..<Int(slot.start) + Int(slot.count) {
                    scores[row + Int(labels[index])] &+= Int32(weights[index])
                }
                return
            }
            place = (place + 1) & mask
        }
    }

    /// The best labels of words with these features.
    ///
    /// - Parameters:
    ///   - mayFollow: whether a label may stand behind another, `nil` being the start.
    ///   - isPossible: whether a word may have a label; one must be possible for each word.
    func decode(
        _ features: WordFeatures, mayFollow: (UInt8, UInt8?) -> Bool = { _, _ in true },
        isPossible: (Int, UInt8) -> Bool = { _, _ in true }
    ) -> [UInt8] {
        let count = features.count
        guard count > 0 else { return [] }
        var scores = Array(repeating: Int32(0), count: count * labelCount)
        for word in 0..<count {
            for feature in features[word] { add(feature, to: &scores, row: word * labelCount) }
            for label in 0..<labelCount where !isPossible(word, UInt8(truncatingIfNeeded: label)) {
                scores[word * labelCount + label] = Self.impossible
            }
        }
        let steps = steps(mayFollow)
        var cameFrom = Array(repeating: UInt8(0), count: count * labelCount)
        for label in 0..<labelCount { scores[label] &+= steps[labelCount * labelCount + label] }
        for word in 1..<max(count, 1) {
            let (row, last) = (word * labelCount, (word - 1) * labelCount)
            for label in 0..<labelCount {
                var best = Int32.min
                var from: UInt8 = 0
                for before in 0..<labelCount {
                    let score = scores[last + before] &+ steps[before * labelCount + label]
                    if score > best { (best, from) = (score, UInt8(truncatingIfNeeded: before)) }
                }
                scores[row + label] &+= best
                cameFrom[row + label] = from
            }
        }
        return path(scores, cameFrom, count)
    }

    /// Far below any sum of weights of a sentence, and far above the least number.
    private static let impossible: Int32 = -100_000_000

    private func steps(_ mayFollow: (UInt8, UInt8?) -> Bool) -> [Int32] {
        transitions.indices.map { index in
            let before = index / labelCount
            let isAllowed = mayFollow(
                UInt8(truncatingIfNeeded: index % labelCount),
                before == labelCount ? nil : UInt8(truncatingIfNeeded: before))
            return isAllowed ? Int32(transitions[index]) : Self.impossible
        }
    }

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
