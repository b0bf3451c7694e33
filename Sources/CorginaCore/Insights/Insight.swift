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

    /// "Cornbread was in the very same meals, so the two cannot be told apart."; `nil` where it stands alone.
    public var inseparableWords: String? {
        guard !inseparable.isEmpty else { return nil }
        let names = inseparable.map { $0.shortWords }.joined(separator: ", ")
        return
            "The very same \(exposure.isOfDays ? "days" : "meals") had this too: \(names). They cannot be told apart."
    }

    /// "Nausea within 2 hours after 9 of 12 meals with coffee, and after 6 of 60 others like them."
    public var words: String {
        let with = "\(counts.exposedWith) of \(counts.exposed) \(exposure.words)"
        let without = "\(counts.otherWith) of \(counts.others) others like them"
        guard let hours else { return "\(symptom) on \(with), and on \(without)." }
        return "\(symptom) within \(hours) \(hours == 1 ? "hour" : "hours") after \(with), and after \(without)."
    }

    /// How it was compared, in words: the statistic and what it does not say.
    public var method: String {
        "Exact test within \(exposure.isOfDays ? "days" : "meals of one kind") of the same fortnight, adjusted by Holm for "
            + "\(comparisons) \(comparisons == 1 ? "comparison" : "comparisons"): \(certainty). "
            + "In at most 5 of 100 diaries without any link, something is shown by chance. It does not say that one causes the other."
    }

    /// "p = 0.003", "p under 0.001": the probability adjusted for every comparison made.
    public var certainty: String {
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
        if comparisons == 0 { return "Too little data to compare yet." }
        guard insights.isEmpty else { return "\(insights.count) of \(comparisons) comparisons stood out." }
        return "Nothing stood out in \(comparisons) \(comparisons == 1 ? "comparison" : "comparisons")."
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
