import CorginaCore

extension Diary {
    /// Every appointment, past and to come, the earliest first.
    public var appointments: [HealthEvent] {
        index.appointments.compactMap(event).sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }

    /// The appointment at hand: the first that lies ahead, or began so lately that she may still be in it.
    public func nextAppointment(at now: Moment) -> HealthEvent? {
        appointments.first { !$0.isOver(at: now) }
    }

    /// The last appointment before that one; before now when there is none at hand.
    public func lastAppointment(before next: HealthEvent?, at now: Moment) -> HealthEvent? {
        let past = appointments.filter { $0.isOver(at: now) && $0.id != next?.id }
        return past.last
    }

    /// Rows of the typical schedule she has an appointment for, in that pregnancy.
    public func plannedRows(in pregnancy: Pregnancy) -> Set<String> {
        let first = pregnancy.dating.effectiveLMP
        return Set(appointments.filter { $0.moment.day >= first }.compactMap { $0.appointment?.typicalID })
    }
}

extension HealthEvent {
    /// Whether an appointment lies so far back that it is past.
    public func isOver(at now: Moment) -> Bool {
        now.seconds(since: moment) > Appointment.lingering
    }
}
