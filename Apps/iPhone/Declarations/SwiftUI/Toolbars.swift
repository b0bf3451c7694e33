@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
public struct ToolbarItemPlacement {
    public static let automatic = Self()
    public static var topBarLeading: ToolbarItemPlacement { .init() }
    public static var topBarTrailing: ToolbarItemPlacement { .init() }
    public static let bottomBar = Self()
    public static let confirmationAction = Self()
    public static let cancellationAction = Self()
}
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        fatalError()
    }
}
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
struct TupleToolbarContent<T>: ToolbarContent {
    typealias Body = Never
    var body: Never { return fatalError() }
}
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent { TupleToolbarContent<(C0, C1)>() }
    public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent
    where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent { TupleToolbarContent<(C0, C1, C2)>() }
}
extension View {
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { self }
}
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
