import CorginaCore
import CorginaRooms
import SwiftUI

/// The card's head: a flame, the day's figure, and the sign that unfolds.
struct CalorieHeader: View {
    var eaten: EatenPart
    let english: WrittenEnglish
    var isExpanded: Bool
    let toggle: @MainActor () -> Void
    let logFood: @MainActor () -> Void
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ScaledMetric(relativeTo: .headline) private var disc: CGFloat = 36

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "flame.fill")
                .foregroundStyle(.white)
                .symbolEffect(.variableColor.iterative, isActive: eaten.energy.value > 0 && !reducesMotion)
                .frame(width: disc, height: disc)
                .background(
                    LinearGradient(
                        colors: [.orange, .orange.opacity(0.7)], startPoint: .topLeading, endPoint: .bottomTrailing),
                    in: .circle
                )
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text("Today's Calories").font(.headline).accessibilityAddTraits(.isHeader)
                Text(line).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Button("Log food without typing", systemImage: "plus", action: logFood)
                .labelStyle(.iconOnly)
                .buttonStyle(.glass)
            Button(action: toggle) {
                Image(systemName: "chevron.down.circle.fill")
                    .font(.title3)
                    .foregroundStyle(.secondary)
                    .rotationEffect(.degrees(isExpanded ? 180 : 0))
                    .moves(.spring(response: 0.4, dampingFraction: 0.7), with: isExpanded)
                    .frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(isExpanded ? "Hide meals" : "Show meals")
        }
    }

    private var line: String {
        guard let goal = eaten.goal else { return english.calories(eaten.energy) }
        return "\(eaten.total) of \(english.calories(goal.goal))"
    }
}
