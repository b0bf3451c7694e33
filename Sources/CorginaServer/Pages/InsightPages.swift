import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// What came together in her diary, and the entries each finding stands on.
extension CorginaServer {
    /// How far back is looked: a pregnancy and some weeks around it.
    private static let insightDays = 365

    func show(_ place: InsightsPlace, to visitor: Visitor, changed: Substring?) throws -> Response {
        switch place {
        case .report:
            // Today's doses are not all due yet.
            let trend = visitor.diary.complianceTrend(endingOn: visitor.today - 1, now: visitor.now)
            let page = InsightsPage(
                insights(of: visitor), hours: visitor.insightHours, trend: trend,
                toast: toast(for: entries(changed), in: visitor.diary))
            return answer(page, to: visitor)
        case .one(let number):
            let insights = insights(of: visitor).insights
            guard insights.indices.contains(number - 1) else { return .redirect(to: Route.insights(.report).path) }
            return answer(page(of: insights[number - 1], number, to: visitor), to: visitor)
        case .hours: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: InsightsPlace, by visitor: Visitor) async throws -> Response {
        guard place == .hours else { throw ServerError.notFound }
        let report = Route.insights(.report)
        guard let hours = form.whole("hours", in: 1...24), InsightSearch.choosableHours.contains(hours),
            hours != visitor.insightHours
        else { return .redirect(to: report.path) }
        var profile = visitor.profile
        profile.insightHours = hours
        return .redirect(to: address(of: report, changed: try await append([.putProfile(profile)], by: visitor)))
    }

    /// Looking through a year takes longer than a page may, so it is done once for each state of the diary.
    private func insights(of visitor: Visitor) -> InsightReport {
        let question = InsightQuestion(
            search: InsightSearch(hours: visitor.insightHours),
            days: (visitor.today - Self.insightDays)...visitor.today)
        return visitor.derived.answer(to: question) { visitor.diary.insights(question.search, in: question.days) }
    }

    private func page(of insight: Insight, _ number: Int, to visitor: Visitor) -> InsightPage {
        let events = Set(insight.events).compactMap(visitor.diary.event)
        var food: InsightPage.Food?
        if case .food(let name) = insight.exposure { food = self.food(named: name, in: events, of: visitor) }
        return InsightPage(
            card: InsightCard(insight, number: number), events: events, food: food, units: visitor.profile.units,
            today: visitor.today)
    }

    /// The food of that name as one of the entries holds it.
    private func food(named name: String, in events: [HealthEvent], of visitor: Visitor) -> InsightPage.Food? {
        for event in events.sorted(by: { ($1.moment, $1.id) < ($0.moment, $0.id) }) {
            guard case .meal(let meal) = event.details,
                let position = meal.items.firstIndex(where: { $0.name == name })
            else { continue }
            let item = meal.items[position]
            let marks = visitor.diary.marks(on: item.identity)
            return InsightPage.Food(
                address: foods.catalogue[item].map { .listed($0.code) } ?? .logged(event.id, position: position),
                name: name, isTrigger: marks.contains { $0.kind == .trigger })
        }
        return nil
    }
}

/// What is asked of the diary.
private struct InsightQuestion: Hashable, Sendable {
    let search: InsightSearch
    let days: ClosedRange<CalendarDay>
}

extension Visitor {
    /// Within how many hours after a meal a symptom counts for her.
    fileprivate var insightHours: Int {
        InsightSearch.choosableHours.contains(profile.insightHours) ? profile.insightHours : InsightSearch.usualHours
    }
}
