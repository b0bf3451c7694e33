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
    /// The SHA-256 of what a browser runs for a diary that lives on it; `nil` where that is not offered.
    var program: String?

    func show(_ route: Route, for request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .home:
            if let way = try await sessions.wayIn(request) { return way }
            return .redirect(to: try await vault.accounts.exist() ? .signIn : .welcome)
        case .welcome: return try await sessions.wayIn(request) ?? HostAnswer(WelcomePage(offersDevice: program != nil))
        case .homes(.choice):
            return try await sessions.wayIn(request) ?? HostAnswer(HomesPage(offersDevice: program != nil))
        // The one home that begins beside an account, and takes its place.
        case .homes(.seal):
            guard program != nil, try await sessions.visitorIfSignedIn(request) != nil else {
                return try await sessions.wayIn(request) ?? .redirect(to: .homes(.choice))
            }
            return HostAnswer(DeviceReadyPage(place: .seal))
        case .homes(let place):
            // Who signs out has all of the browser cleared: a diary that lives in it does not begin beside an account.
            if let way = try await sessions.wayIn(request) { return way }
            guard program != nil, place.begins else { return .redirect(to: .homes(.choice)) }
            return HostAnswer(DeviceReadyPage(place: place))
        case .privacy:
            let visitor = try await sessions.visitorIfSignedIn(request)
            return HostAnswer(
                PrivacyPage(
                    isSignedIn: visitor != nil, keptBackups: keptBackups,
                    providers: uses.answered(by: visitor?.visit), sendsReminders: sendsReminders,
                    offersDevice: program != nil), to: visitor)
        case .about: return aboutPage(to: try await sessions.visitorIfSignedIn(request))
        // The components, with made-up contents: nothing of anybody's diary.
        case .gallery: return HostAnswer(GalleryPage(today: surroundings.moment(in: nil).day))
        default: throw ServerError.notFound
        }
    }

    private func aboutPage(to visitor: Visitor?) -> HostAnswer {
        guard let visitor else {
            return HostAnswer(
                AboutPage(
                    isSignedIn: false, productCredits: productCredits, program: program, english: .ofNoRegion))
        }
        let speaksOfWeeks = visitor.diary.latestPregnancy?.outcome.isLoss != true
        return HostAnswer(
            AboutPage(
                isSignedIn: true, speaksOfWeeks: speaksOfWeeks, productCredits: productCredits, program: program,
                english: visitor.english), to: visitor)
    }
}
