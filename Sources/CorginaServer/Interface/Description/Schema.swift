import CorginaJournal

/// What a JSON value may be, in the words of JSON Schema 2020-12, which OpenAPI 3.1 uses.
indirect enum Schema: Sendable {
    case text
    /// In characters.
    case textOf(ClosedRange<Int>)
    /// In characters, of which one is more than a blank.
    case wordsOf(ClosedRange<Int>)
    /// 32 hexadecimal digits.
    case id
    /// A text in a known format: "date-time", "date".
    case formatted(String)
    case oneOf([String])
    case whole
    case wholeIn(ClosedRange<Int>)
    case amount
    case amountIn(ClosedRange<Double>)
    case flag
    case list(Schema)
    /// These members and no others.
    case object([Property])
    /// Whatever members it has.
    case anyObject
    case orNull(Schema)
    /// What one of these is.
    case anyOf([Schema])
    case named(InterfaceSchema)

    /// A member of an object.
    struct Property: Sendable {
        let name: String
        let schema: Schema
        var isRequired = true
        /// What it says; empty where the name does.
        let note: String

        init(_ name: String, _ schema: Schema, _ note: String = "", isRequired: Bool = true) {
            self.name = name
            self.schema = schema
            self.note = note
            self.isRequired = isRequired
        }
    }

    var json: JSON {
        switch self {
        case .text: ["type": "string"]
        case .textOf(let length):
            ["type": "string", "minLength": .whole(length.lowerBound), "maxLength": .whole(length.upperBound)]
        case .wordsOf(let length):
            [
                "type": "string", "minLength": .whole(length.lowerBound), "maxLength": .whole(length.upperBound),
                "pattern": .string(Self.moreThanBlank),
            ]
        case .id: ["type": "string", "pattern": "^[0-9a-f]{32}$"]
        case .formatted(let format): ["type": "string", "format": .string(format)]
        case .oneOf(let values): ["type": "string", "enum": .array(values.map(JSON.string))]
        case .whole: ["type": "integer"]
        case .wholeIn(let range):
            ["type": "integer", "minimum": .whole(range.lowerBound), "maximum": .whole(range.upperBound)]
        case .amount: ["type": "number"]
        case .amountIn(let range):
            ["type": "number", "minimum": .amount(range.lowerBound), "maximum": .amount(range.upperBound)]
        case .flag: ["type": "boolean"]
        case .list(let element): ["type": "array", "items": element.json]
        case .object(let properties): Self.json(properties)
        case .anyObject: ["type": "object"]
        case .orNull(let schema): ["anyOf": [schema.json, ["type": "null"]]]
        case .anyOf(let schemas): ["anyOf": .array(schemas.map(\.json))]
        case .named(let name): ["$ref": .string("#/components/schemas/\(name.rawValue)")]
        }
    }

    /// Neither a blank nor a control character.
    private static let moreThanBlank = #"[^\s\u0000-\u001F\u007F-\u009F]"#

    private static func json(_ properties: [Property]) -> JSON {
        [
            "type": "object", "properties": .object(properties.map { JSON.Member($0.name, $0.json) }),
            "required": .array(properties.filter(\.isRequired).map { .string($0.name) }), "additionalProperties": false,
        ]
    }
}

extension Schema.Property {
    fileprivate var json: JSON {
        guard !note.isEmpty, case .object(let members) = schema.json else { return schema.json }
        return .object(members + [JSON.Member("description", .string(note))])
    }
}
