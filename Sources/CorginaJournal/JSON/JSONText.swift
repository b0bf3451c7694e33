/// A JSON text that was found right, with the place of everything in it.
///
/// Nothing is copied out of it before it is asked for. Opening a diary reads a few fields of each of thousands of entries,
/// and making a value of every name and number in them took most of the time that opening takes.
final class JSONText: Sendable {
    let bytes: [UInt8]
    /// Every value before those in it; in an object each value follows its name.
    let nodes: [Node]

    /// One value, or one name of a member.
    struct Node: Sendable {
        enum Kind: Sendable {
            case null, no, yes, number, array, object
            /// ASCII without escapes, so that its bytes are its text.
            case plainString
            case string
            case escapedString
        }

        var kind: Kind
        /// Its first byte.
        let start: Int
        /// After its last byte.
        var end: Int
        /// The node after it and all in it.
        var next: Int
    }

    /// Reads one value and nothing else from UTF-8; see ``JSON/init(parsing:)-([UInt8])``.
    init(parsing bytes: [UInt8]) throws(JSONError) {
        var scanner = JSONScanner(bytes)
        nodes = try scanner.onlyValue()
        self.bytes = bytes
    }

    /// The outermost value.
    var root: Value { Value(text: self, place: 0) }

    /// One value of the text.
    struct Value: Sendable {
        fileprivate let text: JSONText
        fileprivate let place: Int

        fileprivate var node: Node { text.nodes[place] }
    }
}

// MARK: What a value is

extension JSONText.Value {
    var isNull: Bool { node.kind == .null }
    var isObject: Bool { node.kind == .object }

    /// The text of a string; `nil` for anything else.
    var string: String? {
        switch node.kind {
        case .plainString, .string: String(decoding: unquoted, as: UTF8.self)
        case .escapedString: String(decoding: JSONEscape.resolved(unquoted), as: UTF8.self)
        default: nil
        }
    }

    /// The bytes of a string of ASCII without escapes; `nil` for anything else.
    var plainBytes: ArraySlice<UInt8>? { node.kind == .plainString ? unquoted : nil }

    /// The value of a number a `Double` can hold; `nil` for anything else.
    var double: Double? { node.kind == .number ? JSON.Number.double(text.bytes, node.start..<node.end) : nil }

    /// The value of a whole number an `Int` can hold; `nil` for anything else.
    var integer: Int? { int64.flatMap { Int(exactly: $0) } }

    /// The value of a whole number 64 bits can hold; `nil` for anything else.
    var int64: Int64? { node.kind == .number ? JSON.Number.int64(text.bytes, node.start..<node.end) : nil }

    var boolean: Bool? {
        switch node.kind {
        case .yes: true
        case .no: false
        default: nil
        }
    }

    /// The values of an array; `nil` for anything else.
    var elements: [JSONText.Value]? {
        guard node.kind == .array else { return nil }
        var elements: [JSONText.Value] = []
        var place = place + 1
        while place < node.next {
            elements.append(JSONText.Value(text: text, place: place))
            place = text.nodes[place].next
        }
        return elements
    }

    /// The members of an object in their order; `nil` for anything else.
    var members: Members? { isObject ? Members(object: self) : nil }

    /// The member of that name; `nil` when there is none or this is not an object.
    subscript(name: String) -> JSONText.Value? {
        guard node.kind == .object else { return nil }
        let end = node.next
        var place = place + 1
        while place < end {
            if text.isString(at: place, name) { return JSONText.Value(text: text, place: place + 1) }
            place = text.nodes[place + 1].next
        }
        return nil
    }

    /// The numbers of an object's members, each with the place of its name in the list; `nil` for what is no number.
    ///
    /// For long lists of amounts, which make up most of a diary. Members of other names are passed over; those that come in the
    /// order of the list are found without looking through it.
    func readNumbers<Fault: Error>(
        named names: JSONNameList, _ take: (Int, Double?) throws(Fault) -> Void
    ) throws(Fault) {
        let (text, end) = (text, isObject ? node.next : place)
        var (member, likely) = (place + 1, 0)
        while member < end {
            let value = text.nodes[member + 1]
            if let place = text.place(ofNameAt: member, in: names, likely: likely) {
                let isNumber = value.kind == .number
                try take(place, isNumber ? JSON.Number.double(text.bytes, value.start..<value.end) : nil)
                likely = place
            }
            member = value.next
        }
    }

    /// The value exactly as the text has it, without the space around it.
    var source: ArraySlice<UInt8> { text.bytes[node.start..<node.end] }

    private var unquoted: ArraySlice<UInt8> { text.bytes[(node.start + 1)..<(node.end - 1)] }

    /// A copy that does not need the text.
    var json: JSON {
        switch node.kind {
        case .null: .null
        case .no: .bool(false)
        case .yes: .bool(true)
        case .number: .number(JSON.Number(literal: String(decoding: source, as: UTF8.self)))
        case .plainString, .string, .escapedString: .string(string ?? "")
        case .array: .array(elements?.map { $0.json } ?? [])
        case .object: .object(members?.map { JSON.Member($0.name, $0.value.json) } ?? [])
        }
    }
}

extension JSONText {
    /// The place of a name in a list of names, looked for from a likely one on.
    fileprivate func place(ofNameAt place: Int, in names: JSONNameList, likely: Int) -> Int? {
        let node = nodes[place]
        guard node.kind == .plainString else {
            let name = Array((Value(text: self, place: place).string ?? "").utf8)
            return (0..<names.count).first { names.isName($0, in: name, name.indices) }
        }
        let name = (node.start + 1)..<(node.end - 1)
        for place in likely..<names.count where names.isName(place, in: bytes, name) { return place }
        for place in 0..<likely where names.isName(place, in: bytes, name) { return place }
        return nil
    }

    /// Whether the node is a string of that text.
    fileprivate func isString(at place: Int, _ text: String) -> Bool {
        let node = nodes[place]
        guard node.kind == .plainString else { return Value(text: self, place: place).string == text }
        guard node.end - node.start - 2 == text.utf8.count else { return false }
        var position = node.start + 1
        for byte in text.utf8 {
            guard bytes[position] == byte else { return false }
            position += 1
        }
        return true
    }
}

extension JSONText.Value {
    /// The members of an object, one after the other.
    struct Members: Sequence, IteratorProtocol {
        fileprivate let text: JSONText
        fileprivate var place: Int
        fileprivate let end: Int

        /// None of what is no object.
        init(object: JSONText.Value) {
            text = object.text
            place = object.place + 1
            end = object.isObject ? object.node.next : place
        }

        mutating func next() -> Member? {
            guard place < end else { return nil }
            defer { place = text.nodes[place + 1].next }
            return Member(text: text, place: place)
        }
    }

    /// A name with its value.
    struct Member {
        fileprivate let text: JSONText
        fileprivate let place: Int

        var name: String { JSONText.Value(text: text, place: place).string ?? "" }

        var value: JSONText.Value { JSONText.Value(text: text, place: place + 1) }
    }
}
