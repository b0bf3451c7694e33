import CorginaCore

extension MealHours {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            breakfast: try Window(fields.object("breakfast")), lunch: try Window(fields.object("lunch")),
            dinner: try Window(fields.object("dinner")))
    }

    var json: JSON { ["breakfast": breakfast.json, "lunch": lunch.json, "dinner": dinner.json] }
}

extension MealHours.Window {
    fileprivate init(_ fields: Fields) throws(CodecFault) {
        self.init(
            start: TimeOfDay(minutes: try fields.whole("start")), end: TimeOfDay(minutes: try fields.whole("end")))
    }

    /// Minutes since midnight.
    fileprivate var json: JSON { ["start": .whole(start.minutes), "end": .whole(end.minutes)] }
}
