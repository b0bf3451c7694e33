import CorginaCore
import CorginaJournal

/// What the forms of lists may hold.
enum ChecklistForm {
    /// The most lists a diary offers to begin: more than anybody looks through.
    static let mostLists = 50

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
            throw refusal("words", "Use at most 200 characters for each")
        }
        guard list.items.count + lines.count <= Checklist.mostItems else {
            throw refusal("words", "A list holds at most 200 things. Begin another one.")
        }
        return lines
    }

    /// Other words for an item.
    static func words(_ form: Form) throws(FormRefusal) -> String {
        guard let words = form["words"] else { throw refusal("words", "Write what it is, or remove it") }
        guard words.count <= Checklist.longestItem else { throw refusal("words", "Use at most 200 characters") }
        return words
    }

    private static func refusal(_ field: String, _ message: String) -> FormRefusal {
        FormRefusal(errors: [FieldError(field: field, message: message)])
    }
}
