import CorginaCore
import CorginaRooms
import CorginaVault

/// What is said about Corgina to everybody, and the way in.
struct AboutRoom: Sendable {
    let vault: Vault
    let sessions: Sessions
    let surroundings: Surroundings
    /// How many daily backups the server keeps; `nil` when it makes none.
    let keptBackups: Int?
    /// Whose tables of products the server uses.
    let productCredits: [String]
    /// What the owner configured other servers for.
    let uses: ConfiguredUses
    /// Whether the owner switched reminders on.
    let sendsReminders: Bool

    func show(_ route: Route, for request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .home:
            if let way = try await sessions.wayIn(request) { return way }
            return .redirect(to: try await vault.hasAccounts() ? .signIn : .welcome)
        case .welcome: return try await sessions.wayIn(request) ?? HostAnswer(WelcomePage())
        case .privacy:
            let visitor = try await sessions.visitorIfSignedIn(request)
            return HostAnswer(
                PrivacyPage(
                    isSignedIn: visitor != nil, keptBackups: keptBackups,
                    providers: uses.answered(by: visitor?.visit), sendsReminders: sendsReminders), to: visitor)
        case .about: return aboutPage(to: try await sessions.visitorIfSignedIn(request))
        // The components, with made-up contents: nothing of anybody's diary.
        case .gallery: return HostAnswer(GalleryPage(today: surroundings.moment(in: nil).day))
        default: throw ServerError.notFound
        }
    }

    private func aboutPage(to visitor: Visitor?) -> HostAnswer {
        guard let visitor else {
            return HostAnswer(
                AboutPage(isSignedIn: false, productCredits: productCredits, english: .ofNoRegion))
        }
        let speaksOfWeeks = visitor.diary.latestPregnancy?.outcome.isLoss != true
        return HostAnswer(
            AboutPage(
                isSignedIn: true, speaksOfWeeks: speaksOfWeeks, productCredits: productCredits,
                english: visitor.english), to: visitor)
    }
}
