import CorginaCore
import CorginaLanguage

/// One sentence for training: the numbers of each word's features, and the words' labels.
struct Example: Sendable {
    var key: SentenceKey
    var features: [[Int32]]
    var labels: [UInt8]
}

/// Trains a linear-chain conditional random field by stochastic gradient with AdaGrad steps.
///
/// Every sum is taken in a fixed order, so that the same sentences give the same weights, bit by bit.
struct ChainTrainer {
    private let labelCount: Int
    /// For each feature the labels it was seen with, from `starts[feature]` on.
    var starts: [Int32]
    var labels: [UInt8]
    var weights: [Double]
    var squares: [Double]
    /// From the row's label to the column's; the last row is the start.
    var transitions: [Double]
    var transitionSquares: [Double]
    /// The sums of weights and transitions after each pass that counts, whose mean is steadier than the last of them.
    var sums: (weights: [Double], transitions: [Double], passes: Double)

    private static let rate = 0.12
    /// How much a weight shrinks for each step taken with it.
    private let shrinking: Double

    init(_ examples: [Example], featureCount: Int, labelCount: Int, shrinking: Double) {
        self.labelCount = labelCount
        self.shrinking = shrinking
        var seen = Array(repeating: UInt64(0), count: featureCount)
        for example in examples {
            for (word, features) in example.features.enumerated() {
                for feature in features { seen[Int(feature)] |= 1 << UInt64(example.labels[word]) }
            }
        }
        starts = [0]
        labels = []
        starts.reserveCapacity(featureCount + 1)
        for set in seen {
            for label in 0..<UInt8(labelCount) where set & (1 << UInt64(label)) != 0 { labels.append(label) }
            starts.append(Int32(labels.count))
        }
        weights = Array(repeating: 0, count: labels.count)
        squares = Array(repeating: 1e-6, count: labels.count)
        transitions = Array(repeating: 0, count: (labelCount + 1) * labelCount)
        transitionSquares = Array(repeating: 1e-6, count: transitions.count)
        sums = (Array(repeating: 0, count: weights.count), Array(repeating: 0, count: transitions.count), 0)
    }

    /// Counts the weights as they are now among those whose mean is learned.
    mutating func count() {
        for index in weights.indices { sums.weights[index] += weights[index] }
        for index in transitions.indices { sums.transitions[index] += transitions[index] }
        sums.passes += 1
    }

    mutating func pass(_ number: Int, _ examples: [Example]) {
        for index in Self.order(examples, pass: number) where !examples[index].labels.isEmpty { step(examples[index]) }
    }

    /// Each pass has an order of its own, in which an example more or less moves no other.
    static func order(_ examples: [Example], pass: Int) -> [Int] {
        let keys = examples.map { $0.key.numbered(pass) }
        return examples.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    }

    private mutating func step(_ example: Example) {
        let count = example.labels.count
        let labelCount = labelCount
        var factors = Array(repeating: 0.0, count: count * labelCount)
        for word in 0..<count {
            let row = word * labelCount
            for feature in example.features[word] {
                for place in Int(starts[Int(feature)])..<Int(starts[Int(feature) + 1]) {
                    factors[row + Int(labels[place])] += weights[place]
                }
            }
            var most = factors[row]
            for label in 1..<labelCount { most = max(most, factors[row + label]) }
            for label in 0..<labelCount { factors[row + label] = Exponential.of(factors[row + label] - most) }
        }
        let steps = transitions.map(Exponential.of)
        var forward = factors
        for label in 0..<labelCount { forward[label] *= steps[labelCount * labelCount + label] }
        Self.normalise(&forward, 0, labelCount)
        for word in 1..<max(count, 1) {
            let (row, last) = (word * labelCount, (word - 1) * labelCount)
            var reached = Array(repeating: 0.0, count: labelCount)
            for before in 0..<labelCount where forward[last + before] > 1e-12 {
                let mass = forward[last + before]
                for label in 0..<labelCount { reached[label] += mass * steps[before * labelCount + label] }
            }
            for label in 0..<labelCount { forward[row + label] *= reached[label] }
            Self.normalise(&forward, row, labelCount)
        }
        backward(example, factors, forward, steps)
    }

