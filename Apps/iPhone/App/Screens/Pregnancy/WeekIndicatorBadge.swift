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
