import CorginaRooms
import SwiftUI

/// Her pregnancy as forty weeks: rings, bar, trimesters, countdown, the baby's size, and every week.
struct PregnancyScreen: View {
    @State private var model: PregnancyModel
    @State private var isEditingDates = false

    init(host: any ScreenHost) {
        _model = State(initialValue: PregnancyModel(ScreenPlace(.pregnancy(.weeks)), host: host))
    }

    var body: some View {
        Loaded(model: model) { page in
            ScrollView {
                LazyVStack(spacing: 20) {
                    LayeredRingCard(ring: page.ring)
                    if let note = page.note {
                        Notice(
                            symbol: note.isCall ? .stethoscope : .sparkles, hue: note.isCall ? .call : .trimester,
                            strong: note.strong, words: note.words)
                    }
                    LinearPregnancyProgress(linear: page.linear)
                    WeekStripCard(strip: page.strip, here: page.here) { week in model.host.open(place(of: week)) }
                    TrimesterCard(segments: page.segments)
                    if let clock = page.clock { CountdownCard(clock: clock) }
                    if let baby = page.baby { BabySizeFeatureCard(baby: baby).springEntrance() }
                    if let growth = page.growth {
                        GrowthCard(summary: growth) { model.visit(.pregnancy(.growth)) }
                    }
                    links
                    resources
                }
                .padding()
            }
            .refreshable { await model.load() }
        }
        .navigationTitle("Pregnancy")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Update due date", systemImage: "gearshape") { isEditingDates = true }
            }
        }
        .sheet(isPresented: $isEditingDates, onDismiss: { Task { await model.load() } }) {
            DatesScreen(host: model.host)
        }
    }

    private func place(of week: Int) -> ScreenPlace { ScreenPlace(.pregnancy(.week(week))) }

    private var links: some View {
        VStack(spacing: 12) {
            PlaceRow(
                symbol: .calendarClock, hue: .rose, title: "Dates and their history", place: .pregnancy(.dates),
                host: model.host)
            PlaceRow(symbol: .camera, hue: .rose, title: "Bump film", place: .photos(.bump), host: model.host)
            PlaceRow(
                symbol: .check, hue: .rose, title: "Lists for the birth and after", place: .checklists(.list),
                host: model.host)
            PlaceRow(symbol: .note, hue: .trimester, title: "Birth plan", place: .birthPlan(.current), host: model.host)
        }
    }

    /// The room's `ResourcesCard`. Her provider's number is on the web page: the card is not public yet.
    private var resources: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Resources").font(.headline).accessibilityAddTraits(.isHeader)
            row(.phone, .call, "Call your provider", .pregnancy(.weeks), look: .webPage)
            row(.shield, .hydration, "Safe to eat?", .nutrition(.safe))
            row(.stethoscope, .appointment, "Visits and questions to ask", .appointments(.list))
            row(.info, .mute, "Sources of what Corgina says", .about)
        }
    }

    private func row(
        _ symbol: Icon, _ hue: Hue, _ title: String, _ place: Route, look: PlaceLook = .nativeIfThere
    ) -> some View {
        PlaceRow(symbol: symbol, hue: hue, title: title, place: place, host: model.host, look: look)
    }
}

/// Holds the page of her forty weeks.
typealias PregnancyModel = ScreenModel<PregnancyPage>
