import CorginaCore
import CorginaJournal

/// Doses: taken, retimed, skipped, unmarked, and taken beside the schedule.
extension SupplementRoom {
    static func dosePage(_ slot: DoseSlot, for visit: Visit, errors: [FieldError] = []) throws(RoomError) -> DosePage {
        guard let supplement = visit.diary.supplement(slot.supplement) else { throw .notFound }
        let day = DoseDay(
            supplement, on: slot.day, records: visit.diary.doseRecords(on: slot.day...slot.day), now: visit.now)
        guard let dose = day.doses.first(where: { $0.slot == slot }), slot.day <= visit.today else { throw .notFound }
        return DosePage(
            slot, dose: dose, of: supplement, behind: try supplementPage(slot.supplement, for: visit),
            now: visit.now, english: visit.english, errors: errors)
    }

    /// Field `state`: `taken` (now, or at fields `day` and `time`), `skipped` or `open`. Asked for again, nothing changes.
    static func recordDose(_ slot: DoseSlot, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let supplement = visit.diary.supplement(slot.supplement) else { throw RoomError.notFound }
        let place = place(after: form, slot, visit)
        do throws(DoseError) {
            switch form["state"] {
            case "taken":
                guard let moment = try moment(of: form, for: slot, visit) else { return .redirect(to: place) }
                let record = try supplement.taking(slot, at: moment, now: visit.now)
                return put([Change(record, of: supplement)], then: place, by: &visit)
            case "skipped":
                guard visit.diary.skippedDose(slot.recordID) == nil else { return .redirect(to: place) }
                let record = try supplement.skipping(slot, at: visit.now)
                return put([Change(record, of: supplement)], then: place, by: &visit)
            case "open":
                let records = visit.diary.doseRecords(on: slot.day...slot.day).filter { $0.slot == slot }
                return put(records.map { .remove($0.id) }, then: place, by: &visit)
            default: break
            }
        } catch {
            return try refused(error, slot, form, visit)
        }
        throw .badForm
    }

    /// When she says she took it: as in the form, else now; `nil` when it is marked as taken and no other time is given.
    private static func moment(of form: Form, for slot: DoseSlot, _ visit: Visit) throws(DoseError) -> Moment? {
        guard form.contains("day") || form.contains("time") else {
            let isTaken = visit.diary.doseRecords(on: slot.day...slot.day).contains { $0.slot == slot && $0.isTaken }
            if isTaken { return nil }
            // On a past day’s page she marks what she took on that day, so the time it was due is the likeliest.
            let time = visit.diary.supplement(slot.supplement)?.time(of: slot) ?? visit.now.time
            return slot.day < visit.today ? visit.moment(day: slot.day, time: time) : visit.now
        }
        guard let day = form["day"].flatMap(CalendarDay.init), let time = form["time"].flatMap(TimeOfDay.init) else {
            throw .otherDay
        }
        let moment = visit.moment(day: day, time: time)
        // The minute it is now has begun, not passed.
        return moment.day == visit.today && moment.time == visit.now.time ? visit.now : moment
    }

    /// A tick has no field to correct, so the supplement’s page is shown as it now is. The sheet keeps what she typed.
    private static func refused(_ error: DoseError, _ slot: DoseSlot, _ form: Form, _ visit: Visit) throws(RoomError)
        -> Answer
    {
        guard error != .notScheduled, form.contains("day") else {
            return .redirect(to: .supplements(.one(slot.supplement)))
        }
        let field = error == .inFuture ? "time" : "day"
        var page = try dosePage(slot, for: visit, errors: [FieldError(field: field, message: error.description)])
        (page.day, page.time) = (form["day"] ?? "", form["time"] ?? "")
        return Answer(page, .refused)
    }

    /// Where she was: field `place` of a tick.
    private static func place(after form: Form, _ slot: DoseSlot, _ visit: Visit) -> Route {
        switch form["place"] {
        case "today": visit.place(of: slot.day)
        case "list": .supplements(.list)
        default: .supplements(.one(slot.supplement))
        }
    }

    static func takeExtra(_ id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let supplement = visit.diary.supplement(id) else { throw .notFound }
        guard let record = try? supplement.takingExtra(visit.newID(), at: visit.now, now: visit.now) else {
            throw .badForm
        }
        return put([Change(record, of: supplement)], then: .supplements(.one(id)), by: &visit)
    }

    /// Appends the changes, if there are any, and shows the place with Undo.
    static func put(_ changes: [Change], then place: Route, by visit: inout Visit) -> Answer {
        guard !changes.isEmpty else { return .redirect(to: place) }
        return .redirect(to: place, changed: visit.append(changes))
    }
}
