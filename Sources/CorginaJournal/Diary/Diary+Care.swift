import CorginaCore

extension Diary {
    /// What things she logs together set off, the most pressing first, with what the diary knows besides.
    ///
    /// - Parameter events: new ones, or entries of the diary; those take the place of what is kept under their ids.
    public func careAnswers(to events: [HealthEvent]) -> [CareAnswer] {
        guard let latest = events.map({ $0.moment }).max() else { return [] }
        return CareContext(self, with: events, at: latest).answers(to: events.map { $0.details })
    }
}

extension CareContext {
    /// What the diary knows besides events that are logged together.
    fileprivate init(_ diary: Diary, with events: [HealthEvent], at moment: Moment) {
        let ids = Set(events.map { $0.id })
        let day = moment.day
        let felt = diary.events(of: [.symptom], on: day...day).filter { !ids.contains($0.id) }.compactMap {
            event -> SymptomReport? in
            guard case .symptom(let report) = event.details else { return nil }
            return report
        }
        self.init(age: diary.currentPregnancy?.gestationalAge(on: day), felt: felt)
        if events.contains(where: { $0.details.kind == .contraction }) {
            contractions = ContractionPattern(diary, now: moment, with: events)
        }
        if events.contains(where: { $0.details.kind == .weight }) {
            weights = diary.currentPregnancy.flatMap { WeightCurve(diary, in: $0, to: day, with: events) }
        }
    }
}
