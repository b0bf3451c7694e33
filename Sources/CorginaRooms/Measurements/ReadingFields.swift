import CorginaCore

/// What a form about one reading holds, as typed.
public struct ReadingFields: Hashable, Sendable {
    /// The fields of its kind.
    public var entry: KindFields
    /// `YYYY-MM-DD` and `HH:MM`
    public var day = ""
    public var time = ""
    public var notes = ""
    /// The moment the form was opened at, `YYYY-MM-DDTHH:MM`; empty where something logged before is changed.
    public var opened = ""

    /// Nothing typed yet: now, in her units.
    public init(_ kind: MeasuredKind, now: Moment, units: Profile.UnitSystem) {
        entry = KindFields(kind: kind.event, values: kind.screen.blank(units), units: units)
        (day, time) = ("\(now.day)", "\(now.time)")
        opened = "\(now.day)T\(now.time)"
    }

    /// What was logged, to be changed.
    public init(_ event: HealthEvent, units: Profile.UnitSystem) {
        entry = KindFields(event.details, units: units)
        (day, time) = ("\(event.moment.day)", "\(event.moment.time)")
        notes = event.notes
    }

    /// What she typed, as she typed it.
    init(_ form: Form, _ kind: MeasuredKind, units: Profile.UnitSystem) {
        entry = KindFields(kind: kind.event, values: [:], units: units)
        entry.keep(form)
        (day, time, notes) = (form["day"] ?? "", form["time"] ?? "", form["notes"] ?? "")
        opened = form["opened"] ?? ""
    }
}
