import CorginaCore
import CorginaRooms
import SwiftUI

/// What the bars' colours mean.
struct WeeklyLegend: View {
    var body: some View {
        ViewThatFits {
            HStack(spacing: 20) { items }
            VStack(alignment: .leading, spacing: 8) { items }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }

    private var items: some View {
        ForEach(CalorieGoal.Standing.allCases, id: \.self) { standing in
            HStack(spacing: 4) {
                Circle().fill(standing.hue.color.opacity(0.8)).frame(width: 8, height: 8).accessibilityHidden(true)
                Text(standing.words)
            }
        }
    }
}
