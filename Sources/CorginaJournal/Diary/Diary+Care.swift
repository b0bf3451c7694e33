import CorginaCore

extension Diary {
    /// What things she logs together set off, the most pressing first, with what the diary knows besides.
    ///
    /// - Parameter events: new ones, or entries of the diary; those take the place of what is kept under their ids.
    public func careAnswers(to events: [HealthEvent]) -> [CareAnswer] {
        guard let latest = events.map({ $0.moment }).max() else { return [] }
        return careContext(of: events, at: latest).answers(to: events.map { $0.details })
    }

    private func careContext(of events: [HealthEvent], at moment: Moment) -> CareContext {
        let ids = Set(events.map { $0.id })
        let day = moment.day
        let felt = self.events(of: [.symptom], on: day...day).filter { !ids.contains($0.id) }.compactMap {
            event -> SymptomReport? in
            guard case .symptom(let report) = event.details else { return nil }
            return report
        }
        var context = CareContext(age: currentPregnancy?.gestationalAge(on: day), felt: felt)
        if events.contains(where: { $0.details.kind == .contraction }) {
            context.contractions = pattern(with: events, ids, at: moment)
        }
        if events.contains(where: { $0.details.kind == .weight }) {
            context.weights = curve(with: events, ids, to: day)
        }
        return context
    }

    /// Two days around, because travelling may have put the last hour on another date.
    private func pattern(with events: [HealthEvent], _ ids: Set<RecordID>, at moment: Moment) -> ContractionPattern {
        let kept = self.events(of: [.contraction], on: (moment.day - 2)...(moment.day + 1)).filter {
            !ids.contains($0.id)
        }
        return ContractionPattern(
            (kept + events).compactMap { event in
                guard case .contraction(let contraction) = event.details else { return nil }
                return ContractionPattern.Timed(start: event.moment, seconds: contraction.seconds)
            }, now: moment)
    }

    private func curve(with events: [HealthEvent], _ ids: Set<RecordID>, to day: CalendarDay) -> WeightCurve? {
        guard let pregnancy = currentPregnancy, let start = profile?.body.weight,
            pregnancy.dating.effectiveLMP <= day
        else { return nil }
        let kept = self.events(of: [.weight], on: pregnancy.dating.effectiveLMP...day).filter { !ids.contains($0.id) }
        let weights = (kept + events).compactMap { event -> (moment: Moment, weight: Weight)? in
            guard case .weight(let weight) = event.details else { return nil }
            return (event.moment, weight)
        }
        return WeightCurve(start: start, weights, in: pregnancy)
    }
}
