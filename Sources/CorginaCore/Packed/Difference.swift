/// Differences as numbers without a sign: 0, -1, 1, -2, 2 are 0, 1, 2, 3, 4.
package enum Difference {
    package static func folded(_ difference: Int32) -> UInt32 { UInt32(bitPattern: difference << 1 ^ difference >> 31) }
    package static func unfolded(_ number: UInt32) -> Int32 {
        Int32(bitPattern: number >> 1) ^ -Int32(bitPattern: number & 1)
    }
}
