import CorginaCore
import CorginaRooms
import SwiftUI

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
