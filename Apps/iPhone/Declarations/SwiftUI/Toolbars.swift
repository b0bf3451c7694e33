@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = Self()
    public static let topBarLeading = Self()
    public static let topBarTrailing = Self()
    public static let bottomBar = Self()
    public static let confirmationAction = Self()
    public static let cancellationAction = Self()
}
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        fatalError()
    }
}
public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public struct TupleToolbarContent<T>: ToolbarContent {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
    public static func buildBlock<each C>(_ c: repeat each C) -> TupleToolbarContent<(repeat each C)>
    where repeat each C: ToolbarContent { fatalError() }
}
extension View {
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { self }
}
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
