import CorginaCore
import CorginaRooms
import SwiftUI

/// One week of the forty-odd. The ways to the weeks around it roll the number on.
struct WeekScreen: View {
    @State private var model: WeekModel

    init(week: Int, host: any ScreenHost) {
        _model = State(initialValue: WeekModel(ScreenPlace(.pregnancy(.week(week))), host: host))
    }

    var body: some View {
        Loaded(model: model) { page in
            ScrollView {
                VStack(spacing: 20) {
                    heading(page)
                    if let here = page.here { WeekIndicatorBadge(words: here) }
                    if let baby = page.baby { BabySizeFeatureCard(baby: baby).springEntrance() }
                    if let milestones = page.milestones { MilestonesList(milestones: milestones) }
                }
                .padding()
            }
            .accessibilityAction(named: "Next week") { turn(to: page.week + 1) }
            .accessibilityAction(named: "Previous week") { turn(to: page.week - 1) }
            .sensoryFeedback(.selection, trigger: page.week)
        }
        .navigationBarTitleDisplayMode(.inline)
    }

    private func heading(_ page: WeekPage) -> some View {
        HStack {
            step(to: page.week - 1, symbol: "chevron.left")
            Spacer()
            VStack(spacing: 4) {
                Text(page.title)
                    .font(.system(.largeTitle, design: .rounded, weight: .bold))
                    .foregroundStyle(LinearGradient.pregnancyPrimary)
                    .rolls(to: Double(page.week))
                    .accessibilityAddTraits(.isHeader)
                Text(page.trimester).font(.subheadline).foregroundStyle(.secondary)
                Text(page.days).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            step(to: page.week + 1, symbol: "chevron.right")
        }
    }

    @ViewBuilder private func step(to week: Int, symbol: String) -> some View {
        if BabySize.weeks.contains(week) {
            Button("Week \(week)", systemImage: symbol) { turn(to: week) }.labelStyle(.iconOnly).buttonStyle(.glass)
        }
    }

    private func turn(to week: Int) {
        guard BabySize.weeks.contains(week) else { return }
        Task { await model.show(ScreenPlace(.pregnancy(.week(week)))) }
    }
}

/// Holds one week's page.
typealias WeekModel = ScreenModel<WeekPage>
