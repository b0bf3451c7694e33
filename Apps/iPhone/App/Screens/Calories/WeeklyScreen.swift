import CorginaCore
import CorginaRooms
import SwiftUI

/// Weekly Trends: seven days of food, any of them to be opened.
struct WeeklyScreen: View {
    @State private var model: CalorieWeekModel
    @State private var chosen: CalendarDay?

    init(host: any ScreenHost) {
        _model = State(initialValue: CalorieWeekModel(ScreenPlace(.calories(.current)), host: host))
    }

    var body: some View {
        Loaded(model: model) { page in
            ScrollView {
                VStack(spacing: 20) {
                    WeeklyCard(week: page.week, chosen: $chosen)
                    Text(
                        "Figures are estimates from what you logged. The average counts finished days with food logged."
                    )
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    PlaceRow(
                        symbol: .share, hue: .carbs, title: "Save this week", place: .calories(.current),
                        host: model.host, look: .webPage)
                }
                .padding()
            }
            .refreshable { await model.load() }
        }
        .navigationTitle("Weekly Trends")
        .navigationBarTitleDisplayMode(.inline)
        .sheet(item: chosenDay) { day in DailyDetails(day: day.id, host: model.host) }
    }

    private var chosenDay: Binding<ChosenDay?> { $chosen.asChosenDay }
}

/// A day whose sheet lies over the page.
struct ChosenDay: Identifiable {
    var id: CalendarDay
}

extension Binding where Value == CalendarDay? {
    @MainActor var asChosenDay: Binding<ChosenDay?> {
        Binding<ChosenDay?>(
            get: { wrappedValue.map(ChosenDay.init) }, set: { wrappedValue = $0?.id })
    }
}
