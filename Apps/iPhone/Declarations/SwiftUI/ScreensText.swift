// Type that grows with her text size, and pictures.

extension Font {
    public enum Weight: Hashable, Sendable { case regular, medium, semibold, bold }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public static let title3 = Font(), callout = Font(), caption2 = Font()
    // s:7SwiftUI4FontV6system_6design6weightA2C9TextStyleO_AC6DesignOSgAC6WeightVSgtFZ
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { fatalError() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { fatalError() }
    public func weight(_ weight: Weight) -> Font { self }
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
extension Text {
    public enum Case: Sendable { case uppercase, lowercase }
    nonisolated public init(_ attributed: AttributedString) {}
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
}
/// A number that grows with her text size.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { fatalError() }
    public init(wrappedValue: Value) { fatalError() }
    public var wrappedValue: Value { fatalError() }
}
extension Image {
    public init(decorative name: String, bundle: Bundle? = nil) {}
    public func resizable() -> Image { self }
}
extension Label {
    nonisolated public init(_ title: Text, icon: Icon) where Title == Text { fatalError() }
}
extension View {
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
    nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { EmptyView() }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { EmptyView() }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { EmptyView() }
}
extension Image { public enum Scale: Hashable, Sendable { case small, medium, large } }
