import CorginaRooms
import SwiftUI

/// What else the day holds, each as a card with one tap to log: water, movements, symptoms, the next visit.
struct HealthTracking: View {
    let page: TodayPage
    let model: TodayModel

    var body: some View {
        VStack(spacing: 12) {
            if let water = page.day.water {
                HealthTrackingCard(symbol: .drop, hue: .hydration, title: "Hydration Today", value: water.words) {
                    open(.hydration(.today))
                } add: {
                    Task { await model.send(["from": "today", "size": "glass"], to: .hydration(.drinks)) }
                }
            }
            if let movements = page.day.movements {
                HealthTrackingCard(
                    symbol: .foot, hue: .trimester, title: "Movements", value: movements.words,
                    open: { open(.measurements(.kind(.kicks))) }, button: ("Count movements", "plus")
                ) { Task { await model.send(to: .measurements(.count(.start))) } }
            }
            if let links = page.links {
                HealthTrackingCard(
                    symbol: .heart, hue: .symptom, title: "Symptoms", value: "\(links.symptoms) logged today"
                ) { open(.symptoms(.list)) }
            }
            if let visit = page.visit {
                HealthTrackingCard(
                    symbol: .calendarClock, hue: .appointment, title: "Next Appointment",
                    value: visit.words
                ) { open(.appointments(.list)) }
            }
        }
    }

    private func open(_ route: Route) { model.visit(route) }
}
