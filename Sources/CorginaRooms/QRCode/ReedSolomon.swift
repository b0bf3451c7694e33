/// Codewords by which a reader corrects what is dirty or covered: Reed and Solomon's code over the field of 256 elements.
///
/// The field's polynomial is x⁸ + x⁴ + x³ + x² + 1, its generating element 2. Source: ISO/IEC 18004:2015, 7.5.2.
struct ReedSolomon {
    /// The generator polynomial's coefficients as powers of 2, from the highest down; the first is 1 and left out.
    private let generator: [Int]

    /// - Parameter count: How many codewords are added to each block, 1 or more.
    init(corrections count: Int) {
        // The product of (x - 2⁰)(x - 2¹)…
        var polynomial: [UInt8] = [1]
        for root in 0..<count {
            var next = polynomial + [0]
            for (place, coefficient) in polynomial.enumerated() where coefficient != 0 {
                next[place + 1] ^= Self.powers[(Self.logarithms[Int(coefficient)] + root) % 255]
            }
            polynomial = next
        }
        // None of them is 0 for the counts of QR codes.
        generator = polynomial.dropFirst().map { Self.logarithms[Int($0)] }
    }

    /// What is left when the block, with room behind it, is divided by the generator polynomial.
    func corrections(of block: [UInt8]) -> [UInt8] {
        var rest = block + Array(repeating: 0, count: generator.count)
        for place in block.indices where rest[place] != 0 {
            let element = rest[place]
            let factor = Self.logarithms[Int(element)]
            for (behind, coefficient) in generator.enumerated() {
                rest[place + 1 + behind] ^= Self.powers[(coefficient + factor) % 255]
            }
        }
        return Array(rest.suffix(generator.count))
    }

    /// 2⁰ to 2²⁵⁴.
    private static let powers: [UInt8] = {
        var powers: [UInt8] = [1]
        for _ in 1..<255 {
            let last = powers[powers.count - 1]
            powers.append(last << 1 ^ (last & 0x80 == 0 ? 0 : 0x1D))
        }
        return powers
    }()

    /// Of which power of 2 an element is; 0 is of none.
    private static let logarithms: [Int] = {
        var logarithms = Array(repeating: 0, count: 256)
        for (power, element) in powers.enumerated() { logarithms[Int(element)] = power }
        return logarithms
    }()
}
