import CorginaCore
import CorginaRooms
import SwiftUI

/// The day's energy as a ring that is full at the upper end of her usual range; an empty ring where she has no goal.
struct CalorieRing: View {
    var eaten: EatenPart
    @ScaledMetric(relativeTo: .largeTitle) private var size: CGFloat = 140
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        Ring(value: eaten.goal == nil ? 0 : eaten.energy.value, of: whole, colors: [.orange, hue.color]) { center }
            .frame(maxWidth: size, maxHeight: size)
            .keyframeAnimator(initialValue: 1.0, trigger: reducesMotion ? "" : eaten.total) { ring, scale in
                ring.scaleEffect(scale)
            } keyframes: { _ in
                SpringKeyframe(0.95, duration: 0.2, spring: .snappy)
                SpringKeyframe(1.0, duration: 0.2, spring: .bouncy)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Calorie progress")
            .accessibilityValue(progress)
            .accessibilityAddTraits(.updatesFrequently)
    }

    private var whole: Double { eaten.goal?.ceiling.value ?? 1 }
    private var hue: Hue { eaten.goal?.standing(of: eaten.energy).hue ?? .calories }

    /// As the seed writes it. The web's ring says her usual range instead, which has a row of its own here.
    private var progress: String {
        guard let goal = eaten.goal else { return "\(eaten.total) calories" }
        return "\(eaten.total) of \(Figure.whole(goal.goal.value)) calories, \(goal.percent(of: eaten.energy)) percent"
    }

    private var center: some View {
        VStack(spacing: 4) {
            Text(eaten.total)
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
                .foregroundStyle(.orange)
                .rolls(to: eaten.energy.value)
            if let goal = eaten.goal {
                Text("\(goal.percent(of: eaten.energy))%")
                    .font(.system(.subheadline, design: .rounded, weight: .medium))
                    .foregroundStyle(.secondary)
            }
        }
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
