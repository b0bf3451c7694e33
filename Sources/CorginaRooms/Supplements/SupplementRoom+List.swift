import CorginaCore
import CorginaJournal
import CorginaLanguage

/// Adding, changing, pausing, stopping and removing what is on her list.
extension SupplementRoom {
    /// More than anybody takes; the page stays sensible with them.
    static let mostSupplements = 200

    static func newSupplementPage(at place: SupplementPlace, for visit: Visit) -> SupplementFormPage {
        guard let common = common(at: place, for: visit),
            let supplement = common.supplement(RecordID(high: 0, low: 0), startingAt: visit.now)
        else { return SupplementFormPage(place: place, fields: .init(), english: visit.english) }
        var fields = SupplementFormPage.Fields(supplement, left: nil)
        fields.name = visit.english.spelled(SupplementName.spoken(fields.name))
        // The usual doses are meant for a pregnancy.
        if !visit.speaksOfPregnancy { (fields.amount, fields.isEssential, fields.contents) = ("", false, [:]) }
        var page = SupplementFormPage(
            place: place, fields: fields,
            note: visit.speaksOfPregnancy ? visit.english.spelled(common.warning).told(by: common) : nil,
            english: visit.english)
        page.explainsIron = common.id == .iron
        return page
    }

    static func addSupplement(_ form: Form, at place: SupplementPlace, by visit: inout Visit) -> Answer {
        do throws(FormRefusal) {
            guard visit.diary.supplements.count < Self.mostSupplements else {
                throw FormRefusal(errors: [
                    FieldError(
                        field: "name",
                        message: "Your list holds \(Self.mostSupplements). Remove one that you no longer take.")
                ])
            }
            let read = try SupplementForm(form, common: common(at: place, for: visit))
            let supplement = try read.supplement(visit.newID(), startingAt: visit.now)
            return put([.putSupplement(supplement)], then: .supplements(.list), by: &visit)
        } catch {
            var page = newSupplementPage(at: place, for: visit)
            (page.fields, page.errors) = (SupplementFormPage.Fields(form), error.errors)
            return Answer(page, .refused)
        }
    }

    static func editSupplementPage(_ id: RecordID, for visit: Visit) throws(RoomError) -> SupplementFormPage {
        guard let supplement = visit.diary.supplement(id) else { throw .notFound }
        var page = SupplementFormPage(
            place: .edit(id),
            fields: SupplementFormPage.Fields(supplement, left: visit.diary.piecesLeft(of: supplement)),
            english: visit.english)
        page.asksSchedule = supplement.status(on: visit.today) == .active
        page.explainsIron = supplement.catalogueID == .iron
        return page
    }

    static func saveSupplement(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let supplement = visit.diary.supplement(id) else { throw RoomError.notFound }
        let isActive = supplement.status(on: visit.today) == .active
        do {
            let read = try SupplementForm(
                form, common: supplement.catalogueID.flatMap(CatalogueSupplement.of), readsSchedule: isActive,
                before: supplement)
            let changed = try read.changing(
                supplement, left: visit.diary.piecesLeft(of: supplement), at: visit.now)
            let place = Route.supplements(.one(id))
            return put(changed == supplement ? [] : [.putSupplement(changed)], then: place, by: &visit)
        } catch {
            var page = try editSupplementPage(id, for: visit)
            (page.fields, page.errors) = (SupplementFormPage.Fields(form), error.errors)
            return Answer(page, .refused)
        }
    }

    /// Field `state`: `paused`, `stopped` or `active`.
    static func changeCourse(of id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let supplement = visit.diary.supplement(id) else { throw RoomError.notFound }
        let (today, time) = (visit.today, visit.now.time)
        let changed =
            switch form["state"] {
            case "paused": supplement.paused(from: today)
            case "stopped": supplement.stopped(from: today)
            case "active": supplement.resumed(on: today, at: time)
            default: throw RoomError.badForm
            }
        let place = Route.supplements(.one(id))
        return put(changed == supplement ? [] : [.putSupplement(changed)], then: place, by: &visit)
    }

    static func removeSupplement(_ id: RecordID, by visit: inout Visit) -> Answer {
        let changes: [Change] = visit.diary.supplement(id) == nil ? [] : [.remove(id)]
        return put(changes, then: .supplements(.list), by: &visit)
    }

    private static func common(at place: SupplementPlace, for visit: Visit) -> CatalogueSupplement? {
        guard case .addCommon(let number) = place else { return nil }
        let offered = CatalogueSupplement.offered
        guard offered.indices.contains(number - 1) else { return nil }
        return offered[number - 1]
    }
}
