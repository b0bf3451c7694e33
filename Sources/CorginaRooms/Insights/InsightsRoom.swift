import CorginaCore
import CorginaFoods
import CorginaJournal

/// What came together in her diary, and the entries each finding stands on.
enum InsightsRoom {
    /// How far back is looked: a pregnancy and some weeks around it.
    private static let insightDays = 365

    static func show(_ place: InsightsPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .report:
            // Today's doses are not all due yet.
            let trend = visit.diary.complianceTrend(endingOn: visit.today - 1, now: visit.now)
            let page = InsightsPage(
                insights(of: visit), hours: visit.insightHours, trend: trend, english: visit.english,
                toast: Toast(for: changed, in: visit.diary))
            return Answer(page)
        case .one(let number):
            let insights = insights(of: visit).insights
            guard insights.indices.contains(number - 1) else { return .redirect(to: .insights(.report)) }
            return Answer(page(of: insights[number - 1], number, to: visit))
        case .hours: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: InsightsPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        guard place == .hours else { throw RoomError.notFound }
        let report = Route.insights(.report)
        guard let hours = form.whole("hours", in: 1...24), InsightSearch.choosableHours.contains(hours),
            hours != visit.insightHours
        else { return .redirect(to: report) }
        var profile = visit.profile
        profile.insightHours = hours
        return .redirect(to: report, changed: visit.append([.putProfile(profile)]))
    }

    /// Looking through a year takes longer than a page may, so it is done once for each state of the diary.
    private static func insights(of visit: Visit) -> InsightReport {
        let question = InsightQuestion(
            search: InsightSearch(hours: visit.insightHours),
            days: (visit.today - Self.insightDays)...visit.today)
        return visit.insights(question) { visit.diary.insights(question.search, in: question.days) }
    }

    private static func page(of insight: Insight, _ number: Int, to visit: Visit) -> InsightPage {
        let events = Set(insight.events).compactMap(visit.diary.event)
        var food: InsightPage.Food?
        if case .food(let name) = insight.exposure { food = self.food(named: name, in: events, of: visit) }
        return InsightPage(
            card: InsightCard(insight, number: number), events: events, food: food, profile: visit.profile,
            today: visit.today)
    }

    /// The food of that name as one of the entries holds it.
    private static func food(named name: String, in events: [HealthEvent], of visit: Visit) -> InsightPage.Food? {
        for event in events.sorted(by: { ($1.moment, $1.id) < ($0.moment, $0.id) }) {
            guard case .meal(let meal) = event.details,
                let position = meal.items.firstIndex(where: { $0.name == name })
            else { continue }
            let item = meal.items[position]
            let marks = visit.diary.marks(on: item.identity)
            return InsightPage.Food(
                address: visit.foods.catalogue[item].map { .listed($0.code) } ?? .logged(event.id, position: position),
                name: name, isTrigger: marks.contains { $0.kind == .trigger })
        }
        return nil
    }
}

/// What is asked of the diary.
struct InsightQuestion: Hashable, Sendable {
    let search: InsightSearch
    let days: ClosedRange<CalendarDay>
}

extension Visit {
    /// Within how many hours after a meal a symptom counts for her.
    var insightHours: Int {
        InsightSearch.choosableHours.contains(profile.insightHours) ? profile.insightHours : InsightSearch.usualHours
    }
}
