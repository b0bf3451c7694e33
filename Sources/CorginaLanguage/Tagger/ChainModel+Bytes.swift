import CorginaCore

/// How a model is kept in a file: columns of what is alike, features by rising fingerprint.
///
///     how many labels, how many features, how many sets of labels
///     each set of labels: how many, and each
///     of each feature how much its fingerprint is more than the one before
///     of each feature its set of labels, those most used first
///     the weights of all features, in steps
///     the score of each label behind each other
extension ChainModel {
    /// In bytes: a fingerprint's distance to the one before it.
    private static let distanceWidth = (FeatureTable.bits + 7) / 8

    /// Appends the model to what is packed.
    ///
    /// - Parameter features: those that say something. Of two with one fingerprint that with the lower hash is kept.
    package static func append(
        labelCount: Int, features: [Feature], transitions: [Int16], to packed: inout PackedWriter
    ) {
        let features = distinct(features)
        let sets = labelSets(features)
        var numbers: [[UInt8]: UInt32] = [:]
        for (number, set) in sets.enumerated() { numbers[set] = UInt32(number) }
        packed.add(UInt32(labelCount))
        packed.add(UInt32(features.count))
        packed.add(UInt32(sets.count))
        for set in sets {
            packed.add([UInt8(truncatingIfNeeded: set.count)])
            packed.add(set)
        }
        let fingerprints = features.map { FeatureTable.fingerprint($0.hash) }
        packed.add(planes: zip(fingerprints, [0] + fingerprints).map { $0 - $1 }, width: distanceWidth)
        packed.add(column: features.map { numbers[$0.weights.map { $0.label }] ?? 0 })
        for feature in features { packed.add(feature.weights.map { UInt8(bitPattern: $0.weight) }) }
        packed.add(planes: transitions.map { UInt32(UInt16(bitPattern: $0)) }, width: 2)
    }

    private static func distinct(_ features: [Feature]) -> [Feature] {
        var distinct: [Feature] = []
        for feature in features.filter({ !$0.weights.isEmpty }).sorted(by: { $0.hash < $1.hash }) {
            if let last = distinct.last, FeatureTable.fingerprint(last.hash) == FeatureTable.fingerprint(feature.hash) { continue }
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

    /// Reads what ``append(labelCount:features:transitions:to:)`` wrote.
    ///
    /// - Throws: ``PackedDamage`` if the bytes end early or tell of labels that are none.
    init(
        reading packed: inout PackedReader, labelCount expected: Int,
        mayFollow: (UInt8, UInt8?) -> Bool = { _, _ in true }
    ) throws(PackedDamage) {
        guard try packed.number() == UInt32(expected) else { throw PackedDamage() }
        let count = try packed.count()
        let sets = try Self.sets(&packed, labelCount: expected)
        let fingerprints = try Self.fingerprints(&packed, count)
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
            features: FeatureTable(fingerprints: fingerprints, counts: counts, labels: labels, weights: weights),
            transitions: transitions, mayFollow: mayFollow)
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

    private static func fingerprints(_ packed: inout PackedReader, _ count: Int) throws(PackedDamage) -> [UInt32] {
        var fingerprints = try packed.planes(count, width: distanceWidth)
        var last: UInt32 = 0
        for place in fingerprints.indices {
            let (fingerprint, isTooLarge) = last.addingReportingOverflow(fingerprints[place])
            guard !isTooLarge, fingerprint >> UInt32(FeatureTable.bits) == 0, fingerprint > last || place == 0 else {
                throw PackedDamage()
            }
            fingerprints[place] = fingerprint
            last = fingerprint
        }
        return fingerprints
    }
}
