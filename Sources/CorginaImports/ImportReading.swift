import CorginaCore
import CorginaJournal

/// What a file of another app or a clinic holds for a diary.
public struct ImportReading: Hashable, Sendable {
    public var source: ImportSource
    public var content: ImportContent
    /// In the order of the file; each id once. Empty while something is to be asked.
    public var events: [HealthEvent] = []
    /// What was not taken, and how often.
    public var leftOut: [LeftOut: Int] = [:]
    /// What she has to say before it can be read.
    public var questions: [ImportQuestion] = []
    /// Whether some of its entries came without a time of day.
    public var hasUsualTimes = false

    public init(_ source: ImportSource, _ content: ImportContent) {
        self.source = source
        self.content = content
    }
}

/// Which of an app's files it is.
public enum ImportContent: String, Hashable, Sendable {
    case meals, measurements, days, weights, everything
}

/// Why something in a file is no entry.
public enum LeftOut: String, CaseIterable, Hashable, Sendable {
    /// A date nobody can read, or of a day the diary does not reach.
    case unreadableDate
    /// A figure nobody can read, or none at all.
    case unreadableFigure
    /// A figure that cannot be meant, such as a weight of 3 kg.
    case implausible
    case future
    /// The other app marked it as deleted.
    case deleted
    /// The same stands in the file once more.
    case twice
    /// What Corgina keeps no entries of.
    case otherKind
    /// A unit Corgina does not know.
    case unknownUnit
    /// Of a day that has meals from elsewhere already; both together would count twice.
    case dayHasMeals
    /// Time in bed, which is not sleep.
    case inBed
    /// A record that is not final, or was withdrawn.
    case notFinal
    /// A medicine to take, not a dose that was taken.
    case planned
    /// A text longer than an entry takes.
    case tooLong
    /// A questionnaire, or the score of one, whose answers Corgina does not keep.
    case questionnaire
}

/// What a file leaves open.
public enum ImportQuestion: String, CaseIterable, Hashable, Sendable {
    /// Whether 3/4/2026 is in March or in April.
    case dateOrder
    /// Whether weights are in kilograms or in pounds.
    case weightUnit
}

/// What she said to the questions.
public struct ImportChoices: Hashable, Sendable {
    public var dateOrder: DateOrder?
    public var weightUnit: WeightUnit?

    public init(dateOrder: DateOrder? = nil, weightUnit: WeightUnit? = nil) {
        self.dateOrder = dateOrder
        self.weightUnit = weightUnit
    }
}

/// What comes first in a date of figures whose year comes last.
public enum DateOrder: String, CaseIterable, Hashable, Sendable {
    case dayFirst = "day"
    case monthFirst = "month"
}

public enum WeightUnit: String, CaseIterable, Hashable, Sendable {
    case kilograms = "kg"
    case pounds = "lb"

    func weight(_ figure: Double) -> Weight {
        switch self {
        case .kilograms: Weight(kilograms: figure)
        case .pounds: Weight(kilograms: figure * Weight.pound.kilograms)
        }
    }
}
