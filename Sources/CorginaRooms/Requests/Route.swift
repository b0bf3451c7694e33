import CorginaCore
import Markup

/// Every place in Corgina. All links and forms get their address here, and nowhere else.
public enum Route: Hashable, Sendable {
    /// `/`: sends her on to welcome or today.
    case home
    case welcome
    /// `/homes…`: where her diary lives
    case homes(HomePlace)
    /// `/account/new`
    case newAccount
    /// POST `/account`
    case account
    case recoveryCode
    case signIn
    /// POST `/session`
    case session
    /// POST `/session/end`
    case endSession
    case recover
    case today
    /// POST `/undo`
    case undo
    /// `/days/{date}`: a day that has passed
    case day(CalendarDay)
    /// POST `/days`: to the day in field `day`
    case days
    /// `/quick` or, for a day that has passed, `/days/{date}/quick`: what can be logged without typing; POST logs it
    case quickLog(CalendarDay?)
    /// POST `/care`: what she did about what asked for a call
    case careAnswered
    case drafts(DraftPlace)
    case entries(EntryPlace)
    case pregnancy(PregnancyPlace)
    case foods(FoodPlace)
    case recipes(RecipePlace)
    case nutrition(NutritionPlace)
    case calories(CaloriePlace)
    case settings(SettingsPlace)
    /// `/settings/account` and what is done there
    case security(SecurityPlace)
    /// Her devices, and locking this one
    case devices(DevicePlace)
    /// `/imports…`: what comes from other apps
    case imports(ImportsPlace)
    /// `/settings/invitations…`: others on this server
    case invitations(InvitationPlace)
    /// `/settings/sharing…`: some of her diary for somebody
    case sharing(SharingPlace)
    /// `/shared…`: what is shared with a companion
    case shared(SharedPlace)
    /// `/settings/shortcuts…`: tokens for shortcuts and scripts
    case tokens(TokenPlace)
    /// `/supplements` and what lies below it
    case supplements(SupplementPlace)
    /// `/appointments…` and `/visit`
    case appointments(AppointmentPlace)
    /// `/settings/calendar…`
    case calendar(CalendarPlace)
    /// `/visit/links…`: links for the clinic, and `/clinic`, which opens one
    case clinic(ClinicPlace)
    /// `/settings/reminders…`
    case reminders(ReminderPlace)
    /// `/hydration` and what is under it
    case hydration(HydrationPlace)
    /// `/symptoms` and what is under it
    case symptoms(SymptomPlace)
    /// `/measurements`, `/kicks`, `/contractions`
    case measurements(MeasurementPlace)
    /// `/timeline…`: all entries
    case timeline(TimelinePlace)
    /// `/insights…`: what came together
    case insights(InsightsPlace)
    /// `/photos…`: photos of what she ate, and of her bump
    case photos(PhotoPlace)
    /// `/checklists…`: her lists
    case checklists(ChecklistPlace)
    /// `/birth-plan…`: what she wishes for the birth
    case birthPlan(BirthPlanPlace)
    /// `/offline` and what a device asks for below it
    case offline(OfflinePlace)
    /// `/sealed` and what devices ask for below it, where the diary opens on them only
    case sealed(SealedPlace)
    /// POST `/speech`: a recorded sentence, for its words
    case speech
    /// POST `/heard`: what she has said so far, for what is understood of it
    case heard
    case privacy
    case about
    /// `/gallery`: every component in each of its states
    case gallery
}

extension Route {
    /// The path's segments; none for home.
    public var segments: [String] {
        switch self {
        case .home: []
        case .welcome: ["welcome"]
        case .homes(let place): place.segments
        case .newAccount: ["account", "new"]
        case .account: ["account"]
        case .recoveryCode: ["recovery-code"]
        case .signIn: ["sign-in"]
        case .session: ["session"]
        case .endSession: ["session", "end"]
        case .recover: ["recover"]
        case .today: ["today"]
        case .undo: ["undo"]
        case .day(let day): ["days", "\(day)"]
        case .days: ["days"]
        case .quickLog(nil): ["quick"]
        case .quickLog(let day?): ["days", "\(day)", "quick"]
        case .careAnswered: ["care"]
        case .drafts(let place): place.segments
        case .entries(let place): place.segments
        case .pregnancy(let place): place.segments
        case .foods(let place): place.segments
        case .recipes(let place): place.segments
        case .nutrition(let place): place.segments
        case .calories(let place): place.segments
        case .settings(let place): place.segments
        case .security(let place): place.segments
        case .devices(let place): place.segments
        case .imports(let place): place.segments
        case .invitations(let place): place.segments
        case .sharing(let place): place.segments
        case .shared(let place): place.segments
        case .tokens(let place): place.segments
        case .appointments(let place): place.segments
        case .calendar(let place): place.segments
        case .clinic(let place): place.segments
        case .reminders(let place): place.segments
        case .hydration(let place): place.segments
        case .symptoms(let place): place.segments
        case .measurements(let place): place.segments
        case .timeline(let place): ["timeline"] + place.segments
        case .insights(let place): ["insights"] + place.segments
        case .photos(let place): place.segments
        case .checklists(let place): place.segments
        case .birthPlan(let place): place.segments
        case .offline(let place): place.segments
        case .sealed(let place): place.segments
        case .supplements(let place): place.segments
        case .speech: ["speech"]
        case .heard: ["heard"]
        case .privacy: ["privacy"]
        case .about: ["about"]
        case .gallery: ["gallery"]
        }
    }

    /// The address for a link or a form.
    public var address: Address { Address(path: segments) }

    /// The path: "/today".
    public var path: String { address.path }

    /// Whether what is sent to that path comes from the script, which reads no page.
    public static func isForScript(_ path: String) -> Bool {
        let places: [Route] = [.offline(.key), .offline(.entries), .speech, .heard, .foods(.scan), .foods(.label)]
        let reminders = ReminderPlace.allCases.filter { $0.isForScript }.map { Route.reminders($0) }
        return (places + reminders).contains { $0.path == path }
    }
}
