import SwiftUI

/// "You are here": a pin that pulses beside the week of today.
struct WeekIndicatorBadge: View {
    var words: String
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "location.fill").symbolEffect(.pulse, isActive: !reducesMotion).accessibilityHidden(true)
            Text(words).font(.headline)
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(LinearGradient.pregnancyPrimary, in: .capsule)
        .shadow(color: .pink.opacity(0.3), radius: 8, x: 0, y: 4)
        .accessibilityElement(children: .combine)
    }
}

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
