import CorginaCore
import CorginaRooms
import SwiftUI

/// The three trimesters side by side, hers marked, with a sentence about it.
struct TrimesterCard: View {
    var segments: TrimesterSegments

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(segments.heading).font(.title3.bold()).accessibilityAddTraits(.isHeader)
            ViewThatFits {
                HStack(spacing: 8) { boxes }
                VStack(spacing: 8) { boxes }
            }
            Text(segments.sentence).font(.subheadline).foregroundStyle(.secondary)
        }
        .glassCard(segments.trimester.color)
    }

    private var boxes: some View {
        ForEach(Trimester.allCases, id: \.self) { third in
            TrimesterSegment(third: third, isActive: third == segments.trimester, isPast: third < segments.trimester)
        }
    }
}
