import CorginaCore
import CorginaRooms
import Hummingbird

/// What is said about Corgina to everybody.
extension CorginaServer {
    func showHome(to request: Request) async throws -> Response {
        if let way = try await wayIn(request) { return way }
        return .redirect(to: try await vault.hasAccounts() ? Route.signIn.path : Route.welcome.path)
    }

    func showWelcome(to request: Request) async throws -> Response {
        if let way = try await wayIn(request) { return way }
        return answer(WelcomePage())
    }

    func showPrivacy(to request: Request) async throws -> Response {
        let visitor = try await visitorIfSignedIn(request)
        let page = PrivacyPage(isSignedIn: visitor != nil, keptBackups: settings.keptBackups)
        return visitor.map { answer(page, to: $0) } ?? answer(page)
    }

    func showAbout(to request: Request) async throws -> Response {
        guard let visitor = try await visitorIfSignedIn(request) else { return answer(AboutPage(isSignedIn: false)) }
        let speaksOfWeeks = visitor.diary.latestPregnancy?.outcome.isLoss != true
        return answer(AboutPage(isSignedIn: true, speaksOfWeeks: speaksOfWeeks), to: visitor)
    }

    /// The components, with made-up contents: nothing of anybody's diary.
    func showGallery() -> Response {
        answer(GalleryPage(today: surroundings.moment(in: nil).day))
    }
}
