import AppIntents
import CorginaPhone
import CorginaRooms

/// "My Day"
struct TodayIntent: DiaryIntent {
    static let kind = PhoneIntent.today
    static let title: LocalizedStringResource = "My Day"
    static let description: IntentDescription? = "Hear how your day stands"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(try await steps(nil) { _ in "" }.dialog)")
    }
}

/// "How Far Along"
struct HowFarAlongIntent: DiaryIntent {
    static let kind = PhoneIntent.howFarAlong
    static let title: LocalizedStringResource = "How Far Along"
    static let description: IntentDescription? = "Hear how far along you are"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @MainActor
    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "\(try await steps(nil) { _ in "" }.dialog)")
    }
}

/// "Count Movements"
struct CountMovementsIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Movements"
    static let description: IntentDescription? = "Open the movement counter"
    static let supportedModes: IntentModes = .foreground(.immediate)

    @MainActor
    func perform() async throws -> some IntentResult {
        if let route = PhoneIntent.countMovements.opens { await openDiary()?.open(ScreenPlace(route)) }
        return .result()
    }
}

/// "Time Contractions"
struct TimeContractionsIntent: AppIntent {
    static let title: LocalizedStringResource = "Time Contractions"
    static let description: IntentDescription? = "Open the contraction timer"
    static let supportedModes: IntentModes = .foreground(.immediate)

    @MainActor
    func perform() async throws -> some IntentResult {
        if let route = PhoneIntent.timeContractions.opens { await openDiary()?.open(ScreenPlace(route)) }
        return .result()
    }
}
