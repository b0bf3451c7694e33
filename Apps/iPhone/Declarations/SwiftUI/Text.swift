@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
}
@frozen nonisolated public struct Text: Equatable, Sendable, _SystemView {
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol {}
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {}
    public init(_ date: Date, style: Text.DateStyle) {}
    public struct DateStyle: Equatable, Codable, Sendable {
        public static let timer = DateStyle()
    }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    nonisolated public func italic() -> Text { self }
    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
    nonisolated public func monospacedDigit() -> Text { self }
}
@frozen public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    @frozen public struct Weight: Hashable, Sendable {
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let body = Font()
    public static let footnote = Font()
    public static let caption = Font()
    public static let caption2 = Font()
    public static func system(
        _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
    ) -> Font { body }
    public func bold() -> Font { self }
    public func weight(_ weight: Font.Weight) -> Font { self }
    public func monospacedDigit() -> Font { self }
}
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
extension View {
    nonisolated public func font(_ font: Font?) -> some View { self }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
    @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View { self }
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { self }
}
