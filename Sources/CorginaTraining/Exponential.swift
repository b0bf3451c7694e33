/// e to a power, by additions and multiplications alone: a platform's own differs in the last bit from machine to
/// machine, and the weights must not.
enum Exponential {
    /// - Parameter value: at most 700; what is below -700 counts as nothing.
    static func of(_ value: Double) -> Double {
        guard value > -700 else { return 0 }
        let halvings = (value * 1.442_695_040_888_963_4).rounded()
        let rest = value - halvings * 0.693_147_180_559_945_3
        var sum = 1.0
        for divisor in stride(from: 13.0, through: 1, by: -1) { sum = 1 + rest / divisor * sum }
        return sum * Double(sign: .plus, exponent: Int(halvings), significand: 1)
    }
}
