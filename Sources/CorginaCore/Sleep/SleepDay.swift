/// All that was slept on one day: the night that ended on it, and the naps.
public struct SleepDay: Hashable, Sendable {
    public let day: CalendarDay
    /// In minutes; 0 where no length was told.
    public let night: Int
    public let naps: Int
    /// The entries it is made of.
    public let events: [RecordID]

    public var total: Int { night + naps }

    /// The days with sleep of a told length, the earliest first.
    public static func list(_ events: [HealthEvent]) -> [SleepDay] {
        var slept: [CalendarDay: (night: Int, naps: Int, events: [RecordID])] = [:]
        for event in events {
            guard case .sleep(let sleep) = event.details, let minutes = sleep.minutes, Sleep.lengths.contains(minutes)
            else { continue }
            var day = slept[event.moment.day] ?? (0, 0, [])
            if sleep.isNap { day.naps += minutes } else { day.night += minutes }
            day.events.append(event.id)
            slept[event.moment.day] = day
        }
        return slept.sorted { $0.key < $1.key }.map { day, sleep in
            SleepDay(day: day, night: sleep.night, naps: sleep.naps, events: sleep.events)
        }
    }
}
