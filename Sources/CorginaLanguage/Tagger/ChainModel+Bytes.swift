/// How a model is kept in a file: numbers in little-endian order, features by rising hash.
extension ChainModel {
    /// Appends the model to `bytes`.
    ///
    /// - Parameter features: those the model was made of.
    package static func append(
        labelCount: Int, features: [Feature], transitions: [Int16], to bytes: inout [UInt8]
    ) {
        let features = features.filter { !$0.weights.isEmpty }.sorted { $0.hash < $1.hash }
        func put(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
        put(UInt32(labelCount))
        put(UInt32(features.count))
        for feature in features {
            put(feature.hash)
            put(UInt8(feature.weights.count))
            for (label, weight) in feature.weights {
                put(label)
                put(weight)
            }
        }
        for step in transitions { put(step) }
    }

    /// Reads what ``append(labelCount:features:transitions:to:)`` wrote, from the front of `bytes` on.
    ///
    /// - Throws: ``SentenceModelsError/damaged`` if the bytes end early or tell of labels that are none.
    init(
        reading bytes: inout ArraySlice<UInt8>, labelCount expected: Int,
        mayFollow: (UInt8, UInt8?) -> Bool = { _, _ in true }
    ) throws(SentenceModelsError) {
        func take<Number: FixedWidthInteger>(_: Number.Type, _ bytes: inout ArraySlice<UInt8>)
            throws(SentenceModelsError) -> Number
        {
            let size = Number.bitWidth / 8
            guard bytes.count >= size else { throw .damaged }
            var value: Number = 0
            for byte in bytes.prefix(size).reversed() { value = value << 8 | Number(truncatingIfNeeded: byte) }
            bytes = bytes.dropFirst(size)
            return value
        }
        guard try take(UInt32.self, &bytes) == UInt32(expected) else { throw .damaged }
        guard let count = Int(exactly: try take(UInt32.self, &bytes)) else { throw .damaged }
        var table = FeatureTable(features: min(count, bytes.count))
        for _ in 0..<count {
            let hash = try take(UInt64.self, &bytes)
            let weights = Int(try take(UInt8.self, &bytes))
            guard weights > 0, bytes.count >= 2 * weights else { throw .damaged }
            table.begin(hash, weights: weights)
            for _ in 0..<weights {
                let label = bytes[bytes.startIndex]
                guard label < expected else { throw .damaged }
                table.add(label, Int8(bitPattern: bytes[bytes.startIndex + 1]))
                bytes = bytes.dropFirst(2)
            }
        }
        var transitions: [Int16] = []
        for _ in 0..<(expected + 1) * expected { transitions.append(try take(Int16.self, &bytes)) }
        self.init(labelCount: expected, table: table, transitions: transitions, mayFollow: mayFollow)
    }
}
