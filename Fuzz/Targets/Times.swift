import CorginaCore

/// A day, a time or a moment that is read is written as one that reads the same.
@Sendable func readAnyTime(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let day = CalendarDay(text) { precondition(CalendarDay("\(day)") == day) }
    if let time = TimeOfDay(text) { precondition(TimeOfDay("\(time)") == time) }
    if let moment = Moment(text) { precondition(Moment("\(moment)") == moment) }
    if let id = RecordID(text) { precondition(RecordID("\(id)") == id) }
}
