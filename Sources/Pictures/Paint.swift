/// What an outline is filled with.
public enum Paint: Hashable, Sendable {
    case plain(Colour)
    /// A blend along the line from one point to the other; stops lie between 0 and 1, in order.
    case blend(from: Point, to: Point, stops: [Stop])

    public struct Stop: Hashable, Sendable {
        public var place: Double
        public var colour: Colour

        public init(_ place: Double, _ colour: Colour) {
            self.place = place
            self.colour = colour
        }
    }

    /// The colour at the middle of a pixel.
    func colour(at point: Point) -> Colour {
        switch self {
        case .plain(let colour): return colour
        case .blend(let from, let to, let stops):
            let way = to - from
            let length = way.x * way.x + way.y * way.y
            let offset = point - from
            let place = length > 0 ? (offset.x * way.x + offset.y * way.y) / length : 0
            guard let after = stops.firstIndex(where: { $0.place >= place }) else {
                return stops.last?.colour ?? .black
            }
            guard after > 0 else { return stops[after].colour }
            let (one, two) = (stops[after - 1], stops[after])
            return one.colour.blended(with: two.colour, (place - one.place) / max(two.place - one.place, 1e-9))
        }
    }

    /// Enlarged and moved as an outline is.
    func placed(scale: Double, at origin: Point) -> Paint {
        guard case .blend(let from, let to, let stops) = self else { return self }
        return .blend(from: from * scale + origin, to: to * scale + origin, stops: stops)
    }
}

/// An opaque colour, in parts from 0 to 255.
public struct Colour: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double

    /// 0xFF6B9D
    public init(_ hex: UInt32) {
        red = Double(hex >> 16 & 0xFF)
        green = Double(hex >> 8 & 0xFF)
        blue = Double(hex & 0xFF)
    }

    static let black = Colour(0)

    func blended(with other: Colour, _ share: Double) -> Colour {
        var mixed = self
        mixed.red += (other.red - red) * share
        mixed.green += (other.green - green) * share
        mixed.blue += (other.blue - blue) * share
        return mixed
    }

    /// "#FF6B9D"
    var hex: String {
        "#"
            + [red, green, blue].map { part in
                let text = String(Int(part.rounded()), radix: 16, uppercase: true)
                return (text.count < 2 ? "0" : "") + text
            }.joined()
    }
}
