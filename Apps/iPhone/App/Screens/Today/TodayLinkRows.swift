import CorginaRooms
import SwiftUI

/// The ways from Today to everything that has a page of its own, and to its own page, which has more than fits here.
struct TodayLinkRows: View {
    var links: TodayLinks
    let model: TodayModel

    var body: some View {
        VStack(spacing: 12) {
            row(.leaf, .fat, "Nutrients", to: .nutrition(.nutrients))
            row(.pill, .supplement, "Supplements", to: .supplements(.list))
            row(.ruler, .evening, "Measurements", links.weight, to: .measurements(.overview))
            if links.offersTimer { row(.timer, .rose, "Contractions", to: .measurements(.kind(.contractions))) }
            row(.stethoscope, .appointment, "Appointments", to: .appointments(.list))
            if links.offersLists { row(.check, .rose, "Lists", to: .checklists(.list)) }
            row(.trend, .carbs, "Insights", to: .insights(.report))
            if links.offersSafety { row(.shield, .appointment, "Safe to eat?", to: .nutrition(.safe)) }
            row(.more, .trimester, "More of today", to: .today, look: .webPage)
        }
    }

    private func row(
        _ symbol: Icon, _ hue: Hue, _ title: String, _ value: String = "", to place: Route,
        look: PlaceLook = .nativeIfThere
    ) -> some View {
        PlaceRow(symbol: symbol, hue: hue, title: title, value: value, place: place, host: model.host, look: look) {
            await model.load()
        }
    }
}
