@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Not Apple's: saves every view of the system its body.
public protocol _SystemView: View where Body == Never {}
extension _SystemView { public var body: Never { return fatalError() } }

extension Never: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}

@frozen nonisolated public struct EmptyView: _SystemView { nonisolated public init() {} }
@frozen nonisolated public struct TupleView<T>: _SystemView { nonisolated public init(_ value: T) {} }
@frozen nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
@frozen nonisolated public struct AnyView: _SystemView {
    nonisolated public init<V>(_ view: V) where V: View { fatalError() }
}
@frozen nonisolated public struct Group<Content> {}
extension Group: View where Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}
nonisolated public struct _ViewModifier_Content<Modifier>: _SystemView where Modifier: ViewModifier {}
@frozen nonisolated public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: ModifiedContent<Content, Modifier>.Body { return fatalError() }
}
@available(iOS 26.0, *) extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ViewModifier where Body == Never {
    @MainActor @preconcurrency public func body(content: Self.Content) -> Self.Body { fatalError() }
}
extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}
