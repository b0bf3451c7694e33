import CorginaCore
import CorginaJournal

/// Her lists, to change.
extension ChecklistRoom {
    static func accept(_ form: Form, at place: ChecklistPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .list: try begin(form, by: &visit)
        case .one(let id): try add(form, to: id, by: &visit)
        case .edit(let id): try edit(id, form, by: &visit)
        case .tick(let id, let item): try tick(item, of: id, form, by: &visit)
        case .archive(let id): try archive(id, by: &visit)
        case .remove(let id): remove(id, by: &visit)
        }
    }

    private static func begin(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        if let start = form["start"] {
            guard let start = Checklist.Start(rawValue: start) else { throw .badForm }
            return begin(start, by: &visit)
        }
        do {
            let name = try ChecklistForm.newName(form, in: visit.diary)
            let list = Checklist(id: visit.newID(), name: name, pregnancy: visit.diary.currentPregnancy?.id)
            return keep(list, by: &visit)
        } catch {
            var page = listsPage(of: visit)
            page.name = form["name"] ?? ""
            page.errors = error.errors
            return Answer(page, .refused)
        }
    }

    /// A list she has is shown, so that a second tap does not begin a second one.
    private static func begin(_ start: Checklist.Start, by visit: inout Visit) -> Answer {
        let prepared = visit.preparations
        if let same = prepared.checklists.first(where: { $0.start == start && !prepared.isQuiet($0) }) {
            return .redirect(to: .checklists(.one(same.id)))
        }
        let words = StartingList(start: start)
        let english = visit.english
        let items = words.items.map { Checklist.Item(id: visit.newID(), words: english.spelled($0)) }
        let list = Checklist(
            id: visit.newID(), name: english.spelled(words.name), start: start,
            pregnancy: visit.diary.latestPregnancy?.id, items: items)
        return keep(list, by: &visit)
    }

    private static func add(_ form: Form, to id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        var list = try list(id, of: visit)
        do {
            let lines = try ChecklistForm.items(form, to: list)
            list.items += lines.map { Checklist.Item(id: visit.newID(), words: $0) }
            return keep(list, by: &visit)
        } catch {
            var page = try listPage(id, of: visit)
            page.words = form["words"] ?? ""
            page.errors = error.errors
            return Answer(page, .refused)
        }
    }

    /// What was typed is kept whichever button was pressed.
    private static func edit(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        let before = try list(id, of: visit)
        var list: Checklist
        do { list = try ChecklistForm.edited(form, before, in: visit.diary) } catch {
            return Answer(ChecklistEditPage(ChecklistForm.typed(form, into: before), errors: error.errors), .refused)
        }
        func pressed(_ name: String) -> RecordID? { form[name].flatMap { RecordID($0) } }
        if let item = pressed("up") { list.move(item, up: true) }
        if let item = pressed("down") { list.move(item, up: false) }
        if let item = pressed("remove") { list.items.removeAll { $0.id == item } }
        let stays = ["up", "down", "remove"].contains { form.contains($0) }
        return keep(list, by: &visit, thenShow: stays ? .edit(id) : .one(id))
    }

    /// Says which way, so that the same form sent twice does not undo itself. A tick is taken back by a tick, and needs no Undo.
    private static func tick(
        _ item: RecordID, of id: RecordID, _ form: Form, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        var list = try list(id, of: visit)
        list.set(item, done: form["done"] == "yes")
        if list != visit.preparations.checklist(id) { visit.append([.putChecklist(list)]) }
        return .redirect(to: Route.back(form) ?? .checklists(.one(id)))
    }

    /// Puts a list away, or back. One that comes back belongs to the pregnancy that goes on now.
    private static func archive(_ id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        var list = try list(id, of: visit)
        if visit.preparations.isQuiet(list) {
            list.isArchived = false
            list.pregnancy = visit.diary.currentPregnancy?.id
            return keep(list, by: &visit)
        }
        list.isArchived = true
        return keep(list, by: &visit, thenShow: .list)
    }

    private static func remove(_ id: RecordID, by visit: inout Visit) -> Answer {
        guard visit.preparations.checklist(id) != nil else { return .redirect(to: .checklists(.list)) }
        return .redirect(to: .checklists(.list), changed: visit.append([.remove(id)]))
    }

    /// One that stays the same is not written again.
    private static func keep(
        _ list: Checklist, by visit: inout Visit, thenShow place: ChecklistPlace? = nil
    ) -> Answer {
        let route = Route.checklists(place ?? .one(list.id))
        guard list != visit.preparations.checklist(list.id) else { return .redirect(to: route) }
        return .redirect(to: route, changed: visit.append([.putChecklist(list)]))
    }
}
