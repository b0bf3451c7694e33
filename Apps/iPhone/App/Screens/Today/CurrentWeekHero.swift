import CorginaRooms
import SwiftUI

/// The current week, large, in a ring of forty weeks.
struct CurrentWeekHero: View {
    var hero: WeekHero
    @ScaledMetric(relativeTo: .largeTitle) private var figure: CGFloat = 72
    @ScaledMetric(relativeTo: .largeTitle) private var ring: CGFloat = 220

    var body: some View {
        VStack(spacing: 20) {
            Ring(value: Double(hero.daysDone), of: 280, colors: [.pink, .purple]) { inner }
                .frame(maxWidth: ring, maxHeight: ring)
            ForEach(hero.footnotes, id: \.self) { note in
                Text("\(note.figure) \(note.words)").font(.subheadline).foregroundStyle(.secondary)
            }
            PulsingCurrentIndicator()
        }
        .frame(maxWidth: .infinity)
        .glassCard(.pink)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(hero.age)
        .accessibilityValue(hero.description)
    }

    private var inner: some View {
        VStack(spacing: 2) {
            Text(hero.caption).font(.caption.weight(.semibold)).foregroundStyle(.secondary).textCase(.uppercase)
            Text(hero.figure)
                .font(.system(size: figure, weight: .bold, design: .rounded))
                .foregroundStyle(LinearGradient.pregnancyPrimary)
                .rollsWords()
                .minimumScaleFactor(0.4)
            if !hero.plus.isEmpty { Text(hero.plus).font(.caption2).foregroundStyle(.secondary) }
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
}
