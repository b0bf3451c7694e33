import CorginaCore
import SeededRandom
import Testing

@testable import CorginaLanguage

/// A model is kept in few bytes and found again whole.
struct ChainModelTests {
    private static let labelCount = 5

    /// As many features as are asked for, each with some weights.
    private func features(_ count: Int, seed: UInt64) -> [ChainModel.Feature] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in
            let labels = (0..<UInt8(Self.labelCount)).filter { _ in random.next() % 3 == 0 }
            return ChainModel.Feature(
                hash: random.next(),
                weights: labels.map { ($0, Int8(truncatingIfNeeded: Int(random.next() % 200) - 100)) })
        }
    }

    private func packed(_ features: [ChainModel.Feature], _ exactness: Exactness) -> [UInt8] {
        var packed = PackedWriter()
        let transitions = (0..<Int16((Self.labelCount + 1) * Self.labelCount)).map { $0 * 900 - 12_000 }
        ChainModel.append(
            labelCount: Self.labelCount, exactness, features: features, transitions: transitions, to: &packed)
        return packed.bytes
    }

    private func read(_ bytes: [UInt8]) throws -> ChainModel {
        try bytes.withUnsafeBytes { bytes in
            var packed = PackedReader(bytes)
            return try ChainModel(reading: &packed, labelCount: Self.labelCount)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 64, 5_000], [Exactness(step: 8, bits: 32), Exactness(step: 1, bits: 26)])
    func `every feature says what it said`(count: Int, exactness: Exactness) throws {
        let features = features(count, seed: 5).filter { !$0.weights.isEmpty }
        let model = try read(packed(features, exactness))
        let alone = Dictionary(grouping: features) { exactness.fingerprint($0.hash) }.compactMap {
            $1.count == 1 ? $1[0] : nil
        }
        for feature in alone {
            var expected = Array(repeating: Int32(0), count: Self.labelCount)
            for (label, weight) in feature.weights { expected[Int(label)] = Int32(weight) * exactness.step }
            #expect(model.said(by: feature.hash) == expected)
        }
        let silent = Array(repeating: Int32(0), count: Self.labelCount)
        let known = Set(features.map { exactness.fingerprint($0.hash) })
        for other in self.features(200, seed: 6) where !known.contains(exactness.fingerprint(other.hash)) {
            #expect(model.said(by: other.hash) == silent)
        }
    }

    @Test func `features in any order give the same bytes`() {
        let (features, exactness) = (features(300, seed: 9), Exactness(step: 8, bits: 26))
        #expect(packed(features, exactness) == packed(features.reversed(), exactness))
    }

    @Test func `the score of each label behind each other comes back`() throws {
        let model = try read(packed([], Exactness(step: 8, bits: 26)))
        #expect(model.transitions == (0..<30).map { Int16($0) * 900 - 12_000 })
    }
}
