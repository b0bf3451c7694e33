nonisolated public struct ProgressView<Label, CurrentValueLabel>: _SystemView
where Label: View, CurrentValueLabel: View {}
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text { fatalError() }
}
extension ProgressView {
    nonisolated public init<V>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint { fatalError() }
}
nonisolated public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: _SystemView
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint { fatalError() }
}
@MainActor @preconcurrency public protocol GaugeStyle {}
@MainActor @preconcurrency public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    @MainActor @preconcurrency public init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        .init()
    }
}
nonisolated public struct ContentUnavailableView<Label, Description, Actions>: _SystemView
where Label: View, Description: View, Actions: View {
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
    nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle { self }
}
nonisolated public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    public var body: Never { return fatalError() }
}
extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol { fatalError() }
}
