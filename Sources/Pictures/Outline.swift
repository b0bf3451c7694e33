/// Lines that enclose or follow something: what a path of SVG comes to once its curves are straightened.
public struct Outline: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public var points: [Point]
    }

    public var lines: [Line]

    /// Into how many straight pieces a curve is cut. Sixteen stay within a tenth of a pixel in the largest icon.
    static let pieces = 16

    /// Reads path data: the commands `M L H V C S Z` and their relative forms. What else is there is passed over.
    public init(path: String) {
        var reader = PathReader(path)
        lines = reader.read()
    }

    /// A circle.
    public init(center: Point, radius: Double) {
        // The four-curve approximation every drawing program uses.
        let k = radius * 0.5522847498
        let (x, y) = (center.x, center.y)
        self.init(
            path: """
                M\(x - radius) \(y)C\(x - radius) \(y - k) \(x - k) \(y - radius) \(x) \(y - radius)\
                C\(x + k) \(y - radius) \(x + radius) \(y - k) \(x + radius) \(y)\
                C\(x + radius) \(y + k) \(x + k) \(y + radius) \(x) \(y + radius)\
                C\(x - k) \(y + radius) \(x - radius) \(y + k) \(x - radius) \(y)Z
                """)
    }

    init(lines: [Line]) { self.lines = lines }

    /// The outline of a pen of that width drawn along the lines, with round ends and corners.
    public func stroked(width: Double) -> Outline {
        let half = width / 2
        var parts: [Line] = []
        for line in lines {
            for point in line.points { parts += Outline(center: point, radius: half).lines }
            for (from, to) in zip(line.points, line.points.dropFirst()) {
                let way = to - from
                guard way.length > 0 else { continue }
                let side = Point(-way.y, way.x) * (half / way.length)
                // Turning as the circles do, so that where they overlap nothing cancels.
                parts.append(Line(points: [from - side, to - side, to + side, from + side]))
            }
        }
        return Outline(lines: parts)
    }

    /// Enlarged from the origin, then moved.
    public func placed(scale: Double, at origin: Point) -> Outline {
        Outline(lines: lines.map { Line(points: $0.points.map { $0 * scale + origin }) })
    }
}

/// Reads one path's data.
private struct PathReader {
    private let bytes: [UInt8]
    private var place = 0
    private var done: [Outline.Line] = []
    private var points: [Point] = []
    private var here = Point(0, 0)
    private var start = Point(0, 0)
    /// The last curve's second handle, which `S` mirrors.
    private var handle: Point?

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func read() -> [Outline.Line] {
        var command: UInt8?
        while let next = afterSpace() {
            if isLetter(next) {
                command = next
                place += 1
                if next | 0x20 == UInt8(ascii: "z") { close() }
            } else if let known = command, let number = number() {
                follow(known, first: number)
                // What follows a move without a word of its own are lines: L after M, l after m.
                if known | 0x20 == UInt8(ascii: "m") { command = known - 1 }
            } else {
                place += 1
            }
        }
        finish()
        return done
    }

    private mutating func follow(_ command: UInt8, first: Double) {
        let base = command >= UInt8(ascii: "a") ? here : Point(0, 0)
        var mirrored: Point?
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            if points.count > 1 || points.isEmpty { finish() }
            here = base + Point(first, number() ?? 0)
            start = here
            points = [here]
        case UInt8(ascii: "l"): line(to: base + Point(first, number() ?? 0))
        case UInt8(ascii: "h"): line(to: Point(base.x + first, here.y))
        case UInt8(ascii: "v"): line(to: Point(here.x, base.y + first))
        case UInt8(ascii: "c"):
            let one = base + Point(first, number() ?? 0)
            let two = base + Point(number() ?? 0, number() ?? 0)
            curve(one, two, to: base + Point(number() ?? 0, number() ?? 0))
            mirrored = two
        case UInt8(ascii: "s"):
            let two = base + Point(first, number() ?? 0)
            let one = handle.map { here * 2 - $0 } ?? here
            curve(one, two, to: base + Point(number() ?? 0, number() ?? 0))
            mirrored = two
        default: break
        }
        handle = mirrored
    }

    private mutating func line(to end: Point) {
        points.append(end)
        here = end
    }

    private mutating func curve(_ one: Point, _ two: Point, to end: Point) {
        let from = here
        for piece in 1...Outline.pieces {
            let t = Double(piece) / Double(Outline.pieces)
            let u = 1 - t
            points.append(from * (u * u * u) + one * (3 * u * u * t) + two * (3 * u * t * t) + end * (t * t * t))
        }
        here = end
    }

    private mutating func close() {
        here = start
        finish()
        points = [here]
        handle = nil
    }

    private mutating func finish() {
        if points.count > 1 { done.append(Outline.Line(points: points)) }
        points = []
    }

    private mutating func afterSpace() -> UInt8? {
        while let next = peek(), [32, 44, 10, 9, 13].contains(next) { place += 1 }
        return peek()
    }

    private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

    private func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte & 0xDF) && byte | 0x20 != UInt8(ascii: "e") }

    /// The next number; `3.1.8` is two of them, as path data is written.
    private mutating func number() -> Double? {
        _ = afterSpace()
        var text = ""
        var hasPoint = false
        while let next = peek() {
            switch next {
            case UInt8(ascii: "-") where text.isEmpty: break
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            case 48...57: break
            default: return Double(text)
            }
            text.append(Character(Unicode.Scalar(next)))
            place += 1
        }
        return Double(text)
    }
}
