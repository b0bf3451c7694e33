public struct ProgressView<Label, CurrentValueLabel>: _SystemView where Label: View, CurrentValueLabel: View {}
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView { fatalError() }
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol { fatalError() }
    nonisolated public init(@ViewBuilder label: () -> Label) { fatalError() }
    nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
        fatalError()
    }
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where V: BinaryFloatingPoint { fatalError() }
}
extension ProgressView {
    nonisolated public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint { fatalError() }
}
@MainActor @preconcurrency public protocol ProgressViewStyle {}
public struct LinearProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
public struct CircularProgressViewStyle: ProgressViewStyle { nonisolated public init() {} }
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: _SystemView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint { fatalError() }
}
@MainActor @preconcurrency public protocol GaugeStyle {}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { nonisolated public init() {} }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
public struct ContentUnavailableView<Label, Description, Actions>: _SystemView
where Label: View, Description: View, Actions: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        fatalError()
    }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
    where S: StringProtocol { fatalError() }
}
extension View {
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle { self }
    nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { self }
}
@MainActor @preconcurrency public struct DisclosureGroup<Label, Content>: _SystemView where Label: View, Content: View {
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
}
@MainActor @preconcurrency public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
}
extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol { fatalError() }
    @_disfavoredOverload nonisolated public init<S1, S2>(_ title: S1, value: S2)
    where S1: StringProtocol, S2: StringProtocol { fatalError() }
}
