import CorginaCore
import CorginaJournal
import Markup

struct DaySpecimens: Specimens {
    let today: CalendarDay

    /// What she drinks and feels, and what should not wait.
    var html: HTML {
        gallerySection("days-section", "Drinks and symptoms") {
            specimen("Hydration, in glasses") {
                hydration([237, 500, 250, 237], HydrationPreferences())
            }
            specimen("Hydration, in litres, beyond the goal") {
                hydration(
                    [500, 500, 750, 500],
                    HydrationPreferences(goal: .reference(.eightCups), countsGlasses: false))
            }
            specimen("Hydration, the goal is her provider's") {
                hydration(
                    [500], HydrationPreferences(goal: .provider(nil), countsGlasses: false))
            }
            specimen("Call today") { care([felt("Light spotting", nil)]) }
            specimen("Call now") { care([felt("Reduced movement", nil), felt("Fever", nil)]) }
            specimen("An emergency") { care([felt("Headache", 5), felt("Light spotting", nil)]) }
            specimen("Somebody to talk to") { care([felt("Thoughts of self-harm", nil)]) }
        }
    }

    private func felt(_ name: String, _ severity: Int?) -> HealthEvent {
        event(.symptom(SymptomReport(name: name, severity: severity)), at: 600)
    }

    private func event(_ details: HealthEvent.Details, at minutes: Int) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 0, low: UInt64(minutes)),
            moment: Moment(day: today, time: TimeOfDay(minutes: minutes), utcOffset: 0), details: details)
    }

    private func care(_ events: [HealthEvent]) -> HTML? {
        CareNotice(Diary().careAnswers(to: events), english: .ofNoRegion)?.html
    }

    private func hydration(_ volumes: [Double], _ preferences: HydrationPreferences) -> HTML {
        let drinks = volumes.enumerated().map { index, volume in
            event(.hydration(Drink(name: "Water", volume: Milliliters(volume))), at: 480 + index * 120)
        }
        return div(.class("card card--flush daycard")) {
            WaterPart(FluidDay(today, drinks), preferences: preferences, units: .metric, today: today).html(
                id: "water-\(preferences.countsGlasses)-\(volumes.count)")
        }
    }
}
