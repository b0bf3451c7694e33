import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Her pregnancy week by week, and how the baby grows. Each page is there only while a pregnancy is ongoing.
extension CorginaServer {
    func showTimeline(to visitor: Visitor) throws -> Response {
        answer(
            try shown(
                PregnancyPage(pregnancy: visitor.diary.currentPregnancy, profile: visitor.profile, now: visitor.now)),
            to: visitor)
    }

    func showWeek(_ week: Int, to visitor: Visitor) throws -> Response {
        let page = WeekPage(
            week: week, pregnancy: visitor.diary.currentPregnancy, profile: visitor.profile, today: visitor.today)
        return answer(try shown(page), to: visitor)
    }

    func showGrowth(to visitor: Visitor, changed: Substring?) throws -> Response {
        let page = GrowthPage(
            pregnancy: visitor.diary.currentPregnancy, profile: visitor.profile, today: visitor.today,
            toast: toast(for: entries(changed), in: visitor.diary))
        return answer(try shown(page), to: visitor)
    }

    func addScan(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard var pregnancy = visitor.diary.currentPregnancy else { throw ServerError.notFound }
        do {
            let scan = try ScanForm(form, pregnancy: pregnancy, today: visitor.today).scan
            pregnancy.scans.append(scan)
        } catch {
            let page = GrowthPage(
                pregnancy: pregnancy, profile: visitor.profile, today: visitor.today, day: form["day"] ?? "",
                weight: form["weight"] ?? "", errors: error.errors)
            return answer(try shown(page), to: visitor, status: .unprocessableContent)
        }
        return try await keep(pregnancy, by: visitor, thenShow: .growth)
    }

    func removeScan(_ index: Int, by visitor: Visitor) async throws -> Response {
        guard var pregnancy = visitor.diary.currentPregnancy, pregnancy.scans.indices.contains(index) else {
            return .redirect(to: Route.growth.path)
        }
        pregnancy.scans.remove(at: index)
        return try await keep(pregnancy, by: visitor, thenShow: .growth)
    }

    /// The page, or the answer that there is none.
    func shown<Shown: Page>(_ page: Shown?) throws(ServerError) -> Shown {
        guard let page else { throw .notFound }
        return page
    }

    /// Writes a further version of a pregnancy and leads on, with Undo.
    func keep(_ pregnancy: Pregnancy, by visitor: Visitor, thenShow route: Route) async throws -> Response {
        .redirect(to: address(of: route, changed: try await append([.putPregnancy(pregnancy)], by: visitor)))
    }
}
