// Progress, drawn by styles of our own: the share comes from the value and its total, so that no view computes one.

@MainActor @preconcurrency public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where V: BinaryFloatingPoint { fatalError() }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() { fatalError() }
    nonisolated public init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint { fatalError() }
}
extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) { fatalError() }
}
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        public typealias Body = Never
        public var body: Never { fatalError() }
    }
    public let fractionCompleted: Double?
    public var label: ProgressViewStyleConfiguration.Label?
}
extension View {
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle { EmptyView() }
}
