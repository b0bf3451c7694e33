// Geometry and paint of drawings. Lengths are in the drawing's own units.
extension Attribute {
    public static func viewBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Attribute {
        Attribute("viewBox", [x, y, width, height].map(Decimals.text).joined(separator: " "))
    }

    public static func cx(_ value: Double) -> Attribute { Attribute("cx", value) }
    public static func cy(_ value: Double) -> Attribute { Attribute("cy", value) }
    public static func r(_ value: Double) -> Attribute { Attribute("r", value) }
    public static func x(_ value: Double) -> Attribute { Attribute("x", value) }
    public static func y(_ value: Double) -> Attribute { Attribute("y", value) }
    /// A place in parts of the drawing around it: 0 to 1.
    public static func x(part: Double) -> Attribute { Attribute("x", Decimals.text(part * 100) + "%") }
    public static func y(part: Double) -> Attribute { Attribute("y", Decimals.text(part * 100) + "%") }
    public static func width(_ value: Double) -> Attribute { Attribute("width", value) }
    public static func height(_ value: Double) -> Attribute { Attribute("height", value) }
    /// The radius of a rectangle's corners.
    public static func rx(_ value: Double) -> Attribute { Attribute("rx", value) }
    public static func x1(_ value: Double) -> Attribute { Attribute("x1", value) }
    public static func x2(_ value: Double) -> Attribute { Attribute("x2", value) }
    public static func y1(_ value: Double) -> Attribute { Attribute("y1", value) }
    public static func y2(_ value: Double) -> Attribute { Attribute("y2", value) }
    /// Fills its box whatever the box's shape; strokes keep their width by `vector-effect` in the style sheet.
    public static var stretched: Attribute { Attribute("preserveAspectRatio", "none") }
    public static func strokeWidth(_ value: Double) -> Attribute { Attribute("stroke-width", value) }
    /// Path data; build it with ``PathData``.
    public static func d(_ path: PathData) -> Attribute { Attribute("d", path.text) }
    public static func fill(_ color: Color) -> Attribute { Attribute("fill", color.text) }
    public static func stroke(_ color: Color) -> Attribute { Attribute("stroke", color.text) }
    /// The length a path is to be counted as, for dashes in percent.
    public static func pathLength(_ value: Double) -> Attribute { Attribute("pathLength", value) }

    public static func strokeDash(_ dash: Double, gap: Double) -> Attribute {
        Attribute("stroke-dasharray", Decimals.text(dash) + " " + Decimals.text(gap))
    }

    public static func strokeDashOffset(_ value: Double) -> Attribute { Attribute("stroke-dashoffset", value) }

    /// Turned clockwise by so many degrees about a point.
    public static func rotated(_ degrees: Double, aboutX x: Double, y: Double) -> Attribute {
        Attribute("transform", "rotate(" + [degrees, x, y].map(Decimals.text).joined(separator: " ") + ")")
    }
}

/// A colour in a drawing.
public struct Color: Hashable, Sendable {
    let text: String

    public static let none = Color(text: "none")
    public static let white = Color(red: 255, green: 255, blue: 255)
    public static let black = Color(red: 0, green: 0, blue: 0)

    private init(text: String) { self.text = text }

    /// Red, green and blue, each 0...255.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        text = "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

/// The outline of a shape.
public struct PathData: Hashable, Sendable {
    fileprivate(set) var text = ""

    public init() {}

    public mutating func move(toX x: Double, y: Double) {
        text += "M" + Decimals.text(x) + " " + Decimals.text(y)
    }

    public mutating func line(toX x: Double, y: Double) {
        text += "L" + Decimals.text(x) + " " + Decimals.text(y)
    }

    public mutating func close() { text += "Z" }

    /// A clockwise arc of a circle to a point.
    public mutating func arc(radius: Double, isLong: Bool, toX x: Double, y: Double) {
        let radius = Decimals.text(radius)
        text += "A\(radius) \(radius) 0 \(isLong ? 1 : 0) 1 \(Decimals.text(x)) \(Decimals.text(y))"
    }
}
