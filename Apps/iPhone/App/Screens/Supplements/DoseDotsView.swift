import CorginaCore
import CorginaRooms
import SwiftUI

/// A dot for each dose of the day, with "2/3" beside them. A dose that is taken differs in shape too, not in colour alone.
struct DoseDotsView: View {
    var dots: SupplementsValue.Dots
    @ScaledMetric(relativeTo: .caption2) private var size: CGFloat = 8

    var body: some View {
        HStack(spacing: 6) {
            ForEach(Array(dots.states.enumerated()), id: \.offset) { _, state in dot(state) }
            Text(dots.badge).font(.caption2.bold().monospacedDigit())
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .background(.ultraThinMaterial, in: .capsule)
        .moves(.spring(duration: 0.3, bounce: 0.3), with: dots)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(dots.words)
    }

    @ViewBuilder private func dot(_ state: DoseState) -> some View {
        if state.isTaken {
            Circle().fill(.green).frame(width: size, height: size)
        } else {
            Circle().strokeBorder(state == .missed ? .orange : .gray, lineWidth: 1).frame(width: size, height: size)
        }
    }
}
