import CorginaCore
import CorginaJournal

/// Her pregnancy week by week, and how the baby grows. Each page is there only while a pregnancy is ongoing.
extension PregnancyRoom {
    static func showTimeline(to visit: Visit) throws(RoomError) -> Answer {
        Answer(
            try found(
                PregnancyPage(pregnancy: visit.diary.currentPregnancy, profile: visit.profile, now: visit.now)))
    }

    static func showWeek(_ week: Int, to visit: Visit) throws(RoomError) -> Answer {
        let page = WeekPage(
            week: week, pregnancy: visit.diary.currentPregnancy, profile: visit.profile, today: visit.today)
        return Answer(try found(page))
    }

    static func showGrowth(to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        let page = GrowthPage(
            pregnancy: visit.diary.currentPregnancy, profile: visit.profile, today: visit.today,
            toast: Toast(for: changed, in: visit.diary))
        return Answer(try found(page))
    }

    static func addScan(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard var pregnancy = visit.diary.currentPregnancy else { throw RoomError.notFound }
        do {
            let scan = try ScanForm(form, pregnancy: pregnancy, today: visit.today).scan
            pregnancy.scans.append(scan)
        } catch {
            let page = GrowthPage(
                pregnancy: pregnancy, profile: visit.profile, today: visit.today, day: form["day"] ?? "",
                weight: form["weight"] ?? "", errors: error.errors)
            return Answer(try found(page), .refused)
        }
        return keep(pregnancy, by: &visit, thenShow: .pregnancy(.growth))
    }

    static func removeScan(_ index: Int, by visit: inout Visit) -> Answer {
        guard var pregnancy = visit.diary.currentPregnancy, pregnancy.scans.indices.contains(index) else {
            return .redirect(to: .pregnancy(.growth))
        }
        pregnancy.scans.remove(at: index)
        return keep(pregnancy, by: &visit, thenShow: .pregnancy(.growth))
    }

    /// Writes a further version of a pregnancy and leads on, with Undo.
    static func keep(_ pregnancy: Pregnancy, by visit: inout Visit, thenShow route: Route) -> Answer {
        .redirect(to: route, changed: visit.append([.putPregnancy(pregnancy)]))
    }
}
