/// How exactly a model is kept.
package struct Exactness: Sendable {
    /// Weights of features are whole multiples of so many units, 1...127.
    package var step: Int32
    /// So many bits of a feature's hash are kept, 16...32. With 26 one in a thousand features that nobody saw is taken for one that
    /// is known, and says some little thing for a label; more bits would be most of what a model weighs.
    package var bits: Int

    package init(step: Int32, bits: Int) {
        self.step = step
        self.bits = bits
    }

    /// What is kept of a feature's hash.
    func fingerprint(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> UInt64(UInt64.bitWidth - bits)) }

    /// In bytes: a fingerprint.
    var width: Int { (bits + 7) / 8 }
}

/// The features a model knows, each by what is left of its hash, with what it says for labels.
struct FeatureTable: Sendable {
    private let exactness: Exactness
    /// By rising fingerprint.
    private let fingerprints: [UInt32]
    /// Where each feature's weights start; one more for the end of all.
    private let starts: [UInt32]
    private let labels: [UInt8]
    private let weights: [Int8]
    /// The first feature at or behind each beginning of a fingerprint, about one a feature; one more for the end of all.
    private let firsts: [UInt32]
    private let firstShift: UInt32

    /// - Parameters:
    ///   - fingerprints: rising, each once.
    ///   - counts: how many weights each has.
    init(_ exactness: Exactness, fingerprints: [UInt32], counts: [UInt8], labels: [UInt8], weights: [Int8]) {
        self.exactness = exactness
        self.fingerprints = fingerprints
        self.labels = labels
        self.weights = weights
        var starts: [UInt32] = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + UInt32(count)) }
        self.starts = starts
        let beginning = UInt32(max(1, UInt.bitWidth - fingerprints.count.leadingZeroBitCount))
        let bits = UInt32(exactness.bits)
        firstShift = bits - min(beginning, bits)
        let beginnings = 1 << Int(bits - firstShift)
        var firsts: [UInt32] = []
        firsts.reserveCapacity(beginnings + 1)
        for (place, fingerprint) in fingerprints.enumerated() {
            while firsts.count <= Int(fingerprint >> firstShift) { firsts.append(UInt32(place)) }
        }
        while firsts.count <= beginnings { firsts.append(UInt32(fingerprints.count)) }
        self.firsts = firsts
    }

    /// Adds what a feature says to the scores of one word's labels.
    func add(_ feature: UInt64, to scores: UnsafeMutablePointer<Int32>) {
        let fingerprint = exactness.fingerprint(feature)
        let beginning = Int(fingerprint >> firstShift)
        for place in Int(firsts[beginning])..<Int(firsts[beginning + 1]) where fingerprints[place] == fingerprint {
            for index in Int(starts[place])..<Int(starts[place + 1]) {
                scores[Int(labels[index])] &+= Int32(weights[index]) &* exactness.step
            }
        }
    }
}
