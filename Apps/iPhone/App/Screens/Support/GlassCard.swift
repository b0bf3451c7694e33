import SwiftUI

/// A card of Liquid Glass in a hue, and a solid one for who has transparency reduced.
///
/// Glass is for what floats over content or sums it up. Rows of a list are solid: glass in many rows tires the eye and stutters.
struct GlassCard: ViewModifier {
    var tint: Color
    var isInteractive: Bool
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @ScaledMetric(relativeTo: .body) private var padding: CGFloat = 20

    @ViewBuilder func body(content: Content) -> some View {
        if reducesTransparency {
            content.padding(padding).background(.background.secondary, in: .rect(cornerRadius: 20))
        } else {
            content.padding(padding)
                .glassEffect(.regular.tint(tint.opacity(0.1)).interactive(isInteractive), in: .rect(cornerRadius: 20))
        }
    }
}

extension View {
    func glassCard(_ tint: Color = .clear, isInteractive: Bool = false) -> some View {
        modifier(GlassCard(tint: tint, isInteractive: isInteractive))
    }

    /// Glass of another shape, such as a bar that floats over a page; solid where transparency is reduced.
    func glassSurface(_ tint: Color = .clear, in shape: some Shape) -> some View {
        modifier(GlassSurface(tint: tint, shape: shape))
    }

    /// A solid card, for content that is read or scrolled.
    func solidCard() -> some View { modifier(SolidCard()) }
}

/// A solid card.
struct SolidCard: ViewModifier {
    @ScaledMetric(relativeTo: .body) private var padding: CGFloat = 16

    func body(content: Content) -> some View {
        content.padding(padding).background(.background.secondary, in: .rect(cornerRadius: 16))
    }
}

/// What floats over a page.
struct GlassSurface<Outline: Shape>: ViewModifier {
    var tint: Color
    var shape: Outline
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

    @ViewBuilder func body(content: Content) -> some View {
        if reducesTransparency {
            content.background(.background.secondary, in: shape)
        } else {
            content.glassEffect(.regular.tint(tint.opacity(0.1)).interactive(), in: shape)
        }
    }
}
