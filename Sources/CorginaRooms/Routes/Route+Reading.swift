import CorginaCore

extension Route: LosslessStringConvertible, CustomStringConvertible {
    public var description: String { path }

    /// Reads a path without its query; `nil` when there is no such place.
    ///
    /// A session cookie never appears in a path, and neither does anything she wrote.
    public init?(_ path: String) {
        guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 260 else { return nil }
        let segments = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        let route =
            segments.first == "drafts"
            ? Self.draftRoute(Array(segments.dropFirst()))
            : Self.fixed.first { $0.segments == segments } ?? Self.numbered(segments) ?? Self.foodRoute(segments)
        guard let route, route.path == path else { return nil }
        self = route
    }

    /// The places in a list an address can name.
    static let places = 0...1_000_000

    private static let fixed: [Route] =
        [
            .home, .welcome, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover,
            .newPregnancy, .reviewPregnancy, .pregnancy, .growth, .pregnancyDates, .babies, .birth, .ending,
            .pregnancies,
            .today, .undo, .settings, .habits, .goals, .mealHours, .nutrients, .safe, .privacy, .about, .gallery,
        ] + OfflinePlace.allCases.map(Route.offline) + SecurityPlace.allCases.map(Route.security)
        + DatingEntry.allCases.map(Route.datePregnancy)
        + BabySize.weeks.map(Route.week)

    /// Places named by a number or an id.
    private static func numbered(_ segments: [String]) -> Route? {
        if let route = calorieRoute(segments) { return route }
        if let place = SupplementPlace(segments) { return .supplements(place) }
        if let place = AppointmentPlace(segments) { return .appointments(place) }
        if let place = CalendarPlace(segments) { return .calendar(place) }
        if let place = DevicePlace(segments) { return .devices(place) }
        if let place = InvitationPlace(segments) { return .invitations(place) }
        if let place = TokenPlace(segments) { return .tokens(place) }
        if let place = HydrationPlace(segments) { return .hydration(place) }
        if let place = SymptomPlace(segments) { return .symptoms(place) }
        if let place = MeasurementPlace(segments) { return .measurements(place) }
        if segments.first == "timeline" { return TimelinePlace(segments.dropFirst()).map(Route.timeline) }
        if segments.first == "insights" { return InsightsPlace(segments.dropFirst()).map(Route.insights) }
        if segments.count == 4, segments[0] == "pregnancy", segments[1] == "growth", segments[3] == "remove" {
            return WholeText.read(segments[2], in: places).map(Route.removeScan)
        }
        if segments.count == 4, segments[0] == "settings", segments[1] == "words", segments[3] == "remove" {
            return RecordID(segments[2]).map(Route.removeHabit)
        }
        if segments.count == 2, segments[0] == "safe" { return RecordID(segments[1]).map(Route.safeAnswer) }
        guard segments.count == 3, segments[0] == "pregnancies", segments[2] == "reopen" else { return nil }
        return RecordID(segments[1]).map(Route.reopenPregnancy)
    }

    private static func draftRoute(_ segments: [String]) -> Route? {
        guard let first = segments.first else { return .drafts }
        guard let id = RecordID(first) else { return nil }
        guard segments.count > 1 else { return .draft(id) }
        let change = DraftChange(Array(segments.dropFirst())) { WholeText.read($0, in: places) }
        if let change { return .changeDraft(id, change) }
        switch segments[1] {
        case "log": return .logDraft(id)
        case "discard": return .discardDraft(id)
        default:
            guard let event = WholeText.read(segments[1], in: places), segments.count > 2 else { return nil }
            return eventRoute(id, event: event, Array(segments.dropFirst(2)))
        }
    }

    private static func eventRoute(_ id: RecordID, event: Int, _ segments: [String]) -> Route? {
        switch segments[0] {
        case "add": return .addDraftItem(id, event: event)
        case "details": return .draftDetails(id, event: event)
        case "remove": return .removeDraftEvent(id, event: event)
        default:
            guard let item = WholeText.read(segments[0], in: places) else { return nil }
            switch segments.dropFirst().first {
            case nil: return .draftItem(id, event: event, item: item)
            case "remove": return .removeDraftItem(id, event: event, item: item)
            case "search": return .searchDraftItem(id, event: event, item: item)
            default: return nil
            }
        }
    }
}
