import AppIntents
import CorginaPhone

/// "Log food in Corgina"
struct LogFoodIntent: DiaryIntent {
    static let kind = PhoneIntent.logFood
    static let title: LocalizedStringResource = "Log Food"
    static let description: IntentDescription? = "Log food or meals"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Food Description", requestValueDialog: "What did you eat?") var foodDescription: String?

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        let step = try await steps(foodDescription) { dialog in
            foodDescription = try await $foodDescription.requestValue(dialog)
            return foodDescription ?? ""
        }
        return .result(dialog: "\(step.dialog)", view: IntentSnippetView(snippet: step.snippet))
    }
}

/// "Log Water"
struct LogWaterIntent: DiaryIntent {
    static let kind = PhoneIntent.logWater
    static let title: LocalizedStringResource = "Log Water"
    static let description: IntentDescription? = "Log water or another drink"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Drink", requestValueDialog: "What did you drink, and how much?") var words: String?

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        let step = try await steps(words) { dialog in
            words = try await $words.requestValue(dialog)
            return words ?? ""
        }
        return .result(dialog: "\(step.dialog)", view: IntentSnippetView(snippet: step.snippet))
    }
}

/// "Log Supplement"
struct LogSupplementIntent: DiaryIntent {
    static let kind = PhoneIntent.takeSupplement
    static let title: LocalizedStringResource = "Log Supplement"
    static let description: IntentDescription? = "Log a supplement you took"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Supplement", requestValueDialog: "What did you take?") var words: String?

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        let step = try await steps(words) { dialog in
            words = try await $words.requestValue(dialog)
            return words ?? ""
        }
        return .result(dialog: "\(step.dialog)", view: IntentSnippetView(snippet: step.snippet))
    }
}

/// "Log Symptom"
struct LogSymptomIntent: DiaryIntent {
    static let kind = PhoneIntent.logSymptom
    static let title: LocalizedStringResource = "Log Symptom"
    static let description: IntentDescription? = "Log how you feel"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Symptom", requestValueDialog: "How do you feel?") var words: String?

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        let step = try await steps(words) { dialog in
            words = try await $words.requestValue(dialog)
            return words ?? ""
        }
        return .result(dialog: "\(step.dialog)", view: IntentSnippetView(snippet: step.snippet))
    }
}

/// "Log Measurement"
struct LogMeasurementIntent: DiaryIntent {
    static let kind = PhoneIntent.logMeasurement
    static let title: LocalizedStringResource = "Log Measurement"
    static let description: IntentDescription? = "Log weight, blood pressure, blood glucose or temperature"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Measurement", requestValueDialog: "What did you measure?") var words: String?

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        let step = try await steps(words) { dialog in
            words = try await $words.requestValue(dialog)
            return words ?? ""
        }
        return .result(dialog: "\(step.dialog)", view: IntentSnippetView(snippet: step.snippet))
    }
}
