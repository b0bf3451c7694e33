import CorginaCore
import CorginaRooms
import SwiftUI

/// Daily Details: one day's meals, macros, fiber and foods, as a sheet over its week.
struct DailyDetails: View {
    @State private var model: CalorieDayModel
    @Environment(\.dismiss) private var dismiss

    init(day: CalendarDay, host: any ScreenHost) {
        _model = State(initialValue: CalorieDayModel(ScreenPlace(.calories(.day(day))), host: host))
    }

    var body: some View {
        NavigationStack {
            Loaded(model: model) { page in
                ScrollView {
                    VStack(spacing: 24) {
                        head(page)
                        if page.day.isEmpty {
                            ContentUnavailableView("Nothing logged on this day", systemImage: "fork.knife")
                        } else {
                            MacroPills(macros: eaten(page).macros + [eaten(page).fiber])
                            MealBreakdown(meals: eaten(page).meals, english: page.behind.english)
                            DayFoods(day: page.day, english: page.behind.english)
                        }
                        Button("Done") { dismiss() }.buttonStyle(.glassProminent).tint(.orange)
                    }
                    .padding()
                }
            }
            .navigationTitle("Daily Details")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Close") { dismiss() } } }
        }
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }

    private func head(_ page: CalorieDayPage) -> some View {
        VStack(spacing: 8) {
            Text(page.behind.english.withWeekday(page.day.day)).font(.title2.weight(.semibold))
                .accessibilityAddTraits(.isHeader)
            Text(page.behind.english.calories(page.day.energy))
                .font(.system(.largeTitle, design: .rounded, weight: .bold))
                .foregroundStyle(.orange)
                .rolls(to: page.day.energy.value)
        }
        .accessibilityElement(children: .combine)
    }

    /// The room's own value of what was eaten on the day.
    private func eaten(_ page: CalorieDayPage) -> EatenPart {
        EatenPart(
            page.day.meals, goal: page.day.goal, isToday: page.day.day == page.behind.today,
            english: page.behind.english)
    }
}
