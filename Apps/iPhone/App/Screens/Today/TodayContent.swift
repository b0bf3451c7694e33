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
            if let english {
                CalorieCard(eaten: page.day.eaten, english: english) { model.visit(.quickLog(nil)) }
            }
            if !snacks.isEmpty { QuickSnackBar(snacks: snacks, log: log) }
            HealthTracking(page: page, model: model)
            if let week = page.calorieWeek { WeeklyCard(week: week.week, chosen: $chosenDay) }
            LatestPart(latest: page.latest, model: model)
            if let links = page.links { TodayLinkRows(links: links, host: model.host) }
        }
        .padding()
    }

    /// How English is written for her. The page keeps it to itself; the week beside it has the same.
    private var english: WrittenEnglish? { page.calorieWeek?.week.english ?? page.care?.english ?? .ofNoRegion }

    @ViewBuilder private var above: some View {
        if let care = page.care {
            CareNoticeView(notice: care) { deed in Task { await model.send(["did": deed], to: .careAnswered) } }
                .solidCard()
        }
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

    private func log(_ snack: QuickSnack) { Task { await model.send(["food": snack.food], to: .foods(.snack)) } }
}
