import AppIntents

/// A button of a Live Activity, pressed. iOS performs it in the app, which it starts where it has to; the extension only names it.
struct PressActivityButton: LiveActivityIntent {
    static let title: LocalizedStringResource = "Count in Corgina"
    static let description: IntentDescription? = "A button of what Corgina counts on the lock screen"
    /// Siri and Shortcuts do not offer it: it means something beside the count that is shown alone.
    static let isDiscoverable = false
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    /// What the app does with it.
    @MainActor static var press: ((PressActivityButton) async -> Void)?

    @Parameter(title: "Button") var button: String
    @Parameter(title: "Count shown") var shown: Int

    init() {}

    /// - Parameters:
    ///   - button: the name of an `ActivityButton`.
    ///   - shown: the count beside it.
    init(_ button: String, shown: Int) {
        self.button = button
        self.shown = shown
    }

    @MainActor
    func perform() async throws -> some IntentResult {
        await Self.press?(self)
        return .result()
    }
}
