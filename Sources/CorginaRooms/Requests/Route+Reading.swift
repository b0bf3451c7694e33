import CorginaCore

extension Route: LosslessStringConvertible, CustomStringConvertible {
    public var description: String { path }

    /// Reads a path without its query; `nil` when there is no such place.
    ///
    /// A session cookie never appears in a path, and neither does anything she wrote.
    public init?(_ path: String) {
        guard path.utf8.first == UInt8(ascii: "/"), path.utf8.count <= 260 else { return nil }
        let segments = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        let route = Self.fixed.first { $0.segments == segments } ?? Self.day(segments) ?? Self.room(segments)
        guard let route, route.path == path else { return nil }
        self = route
    }

    /// The places in a list an address can name.
    static let places = 0...1_000_000

    private static let fixed: [Route] =
        [
            .home, .welcome, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover, .today,
            .undo, .days, .quickLog(nil), .careAnswered,
            .speech, .heard, .privacy, .about, .gallery,
        ] + OfflinePlace.allCases.map(Route.offline) + SealedPlace.allCases.map(Route.sealed)
        + SecurityPlace.allCases.map(Route.security)
        + ReminderPlace.allCases.map(Route.reminders)
        + HomePlace.allCases.map(Route.homes)

    private static func day(_ segments: [String]) -> Route? {
        guard (2...3).contains(segments.count), segments[0] == "days", let day = CalendarDay(segments[1]) else {
            return nil
        }
        switch segments.dropFirst(2).first {
        case nil: return .day(day)
        case "quick": return .quickLog(day)
        default: return nil
        }
    }

    /// The place of the room whose address it is.
    private static func room(_ segments: [String]) -> Route? {
        if let place = DraftPlace(segments) { return .drafts(place) }
        if let place = EntryPlace(segments) { return .entries(place) }
        if let place = PregnancyPlace(segments) { return .pregnancy(place) }
        if let place = FoodPlace(segments) { return .foods(place) }
        if let place = RecipePlace(segments) { return .recipes(place) }
        if let place = NutritionPlace(segments) { return .nutrition(place) }
        if let place = CaloriePlace(segments) { return .calories(place) }
        if let place = SettingsPlace(segments) { return .settings(place) }
        if let place = SupplementPlace(segments) { return .supplements(place) }
        if let place = AppointmentPlace(segments) { return .appointments(place) }
        if let place = CalendarPlace(segments) { return .calendar(place) }
        if let place = ClinicPlace(segments) { return .clinic(place) }
        if let place = ImportsPlace(segments) { return .imports(place) }
        if let place = DevicePlace(segments) { return .devices(place) }
        if let place = InvitationPlace(segments) { return .invitations(place) }
        if let place = SharingPlace(segments) { return .sharing(place) }
        if let place = SharedPlace(segments) { return .shared(place) }
        if let place = TokenPlace(segments) { return .tokens(place) }
        if let place = HydrationPlace(segments) { return .hydration(place) }
        if let place = SymptomPlace(segments) { return .symptoms(place) }
        if let place = MeasurementPlace(segments) { return .measurements(place) }
        if let place = PhotoPlace(segments) { return .photos(place) }
        if let place = ChecklistPlace(segments) { return .checklists(place) }
        if let place = BirthPlanPlace(segments) { return .birthPlan(place) }
        if segments.first == "timeline" { return TimelinePlace(segments.dropFirst()).map(Route.timeline) }
        if segments.first == "insights" { return InsightsPlace(segments.dropFirst()).map(Route.insights) }
        return nil
    }
}
