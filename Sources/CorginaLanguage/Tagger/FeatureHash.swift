/// Names a feature by 64 bits: a template with the values that stand in it. The same on every machine.
enum FeatureHash {
    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    /// FNV-1a of some bytes.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash = start
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
        return hash
    }

    /// The same of English letters, were they all lower case.
    static func ofLowercased(_ letters: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash = start
        for place in range { hash = (hash ^ UInt64(letters[place] | 0x20)) &* prime }
        return hash
    }

    /// The hash of a template and its values.
    static func of(_ template: UInt64, _ first: UInt64, _ second: UInt64 = 0) -> UInt64 {
        mixed(mixed(mixed(template &+ 1) ^ first) &+ second)
    }

    /// The finaliser of SplitMix64: every bit of the answer hangs on every bit of `value`.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
