import CorginaCore

/// The fields of one JSON object, read by name. Fields nobody asks for are tolerated.
struct Fields {
    private let object: JSONText.Value

    /// - Throws: `malformed` naming `field` when the value is not an object.
    init(_ value: JSONText.Value?, field: String) throws(CodecFault) {
        guard let value, value.isObject else { throw .malformed(field: field) }
        object = value
    }

    /// All of them, in the order of the text.
    var members: JSONText.Value.Members { JSONText.Value.Members(object: object) }

    /// See ``JSONText/Value/readNumbers(named:_:)``.
    func readNumbers(
        named names: JSONNameList, _ take: (Int, Double?) throws(CodecFault) -> Void
    ) throws(CodecFault) { try object.readNumbers(named: names, take) }

    subscript(name: String) -> JSONText.Value? { object[name] }

    func object(_ name: String) throws(CodecFault) -> Fields { try Fields(object[name], field: name) }

    func text(_ name: String) throws(CodecFault) -> String { try value(name, object[name]?.string) }

    func flag(_ name: String) throws(CodecFault) -> Bool { try value(name, object[name]?.boolean) }

    func elements(_ name: String) throws(CodecFault) -> [JSONText.Value] { try value(name, object[name]?.elements) }

    func whole(_ name: String) throws(CodecFault) -> Int { try value(name, Int(exactly: try int64(name))) }

    func int64(_ name: String) throws(CodecFault) -> Int64 {
        let number = try value(name, object[name]?.int64)
        guard Limits.whole.contains(number) else { throw .malformed(field: name) }
        return number
    }

    func amount(_ name: String) throws(CodecFault) -> Double { try Self.amount(object[name], field: name) }

    static func amount(_ value: JSONText.Value?, field: String) throws(CodecFault) -> Double {
        guard let amount = value?.double, Limits.amount.contains(amount) else { throw .malformed(field: field) }
        return amount
    }

    func day(_ name: String) throws(CodecFault) -> CalendarDay {
        let day = CalendarDay(number: try whole(name))
        guard Limits.days.contains(day) else { throw .malformed(field: name) }
        return day
    }

    func recordID(_ name: String) throws(CodecFault) -> RecordID { try Self.recordID(object[name], field: name) }

    static func recordID(_ value: JSONText.Value?, field: String) throws(CodecFault) -> RecordID {
        // Only one that is written with escapes has to be made a text first.
        let id = value?.plainBytes.map { RecordID(digits: $0) } ?? value?.string.map { RecordID($0) }
        guard let id, let id else { throw .malformed(field: field) }
        return id
    }

    func barcode(_ name: String) throws(CodecFault) -> Barcode { try value(name, Barcode(text(name))) }

    func moment(_ name: String) throws(CodecFault) -> Moment {
        let parts = try object(name)
        let (seconds, offset) = (try parts.int64("seconds"), try parts.whole("offset"))
        let moment = Moment(secondsSinceEpoch: seconds, utcOffset: offset)
        guard Limits.holds(moment), moment.utcOffset == offset else { throw .malformed(field: name) }
        return moment
    }

    /// One of a closed set of words. A word outside it may be a newer version's, so it is unfamiliar, not wrong.
    func word<Word: RawRepresentable<String>>(_ name: String, as type: Word.Type = Word.self) throws(CodecFault) -> Word
    {
        guard let word = Word(rawValue: try text(name)) else { throw .unfamiliar }
        return word
    }

    private func value<Value>(_ name: String, _ value: Value?) throws(CodecFault) -> Value {
        guard let value else { throw .malformed(field: name) }
        return value
    }
}

// MARK: Fields that may be absent

extension Fields {
    /// `nil` when the field is absent or null.
    func optional<Value>(
        _ name: String, _ read: (String) throws(CodecFault) -> Value
    ) throws(CodecFault) -> Value? {
        guard let value = object[name], !value.isNull else { return nil }
        return try read(name)
    }
}
