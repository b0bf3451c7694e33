/// A symptom that came more often with something than without it, beyond what chance alone would explain. It claims no cause.
public struct Insight: Hashable, Sendable {
    /// The symptom's name.
    public let symptom: String
    public let exposure: Exposure
    /// What was there every time it was, and never without it: no diary can tell these apart.
    public let inseparable: [Exposure]
    /// The counts compared, over those meals or days that have their like on the other side.
    public let counts: StratifiedTable.Stratum
    /// The same by day: days with the exposure on which the symptom came with it, and other days on which it came at all.
    public let days: StratifiedTable.Stratum
    /// Hours after a meal within which the symptom counts; `nil` where days are compared.
    public let hours: Int?
    /// The exact test's probability, and the same adjusted for every comparison made.
    public let probability: Double
    public let adjusted: Double
    /// How many comparisons were made.
    public let comparisons: Int
    /// The meals or drinks with the symptom, and the symptoms: the entries it stands on.
    public let events: [RecordID]

    /// "On 8 of 11 days with it, and on 5 of 40 other days."
    public var dayWords: String {
        "On \(days.exposedWith) of \(days.exposed) \(days.exposed == 1 ? "day" : "days") with it, "
            + "and on \(days.otherWith) of \(days.others) other days."
    }

    /// "The same meals also had cornbread, so it could be either."; `nil` where it stands alone.
    public var inseparableWords: String? {
        guard !inseparable.isEmpty else { return nil }
        let other = SentenceCase.list(inseparable.map { $0.shortWords })
        let choice = inseparable.count == 1 ? "either" : "any of them"
        return exposure.isOfDays
            ? "These were also \(other), so it could be \(choice)."
            : "The same meals also had \(other), so it could be \(choice)."
    }

    /// "You had nausea within 2 hours of 9 of 12 meals with coffee, and of 6 of 60 similar meals without."
    public var words: String {
        let with = "\(counts.exposedWith) of \(counts.exposed) \(exposure.words)"
        let without = "\(counts.otherWith) of \(counts.others) similar"
        let had = "You had \(SentenceCase.lowered(symptom))"
        guard let hours else { return "\(had) on \(with), and on \(without) days." }
        return "\(had) within \(hours) \(hours == 1 ? "hour" : "hours") of \(with), and of \(without) meals without."
    }

    /// How it was compared, in words: the statistic and what it does not say.
    public var method: String {
        "Exact test within \(exposure.isOfDays ? "days" : "meals of one kind") of the same fortnight, adjusted by Holm for "
            + "\(comparisons) \(comparisons == 1 ? "comparison" : "comparisons"): \(figure). "
            + "In at most 5 of 100 diaries without any link, something is shown by chance. It doesn’t say that one causes the other."
    }

    /// How likely it is that there is more to it than chance.
    public var certainty: String { adjusted < 0.001 ? "Very unlikely to be chance" : "Unlikely to be chance" }

    /// "p = 0.003", "p under 0.001": the probability adjusted for every comparison made.
    private var figure: String {
        adjusted < 0.001 ? "p under 0.001" : "p = \(Figure.decimal(adjusted, places: 3))"
    }
}

/// What a search found, and what it could not look at.
public struct InsightReport: Hashable, Sendable {
    /// The most certain first.
    public let insights: [Insight]
    /// How many comparisons were made.
    public let comparisons: Int
    /// What there was too little data for, in the order of the words.
    public let tooLittleData: [Exposure]
    /// How much there is of each symptom looked at.
    public let coverage: [InsightCoverage]

    /// "Too little data" says so; with data and nothing found, that nothing stood out.
    public var words: String {
        if comparisons == 0 { return "There isn’t enough to compare yet." }
        guard insights.isEmpty else { return "\(insights.count) \(insights.count == 1 ? "pattern" : "patterns") found" }
        return "No patterns found in \(comparisons) \(comparisons == 1 ? "comparison" : "comparisons")."
    }
}

/// How much a diary tells of one symptom, and how much of it could be compared.
public struct InsightCoverage: Hashable, Sendable {
    public let symptom: String
    /// What was looked at: "meals", "days with drinks".
    public let observed: String
    /// Hours after a meal within which it counts; `nil` where days are compared.
    public let hours: Int?
    /// How many of them had it.
    public let felt: Int
    /// All of them.
    public let observations: Int
    public let comparisons: Int

    /// How many more times it would have to come before anything is compared at all, at least; 0 once there is enough.
    public var missing: Int { Swift.max(0, InsightSearch.least - felt) }

    /// "Heartburn after 2 of 41 meals so far. It takes at least 3 more before anything is compared."
    public var words: String {
        let felt = "\(symptom) \(hours == nil ? "on" : "after") \(felt) of \(observations) \(observed)"
        if missing > 0 {
            return "\(felt) so far. It takes at least \(missing) more before anything is compared."
        }
        if comparisons == 0 {
            return "\(felt). Nothing was there often enough, with and without, to compare yet."
        }
        return "\(felt); \(comparisons) \(comparisons == 1 ? "comparison" : "comparisons")."
    }
}
