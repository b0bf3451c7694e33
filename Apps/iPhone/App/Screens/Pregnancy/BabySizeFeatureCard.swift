import CorginaRooms
import SwiftUI

/// How big the baby is this week: what it may be compared with, its length and its weight.
struct BabySizeFeatureCard: View {
    var baby: BabySizeCard
    @ScaledMetric(relativeTo: .largeTitle) private var picture: CGFloat = 100

    var body: some View {
        VStack(spacing: 20) {
            header
            Image(decorative: "Baby/" + baby.picture)
                .resizable()
                .scaledToFit()
                .frame(width: picture, height: picture)
                .moves(.spring(response: 0.5, dampingFraction: 0.6), with: baby.picture)
            Text(baby.line).font(.title3.weight(.semibold)).multilineTextAlignment(.center)
            ViewThatFits {
                HStack(spacing: 40) { measures }
                VStack(spacing: 16) { measures }
            }
            if let note = baby.lengthNote { Text(note).font(.footnote).foregroundStyle(.secondary) }
            if let note = baby.babiesNote { Text(note).font(.footnote).foregroundStyle(.secondary) }
        }
        .frame(maxWidth: .infinity)
        .glassCard(.orange)
        .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(LinearGradient.pregnancyPrimary, lineWidth: 2) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(
            [baby.description, baby.lengthNote, baby.babiesNote].compactMap { $0 }.joined(separator: ". "))
    }

    private var header: some View {
        HStack {
            Image(systemName: "sparkles")
            Text(baby.banner).font(.subheadline.weight(.semibold))
            Image(systemName: "sparkles")
        }
        .foregroundStyle(.white)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity)
        .background(LinearGradient.pregnancyPrimary, in: .capsule)
    }

    @ViewBuilder private var measures: some View {
        MeasurementDetail(icon: "ruler", measure: baby.length)
        MeasurementDetail(icon: "scalemass", measure: baby.weight)
    }
}
