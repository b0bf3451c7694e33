import CorginaCore

extension Diary {
    /// Her weights in a pregnancy, from its first day to `day`, against her weight before it; `nil` until she gave that.
    public func weightCurve(in pregnancy: Pregnancy, to day: CalendarDay) -> WeightCurve? {
        WeightCurve(self, in: pregnancy, to: day)
    }

    /// How contractions come at `now`: those of today and yesterday, each from its start.
    public func contractionPattern(now: Moment) -> ContractionPattern { ContractionPattern(self, now: now) }

    /// What is usual for her baby: the sittings of the 28 days before `day`. The app's own choice, since movements change as it grows.
    public func kickHabit(before day: CalendarDay) -> KickHabit {
        KickHabit(
            events(of: [.kicks], on: (day - 28)...(day - 1)).compactMap { event in
                guard case .kicks(let count) = event.details else { return nil }
                return count
            })
    }
}

extension WeightCurve {
    /// - Parameter events: told besides, in the place of what is kept under their ids.
    init?(_ diary: Diary, in pregnancy: Pregnancy, to day: CalendarDay, with events: [HealthEvent] = []) {
        let first = pregnancy.dating.effectiveLMP
        guard let start = diary.profile?.body.weight, first <= day else { return nil }
        let weights = diary.events(of: [.weight], on: first...day, with: events).compactMap {
            event -> (moment: Moment, weight: Weight)? in
            guard case .weight(let weight) = event.details else { return nil }
            return (event.moment, weight)
        }
        self.init(start: start, weights, in: pregnancy)
    }
}

extension ContractionPattern {
    /// - Parameter events: told besides, in the place of what is kept under their ids.
    init(_ diary: Diary, now: Moment, with events: [HealthEvent] = []) {
        // Two days around, because travelling may have put the last hour on another date.
        let recent = diary.events(of: [.contraction], on: (now.day - 2)...(now.day + 1), with: events)
        self.init(Self.timed(in: recent), now: now)
    }

    /// The contractions among events.
    static func timed(in events: [HealthEvent]) -> [Timed] {
        events.compactMap { event in
            guard case .contraction(let contraction) = event.details else { return nil }
            return Timed(start: event.moment, seconds: contraction.seconds)
        }
    }
}
