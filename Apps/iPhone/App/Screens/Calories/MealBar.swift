import CorginaCore
import CorginaRooms
import SwiftUI

/// What was eaten in one part of the day.
struct MealBar: View {
    var share: MealShare
    let english: WrittenEnglish

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Image(systemName: share.type.symbol.symbolName)
                    .font(.caption)
                    .foregroundStyle(share.type.hue.color)
                Text(share.type.plural).font(.subheadline.weight(.medium))
                Spacer()
                Text(share.energy.value > 0 ? english.calories(share.energy) : share.empty)
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(.secondary)
            }
            Bar(
                percent: share.percent,
                colors: [share.type.hue.color, share.type.hue.color.opacity(0.7)])
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(share.spoken)
    }
}
