import SwiftUI

/// Moves what changes with a value, unless motion is reduced: then it changes at once.
struct Motion<Value: Equatable>: ViewModifier {
    var animation: Animation
    var value: Value
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View { content.animation(reducesMotion ? nil : animation, value: value) }
}

/// A figure that rolls to its next value, or fades to it where motion is reduced.
struct RollingFigure: ViewModifier {
    var value: Double
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .contentTransition(reducesMotion ? .opacity : .numericText(value: value))
            .animation(reducesMotion ? nil : .spring(response: 0.6, dampingFraction: 0.7), value: value)
    }
}

/// Words with a figure in them: the figure rolls with whatever moves them, or fades where motion is reduced.
struct RollingWords: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content.contentTransition(reducesMotion ? .opacity : .numericText())
    }
}

/// A card that comes in from a little smaller, once.
struct SpringEntrance: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var isVisible = false

    func body(content: Content) -> some View {
        content
            .scaleEffect(isVisible || reducesMotion ? 1 : 0.8)
            .opacity(isVisible ? 1 : 0)
            .animation(reducesMotion ? nil : .spring(response: 0.6, dampingFraction: 0.7), value: isVisible)
            .onAppear { isVisible = true }
    }
}

extension View {
    func moves(_ animation: Animation, with value: some Equatable) -> some View {
        modifier(Motion(animation: animation, value: value))
    }

    func rolls(to value: Double) -> some View { modifier(RollingFigure(value: value)) }
    func rollsWords() -> some View { modifier(RollingWords()) }
    func springEntrance() -> some View { modifier(SpringEntrance()) }
}
