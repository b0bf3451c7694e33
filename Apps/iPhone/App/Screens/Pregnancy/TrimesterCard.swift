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

/// One third: its number, and its weeks beneath.
struct TrimesterSegment: View {
    var third: Trimester
    var isActive: Bool
    var isPast: Bool
    @ScaledMetric(relativeTo: .title2) private var height: CGFloat = 60

    var body: some View {
        VStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 8)
                .fill(third.color.opacity(isPast || isActive ? 1 : 0.2))
                .frame(minHeight: height)
                .overlay {
                    VStack {
                        Text("\(third.rawValue)").font(.title2.bold())
                            .foregroundStyle(isPast || isActive ? .white : .gray)
                        if isActive { Circle().fill(.white).frame(width: 6, height: 6) }
                    }
                }
            Text("Weeks \(third.weeks.lowerBound)–\(third.weeks.upperBound)")
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
            "\(third.ordinal) trimester, weeks \(third.weeks.lowerBound) to \(third.weeks.upperBound)"
        )
        .accessibilityAddTraits(isActive ? .isSelected : .isStaticText)
    }
}