    /// Goes back through the sentence and takes the step of each word and of each pair as it passes.
    private mutating func backward(_ example: Example, _ factors: [Double], _ forward: [Double], _ steps: [Double]) {
        let count = example.labels.count
        let labelCount = labelCount
        var behind = Array(repeating: 1.0, count: labelCount)
        var expected = Array(repeating: 0.0, count: transitions.count)
        for word in (0..<count).reversed() {
            let row = word * labelCount
            var shares = (0..<labelCount).map { forward[row + $0] * behind[$0] }
            Self.normalise(&shares, 0, labelCount)
            adjust(example.features[word], shares, Int(example.labels[word]))
            guard word > 0 else {
                for label in 0..<labelCount { expected[labelCount * labelCount + label] += shares[label] }
                continue
            }
            let last = row - labelCount
            let ahead = (0..<labelCount).map { factors[row + $0] * behind[$0] }
            var pairs = 0.0
            var joint = Array(repeating: 0.0, count: labelCount * labelCount)
            var next = Array(repeating: 0.0, count: labelCount)
            for before in 0..<labelCount {
                let mass = forward[last + before]
                var sum = 0.0
                for label in 0..<labelCount {
                    let value = steps[before * labelCount + label] * ahead[label]
                    sum += value
                    joint[before * labelCount + label] = mass * value
                    pairs += mass * value
                }
                next[before] = sum
            }
            if pairs > 0 { for index in joint.indices { expected[index] += joint[index] / pairs } }
            behind = next
            Self.normalise(&behind, 0, labelCount)
        }
        for word in 0..<count {
            let before = word == 0 ? labelCount : Int(example.labels[word - 1])
            expected[before * labelCount + Int(example.labels[word])] -= 1
        }
        for index in expected.indices where expected[index] != 0 {
            Self.descend(&transitions[index], &transitionSquares[index], expected[index], shrinking)
        }
    }

    private mutating func adjust(_ features: [Int32], _ shares: [Double], _ gold: Int) {
        for feature in features {
            for place in Int(starts[Int(feature)])..<Int(starts[Int(feature) + 1]) {
                let label = Int(labels[place])
                let gradient = shares[label] - (label == gold ? 1 : 0)
                if gradient > 1e-5 || gradient < -1e-5 {
                    Self.descend(&weights[place], &squares[place], gradient, shrinking)
                }
            }
        }
    }

    private static func descend(
        _ weight: inout Double, _ squares: inout Double, _ gradient: Double, _ shrinking: Double
    ) {
        let gradient = gradient + shrinking * weight
        squares += gradient * gradient
        weight -= rate * gradient / squares.squareRoot()
    }

    private static func normalise(_ values: inout [Double], _ start: Int, _ count: Int) {
        var sum = 0.0
        for index in start..<start + count { sum += values[index] }
        guard sum > 0 else { return }
        for index in start..<start + count { values[index] /= sum }
    }

    // MARK: What was learned

    /// The weights as whole numbers: those of most say little and are left out.
    ///
    /// - Parameter hashes: the features, by their numbers.
    /// - Precondition: ``count()`` was called once at least; without it nothing was learned.
    func learned(_ hashes: [UInt64], _ exactness: Exactness) -> LearnedChain {
        let passes = max(sums.passes, 1)
        var features: [ChainModel.Feature] = []
        for (number, hash) in hashes.enumerated() {
            var said: [(label: UInt8, weight: Int8)] = []
            for place in Int(starts[number])..<Int(starts[number + 1]) {
                let weight = (sums.weights[place] / passes * ChainModel.unit / Double(exactness.step)).rounded()
                if weight != 0 { said.append((labels[place], Int8(max(-127, min(weight, 127))))) }
            }
            if !said.isEmpty { features.append(ChainModel.Feature(hash: hash, weights: said)) }
        }
        let steps = sums.transitions.map { sum in
            Int16(max(-30_000, min((sum / passes * ChainModel.unit).rounded(), 30_000)))
        }
        return LearnedChain(labelCount: labelCount, exactness: exactness, features: features, transitions: steps)
    }
}

/// What a ``ChainTrainer`` learned, to be used at once or written to a file.
struct LearnedChain {
    var labelCount: Int
    var exactness: Exactness
    var features: [ChainModel.Feature]
    var transitions: [Int16]

    /// The same with a label scored lower everywhere.
    ///
    /// - Parameter handicap: in natural logarithms of odds, 0...100.
    func withoutPreferring(_ label: UInt8, by handicap: Double) -> LearnedChain {
        var chain = self
        let units = Int16((handicap * ChainModel.unit).rounded())
        for row in 0...labelCount { chain.transitions[row * labelCount + Int(label)] -= units }
        return chain
    }

    func append(to packed: inout PackedWriter) {
        ChainModel.append(labelCount: labelCount, exactness, features: features, transitions: transitions, to: &packed)
    }
}
