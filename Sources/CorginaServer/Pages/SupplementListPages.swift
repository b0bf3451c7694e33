import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaScreens
import HTTPTypes
import Hummingbird

/// Adding, changing, pausing, stopping and removing what is on her list.
extension CorginaServer {
    /// More than anybody takes; the page stays sensible with them.
    static let mostSupplements = 200

    func newSupplementPage(at place: SupplementPlace, for visitor: Visitor) -> SupplementFormPage {
        guard let common = common(at: place, for: visitor),
            let supplement = common.supplement(RecordID(high: 0, low: 0), startingAt: visitor.now)
        else { return SupplementFormPage(place: place, fields: .init()) }
        var fields = SupplementFormPage.Fields(supplement, left: nil)
        fields.name = SupplementName.spoken(fields.name)
        // The usual doses are meant for a pregnancy.
        if !visitor.speaksOfPregnancy { (fields.amount, fields.isEssential, fields.contents) = ("", false, [:]) }
        var page = SupplementFormPage(
            place: place, fields: fields,
            note: visitor.speaksOfPregnancy ? common.warning.replacing(" ug", with: " µg") : nil)
        page.explainsIron = common.id == "iron"
        return page
    }

    func addSupplement(_ form: Form, at place: SupplementPlace, by visitor: Visitor) async throws -> Response {
        do {
            guard visitor.diary.supplements.count < Self.mostSupplements else {
                throw FormRefusal(errors: [
                    FieldError(
                        field: "name",
                        message: "Your list holds \(Self.mostSupplements). Remove one that you no longer take.")
                ])
            }
            let read = try SupplementForm(form, common: common(at: place, for: visitor))
            let supplement = try read.supplement(surroundings.newID(), startingAt: visitor.now)
            return try await put([.putSupplement(supplement)], then: .supplements(.list), by: visitor)
        } catch let refusal as FormRefusal {
            var page = newSupplementPage(at: place, for: visitor)
            (page.fields, page.errors) = (SupplementFormPage.Fields(form), refusal.errors)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    func editSupplementPage(_ id: RecordID, for visitor: Visitor) throws(ServerError) -> SupplementFormPage {
        guard let supplement = visitor.diary.supplement(id) else { throw .notFound }
        var page = SupplementFormPage(
            place: .edit(id),
            fields: SupplementFormPage.Fields(supplement, left: visitor.diary.piecesLeft(of: supplement)))
        page.asksSchedule = supplement.status(on: visitor.today) == .active
        page.explainsIron = supplement.catalogueID == "iron"
        return page
    }

    func saveSupplement(_ id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let supplement = visitor.diary.supplement(id) else { throw ServerError.notFound }
        let isActive = supplement.status(on: visitor.today) == .active
        do {
            let read = try SupplementForm(
                form, common: supplement.catalogueID.flatMap(CatalogueSupplement.of), readsSchedule: isActive,
                before: supplement)
            let changed = try read.changing(
                supplement, left: visitor.diary.piecesLeft(of: supplement), at: visitor.now)
            let place = Route.supplements(.one(id))
            return try await put(changed == supplement ? [] : [.putSupplement(changed)], then: place, by: visitor)
        } catch let refusal as FormRefusal {
            var page = try editSupplementPage(id, for: visitor)
            (page.fields, page.errors) = (SupplementFormPage.Fields(form), refusal.errors)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    /// Field `state`: `paused`, `stopped` or `active`.
    func changeCourse(of id: RecordID, _ form: Form, by visitor: Visitor) async throws -> Response {
        guard let supplement = visitor.diary.supplement(id) else { throw ServerError.notFound }
        let (today, time) = (visitor.today, visitor.now.time)
        let changed =
            switch form["state"] {
            case "paused": supplement.paused(from: today)
            case "stopped": supplement.stopped(from: today)
            case "active": supplement.resumed(on: today, at: time)
            default: throw ServerError.badForm
            }
        let place = Route.supplements(.one(id))
        return try await put(changed == supplement ? [] : [.putSupplement(changed)], then: place, by: visitor)
    }

    func removeSupplement(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        let changes: [Change] = visitor.diary.supplement(id) == nil ? [] : [.remove(id)]
        return try await put(changes, then: .supplements(.list), by: visitor)
    }

    private func common(at place: SupplementPlace, for visitor: Visitor) -> CatalogueSupplement? {
        guard case .addCommon(let number) = place else { return nil }
        let offered = CatalogueSupplement.offered
        guard offered.indices.contains(number - 1) else { return nil }
        return offered[number - 1]
    }
}
