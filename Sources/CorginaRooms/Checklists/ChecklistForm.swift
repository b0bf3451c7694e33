import CorginaCore
import CorginaJournal

/// What the forms of lists may hold.
enum ChecklistForm {
    /// The most lists a diary offers to begin: more than anybody looks through.
    static let mostLists = 50

    /// The name of a list to begin.
    static func newName(_ form: Form, in diary: Diary) throws(FormRefusal) -> String {
        guard Preparations(in: diary).checklists.count < mostLists else {
            throw refusal("name", "You have many lists. Remove one you no longer need first.")
        }
        return try name(form, besides: nil, in: diary)
    }

    /// - Parameter id: the list itself, which may keep its name; `nil` for a new one.
    static func name(_ form: Form, besides id: RecordID?, in diary: Diary) throws(FormRefusal) -> String {
        guard let name = form["name"] else { throw refusal("name", "Give the list a name") }
        guard name.count <= Checklist.longestName else { throw refusal("name", "Use at most 80 characters") }
        let prepared = Preparations(in: diary)
        let isTaken = prepared.checklists.contains {
            $0.id != id && !prepared.isQuiet($0) && $0.name.lowercased() == name.lowercased()
        }
        guard !isTaken else { throw refusal("name", "You have a list of that name. Choose another.") }
        return name
    }

    /// What to add, an item a line.
    static func items(_ form: Form, to list: Checklist) throws(FormRefusal) -> [String] {
        let lines = AppointmentForm.lines(form["words"] ?? "")
        guard !lines.isEmpty else { throw refusal("words", "Write what to add") }
        guard lines.allSatisfy({ $0.count <= Checklist.longestItem }) else {
            throw refusal("words", "Use at most 120 characters for each")
        }
        guard list.items.count + lines.count <= Checklist.mostItems else {
            throw refusal("words", "A list holds at most 100 things. Begin another one.")
        }
        return lines
    }

    /// The name of the field for the words of an item.
    static func field(of item: RecordID) -> String { "words-\(item)" }

    /// The list with the name and the words that were typed, checked nowhere; an item left empty stays so.
    static func typed(_ form: Form, into list: Checklist) -> Checklist {
        var list = list
        list.name = form["name"] ?? ""
        for place in list.items.indices {
            let field = field(of: list.items[place].id)
            if form.contains(field) { list.items[place].words = form[field] ?? "" }
        }
        return list
    }

    /// The same, checked, and without items left empty.
    static func edited(_ form: Form, _ list: Checklist, in diary: Diary) throws(FormRefusal) -> Checklist {
        var errors: [FieldError] = []
        var edited = typed(form, into: list)
        do { edited.name = try name(form, besides: list.id, in: diary) } catch { errors += error.errors }
        for item in edited.items where item.words.count > Checklist.longestItem {
            errors.append(FieldError(field: field(of: item.id), message: "Use at most 120 characters"))
        }
        guard errors.isEmpty else { throw FormRefusal(errors: errors) }
        edited.items.removeAll { $0.words.isEmpty }
        return edited
    }

    private static func refusal(_ field: String, _ message: String) -> FormRefusal {
        FormRefusal(errors: [FieldError(field: field, message: message)])
    }
}
