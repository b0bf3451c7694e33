import CorginaCore
import CorginaJournal

/// The glucose logbook.
extension MeasurementRoom {
    /// The week from that day on; `nil` for the one that ends today.
    static func showLogbook(
        from first: CalendarDay?, to visit: Visit, changed: [EntryID]
    ) throws(RoomError) -> Answer {
        let current = visit.today - (GlucoseWeek.length - 1)
        let start = first ?? current
        guard start <= visit.today, start >= Visit.firstDay else { throw .notFound }
        // What would reach beyond today is the week that ends today.
        guard start < current || first == nil else { return .redirect(to: .measurements(.logbook)) }
        let page = GlucoseWeekPage(
            week(from: start, of: visit), hasEarlier: readings(.glucose, of: visit).contains { $0.moment.day < start },
            profile: visit.profile, today: visit.today,
            toast: toast(changed, back: .logbook, for: visit))
        return Answer(page)
    }

    static func saveLogbook(from first: CalendarDay, for visit: Visit) throws(RoomError) -> Answer {
        guard first <= visit.today, first >= Visit.firstDay else { throw .notFound }
        let table = GlucoseTable(week: week(from: first, of: visit))
        return .file(
            type: "text/csv; charset=utf-8; header=present", name: GlucoseTable.fileName, bytes: table.bytes)
    }

    /// Keeps whether she follows the usual targets.
    static func chooseTargets(_ form: Form, by visit: inout Visit) -> Answer {
        var profile = visit.profile
        profile.followsGlucoseTargets = form["targets"] == "yes"
        guard profile != visit.profile else { return .redirect(to: .measurements(.logbook)) }
        return .redirect(to: .measurements(.logbook), changed: visit.append([.putProfile(profile)]))
    }

    /// With the day before, whose dinner stands beside the first fasting reading.
    private static func week(from first: CalendarDay, of visit: Visit) -> GlucoseWeek {
        let days = max(first - 1, Visit.firstDay)...(first + (GlucoseWeek.length - 1))
        return GlucoseWeek(
            from: first, events: visit.diary.events(of: [.glucose, .meal], on: days), profile: visit.profile)
    }
}
