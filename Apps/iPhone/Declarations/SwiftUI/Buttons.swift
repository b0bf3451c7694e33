import CoreTransferable

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}
nonisolated public struct Button<Label>: _SystemView where Label: View {
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
}
extension Button where Label == Text {
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        fatalError()
    }
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { fatalError() }
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { fatalError() }
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { fatalError() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) { fatalError() }
    @_disfavoredOverload nonisolated public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) where S: StringProtocol { fatalError() }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { fatalError() }
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}
extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { self }
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
nonisolated public struct Menu<Label, Content>: _SystemView where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
nonisolated public struct DefaultShareLinkLabel: _SystemView {}
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: _SystemView
where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
    Data.Element: Transferable
{}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> { fatalError() }
}
@MainActor @preconcurrency public struct Link<Label>: _SystemView where Label: View {
    @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {}
}
