import CorginaCore

extension Diary {
    /// Her weights in a pregnancy, from its first day to `day`, against her weight before it; `nil` until she gave that.
    public func weightCurve(in pregnancy: Pregnancy, to day: CalendarDay) -> WeightCurve? {
        let first = pregnancy.dating.effectiveLMP
        guard let start = profile?.body.weight, first <= day else { return nil }
        let weights = events(of: [.weight], on: first...day).compactMap { event -> (moment: Moment, weight: Weight)? in
            guard case .weight(let weight) = event.details else { return nil }
            return (event.moment, weight)
        }
        return WeightCurve(start: start, weights, in: pregnancy)
    }

    /// How contractions come at `now`: those of today and yesterday, each from its start.
    public func contractionPattern(now: Moment) -> ContractionPattern {
        // Two days back, because travelling may have put the last hour on another date.
        let recent = events(of: [.contraction], on: (now.day - 2)...(now.day + 1))
        return ContractionPattern(
            recent.compactMap { event in
                guard case .contraction(let contraction) = event.details else { return nil }
                return ContractionPattern.Timed(start: event.moment, seconds: contraction.seconds)
            }, now: now)
    }

    /// What is usual for her baby: the sittings of the 28 days before `day`. The app's own choice, since movements change as it grows.
    public func kickHabit(before day: CalendarDay) -> KickHabit {
        KickHabit(
            events(of: [.kicks], on: (day - 28)...(day - 1)).compactMap { event in
                guard case .kicks(let count) = event.details else { return nil }
                return count
            })
    }
}
