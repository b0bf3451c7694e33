import CorginaCore

extension ReminderPreferences {
    /// A kind that only a newer Corgina knows is passed over: this one reminds of nothing it does not know.
    init(_ fields: Fields) throws(CodecFault) {
        var kinds: Set<ReminderKind> = []
        for element in try fields.elements("kinds") {
            if let kind = element.string.flatMap({ ReminderKind(rawValue: $0) }) { kinds.insert(kind) }
        }
        var waterTimes: [TimeOfDay] = []
        for element in try fields.elements("waterTimes") {
            guard let minutes = element.int64 else { throw .malformed(field: "waterTimes") }
            waterTimes.append(TimeOfDay(minutes: Int(clamping: minutes)))
        }
        self.init(
            kinds: kinds,
            quietHours: try fields.optional("quiet") { name throws(CodecFault) in try QuietHours(fields.object(name)) },
            waterTimes: Array(waterTimes.prefix(Self.mostWaterTimes)),
            goalsTime: TimeOfDay(minutes: try fields.whole("goalsTime")),
            kicksTime: TimeOfDay(minutes: try fields.whole("kicksTime")),
            isDiscreet: try fields.flag("discreet"))
    }

    /// Times in minutes since midnight; `quiet` is left out where every hour will do.
    var json: JSON {
        let json: JSON = [
            "kinds": .array(ReminderKind.allCases.filter { kinds.contains($0) }.map { .string($0.rawValue) }),
            "waterTimes": .array(waterTimes.map { .whole($0.minutes) }), "goalsTime": .whole(goalsTime.minutes),
            "kicksTime": .whole(kicksTime.minutes), "discreet": .bool(isDiscreet),
        ]
        return json.adding("quiet", quietHours?.json)
    }
}

extension QuietHours {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(
            start: TimeOfDay(minutes: try fields.whole("start")), end: TimeOfDay(minutes: try fields.whole("end")))
    }

    fileprivate var json: JSON { ["start": .whole(start.minutes), "end": .whole(end.minutes)] }
}
