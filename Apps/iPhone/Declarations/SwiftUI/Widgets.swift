// What a widget is, as SwiftUI has it; WidgetKit has the rest.

@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: WidgetConfiguration {}
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Self.Body { get }
}
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}
/// Not Apple's: what the builder gives.
public struct _Widgets<T>: Widget {
    nonisolated public init() {}
    public var body: some WidgetConfiguration { _NoWidget() }
}
struct _NoWidget: WidgetConfiguration {
    typealias Body = Never
    var body: Never { return fatalError() }
}
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Widget { content }
    public static func buildBlock<Content>(_ content: Content) -> some Widget where Content: Widget { content }
    @_disfavoredOverload public static func buildBlock<each C>(_ c: repeat each C) -> some Widget
    where repeat each C: Widget { _Widgets<(repeat each C)>() }
}
@available(*, unavailable) extension WidgetBundleBuilder: Sendable {}
public struct ContainerBackgroundPlacement: Hashable, Sendable {}
extension View {
    nonisolated public func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View { self }
}
