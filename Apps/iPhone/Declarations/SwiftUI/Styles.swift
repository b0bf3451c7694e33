public protocol ShapeStyle: Sendable {}

@frozen public struct Color: Hashable, Sendable, ShapeStyle, _SystemView {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public static let red = Color("")
    public static let orange = Color("")
    public static let yellow = Color("")
    public static let green = Color("")
    public static let mint = Color("")
    public static let teal = Color("")
    public static let cyan = Color("")
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
    public static let secondary = Color("")
    public static var accentColor: Color { Color("") }
    public func opacity(_ opacity: Double) -> Color { self }
    public var gradient: AnyGradient { fatalError() }
}
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle { self } }
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
    public static var quaternary: HierarchicalShapeStyle { .init() }
}
public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
@frozen public struct AnyShapeStyle: ShapeStyle { public init<S>(_ style: S) where S: ShapeStyle {} }
@frozen public struct AnyGradient: Hashable, ShapeStyle {}
@frozen public struct Gradient: Equatable, Sendable, ShapeStyle { public init(colors: [Color]) {} }
@frozen public struct LinearGradient: ShapeStyle, _SystemView, Sendable {
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}
@frozen public struct AngularGradient: ShapeStyle, _SystemView, Sendable {
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
}
public struct Material: ShapeStyle, Sendable {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
}
@frozen public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
@frozen public struct Angle: Sendable, Hashable, Comparable {
    public static var zero: Angle { .degrees(0) }
    public static func degrees(_ degrees: Double) -> Angle { .init() }
    public static func radians(_ radians: Double) -> Angle { .init() }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { false }
}
