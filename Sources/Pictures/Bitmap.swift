/// An opaque picture of pixels.
public struct Bitmap: Sendable {
    public let width: Int
    public let height: Int
    /// Red, green and blue of each pixel, row by row from the top.
    public private(set) var bytes: [UInt8]

    /// A picture of nothing but black; no smaller than one pixel.
    public init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        bytes = [UInt8](repeating: 0, count: self.width * self.height * 3)
    }

    /// The three parts of a pixel.
    public subscript(x: Int, y: Int) -> [UInt8] {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return [] }
        let place = (y * width + x) * 3
        return Array(bytes[place..<place + 3])
    }

    /// Fills what the outline encloses, by the nonzero rule, with smooth edges.
    public mutating func fill(_ outline: Outline, with paint: Paint) {
        let edges = outline.lines.flatMap { Edge.edges(of: $0.points) }
        guard let top = edges.map(\.top).min(), let bottom = edges.map(\.bottom).max() else { return }
        let first = max(0, Int(top.rounded(.down)))
        let last = min(height - 1, Int(bottom.rounded(.up)))
        guard first <= last else { return }
        for row in first...last {
            let cover = coverage(of: edges.filter { $0.top < Double(row + 1) && $0.bottom > Double(row) }, row: row)
            for (x, share) in cover.enumerated() where share > 0 {
                blend(x, row, paint.colour(at: Point(Double(x) + 0.5, Double(row) + 0.5)), min(share, 1))
            }
        }
    }

    /// How many lines each row of pixels is looked at along.
    private static let samples = 8

    /// How much of each pixel of the row lies within the edges.
    private func coverage(of edges: [Edge], row: Int) -> [Double] {
        var cover = [Double](repeating: 0, count: width)
        for sample in 0..<Self.samples {
            let y = Double(row) + (Double(sample) + 0.5) / Double(Self.samples)
            let crossings = edges.compactMap { $0.crossing(y) }.sorted { $0.x < $1.x }
            var winding = 0
            for (this, next) in zip(crossings, crossings.dropFirst()) {
                winding += this.direction
                if winding != 0 { Self.add(from: this.x, to: next.x, onto: &cover) }
            }
        }
        return cover
    }

    private static func add(from: Double, to: Double, onto cover: inout [Double]) {
        let (start, end) = (max(from, 0), min(to, Double(cover.count)))
        guard start < end else { return }
        var x = Int(start)
        while x < cover.count, Double(x) < end {
            cover[x] += (min(end, Double(x + 1)) - max(start, Double(x))) / Double(samples)
            x += 1
        }
    }

    private mutating func blend(_ x: Int, _ y: Int, _ colour: Colour, _ share: Double) {
        let place = (y * width + x) * 3
        bytes[place] = Self.blended(bytes[place], colour.red, share)
        bytes[place + 1] = Self.blended(bytes[place + 1], colour.green, share)
        bytes[place + 2] = Self.blended(bytes[place + 2], colour.blue, share)
    }

    private static func blended(_ before: UInt8, _ value: Double, _ share: Double) -> UInt8 {
        let mixed = Double(before) + (value - Double(before)) * share
        return UInt8(max(0, min(255, mixed.rounded())))
    }
}

/// A straight piece of an outline that is not level.
private struct Edge {
    let top: Double
    let bottom: Double
    private let topX: Double
    private let slope: Double
    private let direction: Int

    /// The pieces around those points, the last joined to the first.
    static func edges(of points: [Point]) -> [Edge] {
        zip(points, points.dropFirst() + points.prefix(1)).compactMap { Edge(from: $0, to: $1) }
    }

    private init?(from: Point, to: Point) {
        guard from.y != to.y else { return nil }
        let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        top = upper.y
        bottom = lower.y
        topX = upper.x
        slope = (lower.x - upper.x) / (lower.y - upper.y)
        direction = from.y < to.y ? 1 : -1
    }

    func crossing(_ y: Double) -> (x: Double, direction: Int)? {
        y >= top && y < bottom ? (topX + (y - top) * slope, direction) : nil
    }
}
