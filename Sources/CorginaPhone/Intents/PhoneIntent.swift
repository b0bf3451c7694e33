import CorginaCore
import CorginaJournal
import CorginaRooms

/// What she can ask of Siri, a shortcut or the Action button.
///
/// Phrases have `{app}` where the app's name stands. None has a place for her words: App Shortcuts take there what an app lists
/// beforehand, not free text, so the seeds' "I ate … in" is said in two steps, and Siri asks.
public enum PhoneIntent: String, CaseIterable, Hashable, Sendable {
    case logFood, logWater, takeSupplement, logSymptom, logMeasurement
    case today, howFarAlong
    case countMovements, timeContractions

    public var title: String {
        switch self {
        case .logFood: "Log Food"
        case .logWater: "Log Water"
        case .takeSupplement: "Log Supplement"
        case .logSymptom: "Log Symptom"
        case .logMeasurement: "Log Measurement"
        case .today: "My Day"
        case .howFarAlong: "How Far Along"
        case .countMovements: "Count Movements"
        case .timeContractions: "Time Contractions"
        }
    }

    public var summary: String {
        switch self {
        case .logFood: "Log food or meals"
        case .logWater: "Log water or another drink"
        case .takeSupplement: "Log a supplement you took"
        case .logSymptom: "Log how you feel"
        case .logMeasurement: "Log weight, blood pressure, blood glucose or temperature"
        case .today: "Hear how your day stands"
        case .howFarAlong: "Hear how far along you are"
        case .countMovements: "Open the movement counter"
        case .timeContractions: "Open the contraction timer"
        }
    }

    /// The name of an SF Symbol.
    public var symbol: String {
        switch self {
        case .logFood: "fork.knife"
        case .logWater: "drop.fill"
        case .takeSupplement: "pills.fill"
        case .logSymptom: "heart.text.square"
        case .logMeasurement: "ruler"
        case .today: "sun.max"
        case .howFarAlong: "calendar"
        case .countMovements: "hand.tap"
        case .timeContractions: "timer"
        }
    }

    public var phrases: [String] {
        switch self {
        case .logFood: ["Log food in {app}", "I ate something in {app}", "Track my meal in {app}"]
        case .logWater: ["Log water in {app}", "I drank something in {app}"]
        case .takeSupplement: ["Log vitamin in {app}", "Take vitamin in {app}", "Record supplement in {app}"]
        case .logSymptom: ["Log symptom in {app}", "Track symptom in {app}", "Record symptom in {app}"]
        case .logMeasurement: ["Log a measurement in {app}", "Record my weight in {app}"]
        case .today: ["How is my day in {app}", "What is left today in {app}"]
        case .howFarAlong: ["How far along am I in {app}", "What week is it in {app}"]
        case .countMovements: ["Count movements in {app}", "Count kicks in {app}"]
        case .timeContractions: ["Time contractions in {app}", "Start the contraction timer in {app}"]
        }
    }

    /// Asked where she said nothing yet (`requestValue`); `nil` for what needs no words of hers.
    public var prompt: String? {
        switch self {
        case .logFood: "What did you eat?"
        case .logWater: "What did you drink, and how much?"
        case .takeSupplement: "What did you take?"
        case .logSymptom: "How do you feel?"
        case .logMeasurement: "What did you measure?"
        case .today, .howFarAlong, .countMovements, .timeContractions: nil
        }
    }

    /// What opens in the app; `nil` for what is done without it.
    public var opens: Route? {
        switch self {
        case .countMovements: .measurements(.kind(.kicks))
        case .timeContractions: .measurements(.kind(.contractions))
        default: nil
        }
    }

    /// Said before her words where they alone say nothing: "500 ml" is water here, and nothing by itself.
    var command: String? {
        switch self {
        case .logFood: "log food"
        case .logWater: "water"
        case .takeSupplement: "log vitamin"
        case .logSymptom: "log symptom"
        case .logMeasurement, .today, .howFarAlong, .countMovements, .timeContractions: nil
        }
    }

    /// Those that are offered. What only a pregnancy that goes on brings is not, without one.
    public static func offered(in diary: Diary) -> [PhoneIntent] {
        let isExpecting = diary.latestPregnancy?.outcome.isOngoing ?? false
        return allCases.filter { isExpecting || ![.howFarAlong, .countMovements, .timeContractions].contains($0) }
    }
}
