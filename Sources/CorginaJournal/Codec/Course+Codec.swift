import CorginaCore

extension Course {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            start: try fields.day("start"),
            startTime: try fields.optional("startTime") { name throws(CodecFault) in
                try TimeOfDay(fields[name], field: name)
            },
            end: try fields.optional("end", fields.day),
            ending: try fields.optional("ending") { name throws(CodecFault) in try fields.word(name) } ?? .changed,
            schedule: try DoseSchedule(fields)
        )
    }

    /// A change of schedule needs no word: the next course begins the day after.
    func json() throws(CodecFault) -> JSON {
        let json: JSON = ["start": try Writer.day(start, "start")]
        return try schedule.add(to: json).adding("startTime", startTime.map { .whole($0.minutes) })
            .adding("end", try end.map { day throws(CodecFault) in try Writer.day(day, "end") })
            .adding("ending", ending == .changed ? nil : .string(ending.rawValue))
    }
}

extension DoseSchedule {
    /// Without `weekdays` it is every day's.
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        var times: [TimeOfDay?] = []
        for time in try fields.elements("times") {
            times.append(time.isNull ? nil : try TimeOfDay(time, field: "times"))
        }
        guard let days = try fields.optional("weekdays", fields.elements) else {
            self.init(times: times)
            return
        }
        var weekdays: Set<Weekday> = []
        for day in days {
            guard let weekday = day.integer.flatMap(Weekday.init) else { throw .malformed(field: "weekdays") }
            weekdays.insert(weekday)
        }
        self.init(weekdays: weekdays, times: times)
    }

    fileprivate func add(to json: JSON) throws(CodecFault) -> JSON {
        let days = Weekday.allCases.filter(weekdays.contains)
        return json.adding("times", .array(times.map { $0.map { .whole($0.minutes) } ?? .null }))
            .adding("weekdays", days.count == 7 ? nil : .array(days.map { .whole($0.rawValue) }))
    }
}

extension TimeOfDay {
    /// Minutes since midnight.
    init(_ value: JSONText.Value?, field: String) throws(CodecFault) {
        guard let minutes = value?.integer, (0...1_439).contains(minutes) else { throw .malformed(field: field) }
        self.init(minutes: minutes)
    }
}
