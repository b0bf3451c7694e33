import CorginaCore
import CorginaRooms
import SwiftUI

/// Today's cards, from what should not wait down to the ways to everything else.
struct TodayContent: View {
    let page: TodayPage
    let model: TodayModel
    var snacks: [QuickSnack]
    @Binding var chosenDay: CalendarDay?

    var body: some View {
        LazyVStack(spacing: 20) {
            above
            PregnancyPart(page: page, model: model)
            CalorieCard(eaten: page.day.eaten, english: page.english) { model.visit(.quickLog(nil)) }
            if !snacks.isEmpty { QuickSnackBar(snacks: snacks, log: log) }
            if let doses = page.day.doses { DayDoses(doses: doses, model: model) }
            HealthTracking(page: page, model: model)
            ForEach(page.lists, id: \.id) { list in row(of: list) }
            if let week = page.calorieWeek { WeeklyCard(week: week.week, chosen: $chosenDay) }
            LatestPart(latest: page.latest, model: model)
            if let links = page.links { TodayLinkRows(links: links, model: model) }
        }
        .padding()
    }

    @ViewBuilder private var above: some View {
        if let care = page.care {
            CareNoticeView(notice: care) { deed in Task { await model.send(["did": deed], to: .careAnswered) } }
                .solidCard()
        }
        if let needs = page.needs, !needs.isEmpty { NeedsPart(needs: needs, model: model) }
        if let words = page.sampleNotice { Notice(symbol: .sparkles, hue: .trimester, words: words) }
        if page.damagedEntries > 0 {
            Notice(
                symbol: .warning, hue: .symptom,
                words:
                    "Corgina can’t show what was damaged on the disk. Everything else is fine. A backup may still have it."
            )
        }
        if let arrivals = page.arrivals { ArrivalsView(card: arrivals, model: model) }
    }

    private func row(of list: ChecklistRow) -> some View {
        PlaceRow(
            symbol: list.symbol, hue: .rose, title: list.name, value: list.progress, place: .checklists(.one(list.id)),
            host: model.host
        ) { await model.load() }
    }

    private func log(_ snack: QuickSnack) { Task { await model.send(["food": snack.food], to: .foods(.snack)) } }
}
