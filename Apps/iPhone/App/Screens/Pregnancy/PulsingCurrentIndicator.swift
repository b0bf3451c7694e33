import SwiftUI

/// A dot that breathes where she is now.
struct PulsingCurrentIndicator: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var isPulsing = false
    @ScaledMetric(relativeTo: .caption) private var size: CGFloat = 12

    var body: some View {
        Circle()
            .fill(.pink)
            .frame(width: size, height: size)
            .scaleEffect(isPulsing ? 1.2 : 1)
            .opacity(isPulsing ? 0.5 : 1)
            .animation(
                reducesMotion ? nil : .easeInOut(duration: 1).repeatForever(autoreverses: true), value: isPulsing
            )
            .onAppear { isPulsing = !reducesMotion }
            .accessibilityElement()
            .accessibilityLabel("Current week indicator")
            .accessibilityAddTraits(.isStaticText)
    }
}
