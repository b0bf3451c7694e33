import CorginaRooms
import SwiftUI

/// How far along she is, large where a week is new, and in a card where it is not. After a birth, who is here.
struct PregnancyPart: View {
    let page: TodayPage
    let model: TodayModel

    var body: some View {
        if let hero = page.hero { CurrentWeekHero(hero: hero).springEntrance() }
        if let pregnancy = page.pregnancy, page.hero == nil {
            Button {
                open(.pregnancy(.weeks))
            } label: {
                PregnancyWeekCard(row: pregnancy)
            }.buttonStyle(.plain)
        }
        if let note = page.note {
            Notice(
                symbol: note.isCall ? .stethoscope : .sparkles, hue: note.isCall ? .call : .trimester,
                strong: note.strong, words: note.words)
        }
        if page.invitesDates {
            Button("Add your pregnancy dates") { open(.pregnancy(.methods)) }.buttonStyle(.glassProminent)
        }
        if let arrival = page.arrival {
            Notice(symbol: .heart, hue: .rose, strong: arrival.heading, words: arrival.line)
            ForEach(arrival.visits, id: \.self) { visit in
                Notice(symbol: .stethoscope, hue: .appointment, strong: visit.title, words: visit.when)
            }
        }
    }

    private func open(_ route: Route) { model.visit(route) }
}
