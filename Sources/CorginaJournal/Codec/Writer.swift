import CorginaCore

/// Turns values into JSON and refuses those that could not be read back.
enum Writer {
    static func amount(_ value: Double, _ field: String) throws(CodecFault) -> JSON {
        guard let number = JSON.Number(value), Limits.amount.contains(value) else { throw .malformed(field: field) }
        return .number(number)
    }

    static func whole(_ value: Int, _ field: String) throws(CodecFault) -> JSON {
        guard Limits.whole.contains(Int64(value)) else { throw .malformed(field: field) }
        return .whole(value)
    }

    static func day(_ day: CalendarDay, _ field: String) throws(CodecFault) -> JSON {
        guard Limits.days.contains(day) else { throw .malformed(field: field) }
        return .whole(day.number)
    }

    static func moment(_ moment: Moment, _ field: String) throws(CodecFault) -> JSON {
        guard Limits.holds(moment) else { throw .malformed(field: field) }
        return ["seconds": .whole(moment.secondsSinceEpoch), "offset": .whole(moment.utcOffset)]
    }

    static func id(_ id: RecordID) -> JSON { .string(id.description) }
}

extension JSON {
    /// The object with the member added, unless there is no value.
    func adding(_ name: String, _ value: JSON?) -> JSON {
        guard let value, case .object(let members) = self else { return self }
        return .object(members + [Member(name, value)])
    }
}
