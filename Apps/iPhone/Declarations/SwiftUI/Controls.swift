nonisolated public struct TextField<Label>: _SystemView where Label: View {}
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { fatalError() }
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        fatalError()
    }
}
nonisolated public struct SecureField<Label>: _SystemView where Label: View {}
extension SecureField where Label == Text {
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        fatalError()
    }
}
nonisolated public struct Toggle<Label>: _SystemView where Label: View {
}
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
        fatalError()
    }
}
nonisolated public struct Picker<Label, SelectionValue, Content>: _SystemView
where Label: View, SelectionValue: Hashable, Content: View {
}
extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { fatalError() }
}
public protocol PickerStyle {}
nonisolated public struct SegmentedPickerStyle: PickerStyle { nonisolated public init() {} }
nonisolated public struct MenuPickerStyle: PickerStyle { nonisolated public init() {} }
nonisolated public struct WheelPickerStyle: PickerStyle { nonisolated public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { .init() }
}
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}
nonisolated public struct DatePicker<Label>: _SystemView where Label: View {
    public typealias Components = DatePickerComponents
}
extension DatePicker where Label == Text {
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) where S: StringProtocol { fatalError() }
}
@MainActor @preconcurrency public protocol DatePickerStyle {}
@MainActor @preconcurrency public struct WheelDatePickerStyle: DatePickerStyle {
    @MainActor @preconcurrency public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    @MainActor @preconcurrency public static var wheel: WheelDatePickerStyle { .init() }
}
extension View {
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle { self }
    nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle { self }
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    { self }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
public struct SubmitLabel: Sendable {
    public static var send: SubmitLabel { .init() }
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
}
