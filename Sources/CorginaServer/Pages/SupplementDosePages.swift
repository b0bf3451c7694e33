import CorginaCore
import CorginaJournal
import CorginaScreens
import HTTPTypes
import Hummingbird

/// Doses: taken, retimed, skipped, unmarked, and taken beside the schedule.
extension CorginaServer {
    func dosePage(_ slot: DoseSlot, for visitor: Visitor, errors: [FieldError] = []) throws(ServerError) -> DosePage {
        guard let supplement = visitor.diary.supplement(slot.supplement) else { throw .notFound }
        let day = DoseDay(
            supplement, on: slot.day, records: visitor.diary.doseRecords(on: slot.day...slot.day), now: visitor.now)
        guard let dose = day.doses.first(where: { $0.slot == slot }), slot.day <= visitor.today else { throw .notFound }
        return DosePage(
            slot, dose: dose, of: supplement, behind: try supplementPage(slot.supplement, for: visitor),
            now: visitor.now, errors: errors)
    }

    /// Field `state`: `taken` (now, or at fields `day` and `time`), `skipped` or `open`. Asked for again, nothing changes.
    func recordDose(_ slot: DoseSlot, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let supplement = visitor.diary.supplement(slot.supplement) else { throw ServerError.notFound }
        let place = place(after: form, slot)
        do {
            switch form["state"] {
            case "taken":
                guard let moment = try moment(of: form, for: slot, visitor) else { return .redirect(to: place.path) }
                let record = try supplement.taking(slot, at: moment, now: visitor.now)
                return try await put([Change(record, of: supplement)], then: place, by: visitor)
            case "skipped":
                guard visitor.diary.skippedDose(slot.recordID) == nil else { return .redirect(to: place.path) }
                let record = try supplement.skipping(slot, at: visitor.now)
                return try await put([Change(record, of: supplement)], then: place, by: visitor)
            case "open":
                let records = visitor.diary.doseRecords(on: slot.day...slot.day).filter { $0.slot == slot }
                return try await put(records.map { .remove($0.id) }, then: place, by: visitor)
            default: throw ServerError.badForm
            }
        } catch let error as DoseError {
            return try refused(error, slot, form, visitor)
        }
    }

    /// When she says she took it: as in the form, else now; `nil` when it is marked as taken and no other time is given.
    private func moment(of form: Form, for slot: DoseSlot, _ visitor: Visitor) throws -> Moment? {
        guard form.contains("day") || form.contains("time") else {
            let isTaken = visitor.diary.doseRecords(on: slot.day...slot.day).contains { $0.slot == slot && $0.isTaken }
            return isTaken ? nil : visitor.now
        }
        guard let day = form["day"].flatMap(CalendarDay.init), let time = form["time"].flatMap(TimeOfDay.init) else {
            throw DoseError.otherDay
        }
        let moment = surroundings.moment(day: day, time: time, in: visitor.timeZone)
        // The minute it is now has begun, not passed.
        return moment.day == visitor.today && moment.time == visitor.now.time ? visitor.now : moment
    }

    /// A tick has nothing to correct: it shows the supplement as it now is. The sheet keeps what she typed.
    private func refused(_ error: DoseError, _ slot: DoseSlot, _ form: Form, _ visitor: Visitor) throws(ServerError)
        -> Response
    {
        guard error != .notScheduled, form.contains("day") else {
            return .redirect(to: Route.supplements(.one(slot.supplement)).path)
        }
        let field = error == .inFuture ? "time" : "day"
        var page = try dosePage(slot, for: visitor, errors: [FieldError(field: field, message: error.description)])
        (page.day, page.time) = (form["day"] ?? "", form["time"] ?? "")
        return answer(page, to: visitor, status: .unprocessableContent)
    }

    /// Where she was: field `place` of a tick.
    private func place(after form: Form, _ slot: DoseSlot) -> Route {
        switch form["place"] {
        case "today": .today
        case "list": .supplements(.list)
        default: .supplements(.one(slot.supplement))
        }
    }

    func takeExtra(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard let supplement = visitor.diary.supplement(id) else { throw ServerError.notFound }
        let record = try supplement.takingExtra(surroundings.newID(), at: visitor.now, now: visitor.now)
        return try await put([Change(record, of: supplement)], then: .supplements(.one(id)), by: visitor)
    }

    /// Appends the changes, if there are any, and shows the place with Undo.
    func put(_ changes: [Change], then place: Route, by visitor: Visitor) async throws -> Response {
        guard !changes.isEmpty else { return .redirect(to: place.path) }
        return .redirect(to: address(of: place, changed: try await append(changes, by: visitor)))
    }
}
