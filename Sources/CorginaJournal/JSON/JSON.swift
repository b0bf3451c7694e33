/// A JSON value (RFC 8259) that keeps what it read: members in their order, numbers as written.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Number)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A name and its value in an object.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSON

        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

extension JSON {
    /// The first member of that name; `nil` when there is none or this is not an object.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text of a string; `nil` for anything else.
    public var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The value of a number a `Double` can hold; `nil` for anything else.
    public var double: Double? {
        if case .number(let number) = self { number.double } else { nil }
    }

    /// The value of a whole number an `Int` can hold; `nil` for anything else.
    public var integer: Int? { int64.flatMap { Int(exactly: $0) } }

    /// The value of a whole number 64 bits can hold; `nil` for anything else.
    public var int64: Int64? {
        if case .number(let number) = self { number.int64 } else { nil }
    }

    public var boolean: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The values of an array; `nil` for anything else.
    public var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object in their order; `nil` for anything else.
    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }
}

// Not by `nil`: in a conditional it would become JSON's null where "no member" is meant.
extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int64) { self = .number(Number(value)) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0, $1) }) }
}
