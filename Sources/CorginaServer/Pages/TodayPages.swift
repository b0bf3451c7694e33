import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// Today, and taking something back.
extension CorginaServer {
    func showHome(to request: Request) async throws -> Response {
        if let way = try await wayIn(request) { return way }
        return .redirect(to: try await vault.hasAccounts() ? Route.signIn.path : Route.welcome.path)
    }

    func showWelcome(to request: Request) async throws -> Response {
        if let way = try await wayIn(request) { return way }
        return answer(WelcomePage())
    }

    /// - Parameter changed: the entries just made, as ``address(of:changed:)`` wrote them.
    func showToday(to visitor: Visitor, changed: Substring?) async throws -> Response {
        var page = todayPage(of: visitor, changed: entries(changed))
        page.measurements = try await measurementLinks(of: visitor)
        let (arrived, ways) = try await visitor.arrivedEvents()
        page.arrivals = arrivals(arrived, by: ways, for: visitor)
        // What nobody has looked at yet may hold what should not wait.
        if !arrived.isEmpty { page.care = careNotice(for: entries(changed), and: arrived, of: visitor) }
        return answer(page, to: visitor)
    }

    /// - Parameter day: a day that has passed; `nil` for today.
    func todayPage(of visitor: Visitor, on day: CalendarDay? = nil, changed: [EntryID] = []) -> TodayPage {
        let shown = day ?? visitor.today
        var page = TodayPage(
            pregnancy: visitor.diary.latestPregnancy, profile: visitor.profile,
            events: visitor.diary.events(on: shown), today: visitor.today, on: day,
            toast: toast(for: changed, in: visitor.diary), sampleNotice: settings.isDemo ? sampleNotice : nil,
            goal: energyGoal(of: visitor, on: shown), calorieWeek: day == nil ? currentCalorieWeek(of: visitor) : nil)
        page.damagedEntries = visitor.damagedEntries
        if day == nil { page.supplements = supplementsCard(for: visitor) }
        if day == nil { page.appointment = appointmentTile(of: visitor) }
        page.shortcuts = shortcuts(on: shown, changed: changed, for: visitor)
        page.care = careNotice(for: changed, of: visitor)
        page.hydration = hydrationCard(on: shown, of: visitor)
        page.symptoms = symptomsCard(on: shown, of: visitor)
        page.measurements = day == nil ? plainMeasurementLinks(of: visitor) : nil
        page.unfold(logged(changed, in: visitor.diary))
        return page
    }

    /// Appends the inverse of each entry, newest first. What has changed again since is left alone.
    func undo(_ form: Form, by visitor: Visitor) async throws -> Response {
        let changes = entries(form["entry"].map { $0[...] }).reversed().compactMap(visitor.diary.inverse)
        let back = back(form)
        guard !changes.isEmpty else { return .redirect(to: (back ?? .today).path) }
        let place = back ?? place(of: changes, for: visitor)
        return .redirect(to: address(of: place, changed: try await append(changes, by: visitor)))
    }

    /// The entries of the diary that those journal entries logged.
    private func logged(_ entries: [EntryID], in diary: Diary) -> Set<RecordID> {
        Set(entries.compactMap(diary.inverse).compactMap { if case .remove(let id) = $0 { id } else { nil } })
    }

    /// Where what the changes are about is shown.
    private func place(of changes: [Change], for visitor: Visitor) -> Route {
        switch changes.first {
        case .putEvent(let event) where event.appointment != nil: .appointments(.one(event.id))
        case .putEvent(let event): place(of: event.moment.day, for: visitor)
        case .remove(let id) where visitor.diary.event(id)?.appointment != nil: .appointments(.list)
        case .remove(let id):
            visitor.diary.event(id).map { place(of: $0.moment.day, for: visitor) }
                ?? (visitor.diary.recipe(id) == nil ? .today : .recipes)
        case .putRecipe: .recipes
        case .putSupplement: .supplements(.list)
        default: .today
        }
    }

    /// Where she wants to be afterwards, as a form's field `back` tells: a page that is shown and takes `changed`, and no
    /// other place.
    func back(_ form: Form) -> Route? { back(form["back"]) }

    /// The place of that path, if it is one of them.
    func back(_ path: String?) -> Route? {
        guard let route = path.flatMap(Route.init) else { return nil }
        return switch route {
        case .timeline(.list), .timeline(.entry), .event, .supplements(.list), .supplements(.one),
            .measurements(.overview), .measurements(.kind), .hydration(.today), .hydration(.day), .hydration(.goal),
            .symptoms(.list):
            route
        default: nil
        }
    }

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
