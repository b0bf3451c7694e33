public protocol ShapeStyle: Sendable {}

@frozen nonisolated public struct Color: Hashable, Sendable, ShapeStyle, _SystemView {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public static let red = Color("")
    public static let orange = Color("")
    public static let yellow = Color("")
    public static let green = Color("")
    public static let mint = Color("")
    public static let teal = Color("")
    public static let blue = Color("")
    public static let indigo = Color("")
    public static let purple = Color("")
    public static let pink = Color("")
    public static let brown = Color("")
    public static let white = Color("")
    public static let gray = Color("")
    public static let black = Color("")
    public static let clear = Color("")
    public static let primary = Color("")
    public func opacity(_ opacity: Double) -> Color { self }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var pink: Color { .pink }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
}
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
}
@frozen public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
@frozen nonisolated public struct LinearGradient: ShapeStyle, _SystemView, Sendable {
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public struct Material: ShapeStyle, Sendable {
    public static let ultraThin = Material()
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
}
@frozen public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
@frozen public struct Angle: Sendable, Hashable, Comparable, Animatable {
    public static var zero: Angle { .degrees(0) }
    public static func degrees(_ degrees: Double) -> Angle { .init() }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { false }
}
