import CorginaRooms

/// A form that the phone sends to a room, as if she had pressed its button.
public struct PhonePost: Hashable, Sendable {
    public let place: Route
    public let fields: [Field]

    /// A name and a value.
    public struct Field: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    init(_ place: Route, _ fields: (name: String, value: String)...) {
        self.place = place
        self.fields = fields.map { Field(name: $0.name, value: $0.value) }
    }

    /// As the rooms read it.
    public var form: Form {
        var values: [String: [String]] = [:]
        for field in fields { values[field.name, default: []].append(field.value) }
        return Form(fields: values)
    }
}
