import Foundation

/// A square picture while it is drawn.
struct Canvas {
    let side: Int
    private var brightness: [Float]

    init(side: Int) {
        self.side = side
        brightness = Array(repeating: 0, count: side * side)
    }

    /// Each pixel is the mean of four places in it.
    mutating func fill(_ pattern: (Double, Double) -> Double) {
        let middle = Double(side) / 2
        let parts = [0.25, 0.75]
        for row in 0..<side {
            for column in 0..<side {
                var sum = 0.0
                for down in parts {
                    for right in parts {
                        sum += pattern(Double(column) + right - middle, Double(row) + down - middle)
                    }
                }
                brightness[row * side + column] = Float(sum / 4)
            }
        }
    }

    /// - Parameter deviation: of the Gaussian, in pixels.
    mutating func blur(by deviation: Double) {
        guard deviation > 0.05 else { return }
        let weights = Self.weights(deviation)
        for _ in 0..<2 { brightness = turned(weights) }
    }

    /// What a camera makes of it, in whole steps from 0 to 255.
    func exposed(slope: Double, noise: Double, _ generator: inout some RandomNumberGenerator) -> [UInt8] {
        brightness.enumerated().map { place, value in
            let x = Double(place % side) / Double(side) * 2 - 1
            let seen = Double(value) * (1 + slope * x) + noise * Self.deviate(&generator)
            return UInt8(min(255, max(0, seen)))
        }
    }

    /// Close to a normal deviate: the sum of four even ones, with a standard deviation of 1.
    private static func deviate(_ generator: inout some RandomNumberGenerator) -> Double {
        let bits = generator.next()
        let sum = (0..<4).reduce(0.0) { $0 + Double(bits >> ($1 * 16) & 0xFFFF) / 65_536 }
        return (sum - 2) * 3.0.squareRoot()
    }

    private static func weights(_ deviation: Double) -> [Float] {
        let reach = Int((deviation * 3).rounded(.up))
        let heights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = heights.reduce(0, +)
        return heights.map { Float($0 / sum) }
    }

    /// Blurred along its rows, with rows and columns exchanged; doing so twice blurs both ways.
    private func turned(_ weights: [Float]) -> [Float] {
        let reach = weights.count / 2
        var result = Array(repeating: Float(0), count: brightness.count)
        for row in 0..<side {
            for column in 0..<side {
                var sum: Float = 0
                for (place, weight) in weights.enumerated() {
                    sum += weight * brightness[row * side + min(side - 1, max(0, column + place - reach))]
                }
                result[column * side + row] = sum
            }
        }
        return result
    }
}
