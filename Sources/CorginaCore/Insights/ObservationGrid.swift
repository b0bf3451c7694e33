/// Observations counted by stratum and by exposure, each looked at once, so that a year of meals is compared without delay.
struct ObservationGrid {
    private let observations: [Observation]
    /// The place of each observation's stratum.
    private let stratumPlaces: [Int]
    private let stratumCount: Int
    /// The observations with each exposure.
    private let places: [Exposure: [Int]]

    init(_ observations: [Observation]) {
        self.observations = observations
        var known: [Observation.Stratum: Int] = [:]
        stratumPlaces = observations.map { observation in
            let place = known[observation.stratum] ?? known.count
            known[observation.stratum] = place
            return place
        }
        stratumCount = known.count
        places = observations.enumerated().reduce(into: [:]) { places, observation in
            for exposure in observation.element.exposures { places[exposure, default: []].append(observation.offset) }
        }
    }

    var exposures: [Exposure] { Array(places.keys) }

    /// The exposures, those of the very same observations together.
    var inseparable: [[Exposure]] {
        Array(Dictionary(grouping: places.keys) { places[$0] ?? [] }.values)
    }

    /// Every observation counted as one without the exposure, by stratum: where a table starts from.
    func strata(of symptom: String) -> [StratifiedTable.Stratum] {
        var strata = Array(repeating: StratifiedTable.Stratum(), count: stratumCount)
        for (place, observation) in observations.enumerated() {
            strata[stratumPlaces[place]].others += 1
            strata[stratumPlaces[place]].otherWith += observation.outcomes[symptom] == nil ? 0 : 1
        }
        return strata
    }

    /// The table of an exposure and a symptom.
    ///
    /// - Parameter without: what ``strata(of:)`` gives for the symptom.
    func table(
        _ exposure: Exposure, _ symptom: String, _ without: [StratifiedTable.Stratum]
    ) -> StratifiedTable {
        var strata = without
        for place in places[exposure] ?? [] {
            let with = observations[place].outcomes[symptom] == nil ? 0 : 1
            strata[stratumPlaces[place]].others -= 1
            strata[stratumPlaces[place]].otherWith -= with
            strata[stratumPlaces[place]].exposed += 1
            strata[stratumPlaces[place]].exposedWith += with
        }
        return StratifiedTable(strata)
    }

    /// How many observations had the symptom, whatever they were exposed to.
    func count(of symptom: String) -> Int { observations.count { $0.outcomes[symptom] != nil } }

    /// The same by day: on how many days with the exposure the symptom came with it, and on how many other days it came at all.
    func days(_ exposure: Exposure, _ symptom: String) -> StratifiedTable.Stratum {
        let exposed = (places[exposure] ?? []).map { observations[$0] }
        let exposedDays = Set(exposed.map { $0.day })
        let others = observations.filter { !exposedDays.contains($0.day) }
        return StratifiedTable.Stratum(
            exposedWith: Set(exposed.filter { $0.outcomes[symptom] != nil }.map { $0.day }).count,
            exposed: exposedDays.count,
            otherWith: Set(others.filter { $0.outcomes[symptom] != nil }.map { $0.day }).count,
            others: Set(others.map { $0.day }).count)
    }

    /// The entries of the exposed observations that had the symptom, each with the symptom's own.
    func events(_ exposure: Exposure, _ symptom: String) -> [RecordID] {
        (places[exposure] ?? []).flatMap { place in
            observations[place].outcomes[symptom].map { observations[place].events + $0 } ?? []
        }
    }
}
