import CorginaJournal
import CorginaRooms

/// A page of the device's own that a host asks for: its name, what it says, and what every page is told.
struct HomeRequest {
    let name: String
    /// What the page says, by its name.
    let values: JSON
    /// What is wrong with its fields.
    let errors: [FieldError]
    let page: WorkerRequest.PageSurroundings

    init(_ message: Message) throws(MessageError) {
        let head = message.head
        try head.expect(members: 7)
        guard message.parts.isEmpty else { throw .surplus }
        name = try head.text("page")
        guard let values = head["values"], values.members != nil else { throw .malformed("values") }
        self.values = values
        errors = try head.list("errors") { element in
            guard let (field, sentence) = element.pair, let field = field.text, let sentence = sentence.text else {
                return nil
            }
            return FieldError(field: field, message: sentence)
        }
        page = try WorkerRequest.PageSurroundings(in: head)
    }

    /// Where the diary lives; a host that does not say so has one on its device only.
    var home: DiaryHome { text("home").flatMap { DiaryHome(rawValue: $0) } ?? .device }

    func text(_ name: String) -> String? { values[name]?.text }

    func flag(_ name: String) -> Bool { values[name]?.boolean ?? false }

    func count(_ name: String) -> Int { values[name]?.integer ?? 0 }

    /// Names and values of a form that was sent.
    func pairs(_ name: String) throws(MessageError) -> [(String, String)] {
        try values.list(name) { element in
            guard let (name, value) = element.pair, let name = name.text, let value = value.text else { return nil }
            return (name, value)
        }
    }

    /// The same as a form.
    func form(_ name: String) throws(MessageError) -> Form { Form(try pairs(name)) }
}
