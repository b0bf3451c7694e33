@available(iOS 26.0, *)
public struct Glass: Equatable, Sendable {
    public static var regular: Glass { .init() }
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
@available(iOS 26.0, *)
nonisolated public struct DefaultGlassEffectShape: Shape { nonisolated public init() {} }
@available(iOS 26.0, *)
@MainActor @preconcurrency public struct GlassEffectContainer<Content>: _SystemView where Content: View {
    @MainActor @preconcurrency public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
extension View {
    @available(iOS 26.0, *)
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { self }
    @available(iOS 26.0, *)
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
}
@available(iOS 26.0, *)
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(iOS 26.0, *)
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    @MainActor @preconcurrency public static var glass: GlassButtonStyle { .init() }
}
@available(iOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    @MainActor @preconcurrency public static var glassProminent: GlassProminentButtonStyle { .init() }
}
