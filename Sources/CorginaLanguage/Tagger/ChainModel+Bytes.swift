import CorginaCore

/// How a model is kept in a file: columns of what is alike, features by rising fingerprint.
///
///     how many labels, the step of weights, the bits of fingerprints, how many features
///     how many sets of labels; of each set how many labels, and each
///     of each feature how much its fingerprint is more than the one before
///     of each feature its set of labels, those most used first
///     the weights of all features, in steps
///     the score of each label behind each other
extension ChainModel {
    /// Appends the model to what is packed.
    ///
    /// - Parameter features: those that say something. Of two with one fingerprint that with the lower hash is kept.
    package static func append(
        labelCount: Int, _ exactness: Exactness, features: [Feature], transitions: [Int16],
        to packed: inout PackedWriter
    ) {
        let features = distinct(features, exactness)
        let sets = labelSets(features)
        var numbers: [[UInt8]: UInt32] = [:]
        for (number, set) in sets.enumerated() { numbers[set] = UInt32(number) }
        for number in [labelCount, Int(exactness.step), exactness.bits, features.count] { packed.add(UInt32(number)) }
        packed.add(UInt32(sets.count))
        for set in sets {
            packed.add([UInt8(truncatingIfNeeded: set.count)])
            packed.add(set)
        }
        let fingerprints = features.map { exactness.fingerprint($0.hash) }
        packed.add(planes: zip(fingerprints, [0] + fingerprints).map { $0 - $1 }, width: exactness.width)
        packed.add(column: features.map { numbers[$0.weights.map { $0.label }] ?? 0 })
        for feature in features { packed.add(feature.weights.map { UInt8(bitPattern: $0.weight) }) }
        packed.add(planes: transitions.map { UInt32(UInt16(bitPattern: $0)) }, width: 2)
    }

    private static func distinct(_ features: [Feature], _ exactness: Exactness) -> [Feature] {
        var distinct: [Feature] = []
        for feature in features.filter({ !$0.weights.isEmpty }).sorted(by: { $0.hash < $1.hash }) {
            if let last = distinct.last, exactness.fingerprint(last.hash) == exactness.fingerprint(feature.hash) {
                continue
            }
            distinct.append(feature)
        }
        return distinct
    }

    /// The sets of labels that features tell of, those most used first.
    private static func labelSets(_ features: [Feature]) -> [[UInt8]] {
        var uses: [[UInt8]: Int] = [:]
        for feature in features { uses[feature.weights.map { $0.label }, default: 0] += 1 }
        return uses.keys.sorted { one, other in
            let (often, seldom) = (uses[one] ?? 0, uses[other] ?? 0)
            return often != seldom ? often > seldom : one.lexicographicallyPrecedes(other)
        }
    }

    /// Reads what ``append(labelCount:_:features:transitions:to:)`` wrote.
    ///
    /// - Throws: ``PackedDamage`` if the bytes end early or tell of labels that are none.
    init(
        reading packed: inout PackedReader, labelCount expected: Int,
        mayFollow: (UInt8, UInt8?) -> Bool = { _, _ in true }
    ) throws(PackedDamage) {
        guard try packed.number() == UInt32(expected) else { throw PackedDamage() }
        let exactness = try Self.exactness(&packed)
        let count = try packed.count()
        let sets = try Self.sets(&packed, labelCount: expected)
        let fingerprints = try Self.fingerprints(&packed, count, exactness)
        var (counts, labels): ([UInt8], [UInt8]) = ([], [])
        counts.reserveCapacity(count)
        for number in try packed.column(count) {
            guard number < UInt32(sets.count) else { throw PackedDamage() }
            let set = sets[Int(number)]
            counts.append(UInt8(truncatingIfNeeded: set.count))
            labels.append(contentsOf: set)
        }
        let weights = try packed.slice(labels.count).map { Int8(bitPattern: $0) }
        let transitions = try packed.planes((expected + 1) * expected, width: 2).map {
            Int16(bitPattern: UInt16(truncatingIfNeeded: $0))
        }
        self.init(
            labelCount: expected,
            features: FeatureTable(
                exactness, fingerprints: fingerprints, counts: counts, labels: labels, weights: weights),
            transitions: transitions, mayFollow: mayFollow)
    }

    private static func exactness(_ packed: inout PackedReader) throws(PackedDamage) -> Exactness {
        let (step, bits) = (try packed.number(), try packed.number())
        guard (1...127).contains(step), (16...32).contains(bits) else { throw PackedDamage() }
        return Exactness(step: Int32(step), bits: Int(bits))
    }

    private static func sets(_ packed: inout PackedReader, labelCount: Int) throws(PackedDamage) -> [[UInt8]] {
        var sets: [[UInt8]] = []
        for _ in 0..<(try packed.count()) {
            let set = Array(try packed.slice(Int(try packed.byte())))
            guard !set.isEmpty, set.allSatisfy({ $0 < labelCount }) else { throw PackedDamage() }
            sets.append(set)
        }
        return sets
    }

    private static func fingerprints(_ packed: inout PackedReader, _ count: Int, _ exactness: Exactness)
        throws(PackedDamage) -> [UInt32]
    {
        var fingerprints = try packed.planes(count, width: exactness.width)
        var last: UInt32 = 0
        for place in fingerprints.indices {
            let (fingerprint, isTooLarge) = last.addingReportingOverflow(fingerprints[place])
            guard !isTooLarge, UInt64(fingerprint) >> UInt64(exactness.bits) == 0, fingerprint > last || place == 0
            else {
                throw PackedDamage()
            }
            fingerprints[place] = fingerprint
            last = fingerprint
        }
        return fingerprints
    }
}
