import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Today, and taking something back.
extension CorginaServer {
    func showHome(to request: Request) async throws -> Response {
        if try await visitorIfSignedIn(request) != nil { return .redirect(to: Route.today.path) }
        return .redirect(to: try await vault.hasAccounts() ? Route.signIn.path : Route.welcome.path)
    }

    func showWelcome(to request: Request) async throws -> Response {
        if try await visitorIfSignedIn(request) != nil { return .redirect(to: Route.today.path) }
        return answer(WelcomePage())
    }

    /// - Parameter changed: the entries just made, as ``address(of:changed:)`` wrote them.
    func showToday(to visitor: Visitor, changed: Substring?) -> Response {
        answer(todayPage(of: visitor, changed: entries(changed)), to: visitor)
    }

    func todayPage(of visitor: Visitor, changed: [EntryID] = []) -> TodayPage {
        TodayPage(
            pregnancy: visitor.diary.latestPregnancy, profile: visitor.profile,
            events: visitor.diary.events(on: visitor.today), today: visitor.today,
            toast: toast(for: changed, in: visitor.diary), sampleNotice: settings.isDemo ? sampleNotice : nil)
    }

    /// Appends the inverse of each entry, newest first. What has changed again since is left alone.
    func undo(_ form: Form, by visitor: Visitor) async throws -> Response {
        let changes = entries(form["entry"].map { $0[...] }).reversed().compactMap(visitor.diary.inverse)
        guard !changes.isEmpty else { return .redirect(to: Route.today.path) }
        return .redirect(to: today(changed: try await append(changes, by: visitor)))
    }

    func today(changed entries: [EntryID]) -> String { address(of: .today, changed: entries) }

    /// A page's address, naming what was just changed by ids that tell nobody anything.
    func address(of route: Route, changed entries: [EntryID]) -> String {
        route.path + "?changed=" + entries.map(\.description).joined(separator: ".")
    }

    /// The entries an address names, as ``address(of:changed:)`` wrote them.
    func entries(_ text: Substring?) -> [EntryID] {
        (text ?? "").split(separator: ".").prefix(40).compactMap { EntryID(String($0)) }
    }

    private var sampleNotice: String { "Sample data: everything in this diary is made up." }
}
