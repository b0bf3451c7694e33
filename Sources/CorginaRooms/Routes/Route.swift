import CorginaCore
import CorginaFoods
import Markup

/// Every place in Corgina. All links and forms get their address here, and nowhere else.
public enum Route: Hashable, Sendable {
    /// `/`: sends her on to welcome or today.
    case home
    case welcome
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
    /// `/pregnancy/new`: how would you like to track?
    case newPregnancy
    /// `/pregnancy/new/{method}`
    case datePregnancy(DatingEntry)
    case reviewPregnancy
    /// `/pregnancy`: her timeline; POST keeps the reviewed date.
    case pregnancy
    /// `/pregnancy/weeks/{week}`, 4...42
    case week(Int)
    /// `/pregnancy/growth`: the charts; POST adds what a scan estimated.
    case growth
    /// POST `/pregnancy/growth/{scan}/remove`; scans are counted from 0.
    case removeScan(Int)
    /// `/pregnancy/dates`: changing the date, and its history
    case pregnancyDates
    /// POST `/pregnancy/babies`
    case babies
    /// `/pregnancy/birth`
    case birth
    /// `/pregnancy/end`: a pregnancy that ended without a birth
    case ending
    /// `/pregnancies`: all there have been
    case pregnancies
    /// POST `/pregnancies/{id}/reopen`
    case reopenPregnancy(RecordID)
    case today
    /// POST `/drafts`
    case drafts
    case draft(RecordID)
    /// `/drafts/{id}/{event}/{item}` and what can be done there. Events and items are counted from 0.
    case draftItem(RecordID, event: Int, item: Int)
    case removeDraftItem(RecordID, event: Int, item: Int)
    case searchDraftItem(RecordID, event: Int, item: Int)
    /// `/drafts/{id}/{event}/…`
    case addDraftItem(RecordID, event: Int)
    case draftDetails(RecordID, event: Int)
    case removeDraftEvent(RecordID, event: Int)
    /// POST `/drafts/{id}/log`
    case logDraft(RecordID)
    case discardDraft(RecordID)
    case changeDraft(RecordID, DraftChange)
    /// POST `/undo`
    case undo
    /// `/days/{date}`: a day that has passed
    case day(CalendarDay)
    /// POST `/days/{date}/copy`: a meal of the day before it
    case copyMeal(CalendarDay)
    /// `/events/{id}`: one entry of the diary, and POST `…/edit`, `…/repeat`, `…/remove`, `…/recipe`
    case event(RecordID)
    case editEvent(RecordID)
    case repeatEvent(RecordID)
    case removeEvent(RecordID)
    case saveRecipe(RecordID)
    /// POST `/snacks`: a food with one tap
    case quickSnack
    /// `/recipes`; POST begins one
    case recipes
    /// `/recipes/{id}`, and POST `…/edit`, `…/log`, `…/archive`
    case recipe(RecordID)
    case editRecipe(RecordID)
    case logRecipe(RecordID)
    case archiveRecipe(RecordID)
    /// `/foods`; POST searches
    case foods
    /// `/foods/new`: a food of her own, from its label
    case newFood
    /// `/foods/found/{id}`: what a search found; its words are sealed, not in the address
    case foundFoods(RecordID)
    /// `/foods/{address}`, and POST `…/marks`, `…/log`
    case food(FoodAddress)
    case markFood(FoodAddress)
    case logFood(FoodAddress)
    case settings
    /// `/settings/words`: what Corgina learned from her corrections
    case habits
    /// POST `/settings/words/{id}/remove`
    case removeHabit(RecordID)
    /// `/settings/goals`: what her goals are counted from
    case goals
    /// POST `/settings/goals/hours`: when she eats
    case mealHours
    /// `/nutrients`
    case nutrients
    /// `/safe`: looking a food up; POST looks
    case safe
    /// `/safe/{id}`: what the list says of the words she looked up, which are sealed under that id
    case safeAnswer(RecordID)
    /// `/calories`: the seven days that end today
    case calories
    /// `/calories/{date}`
    case calorieDay(CalendarDay)
    /// `/calories/weeks/{first day}`: seven days of the past
    case calorieWeek(CalendarDay)
    /// `/calories/weeks/{first day}/{kind}`: the same to keep
    case calorieWeekFile(CalendarDay, CalorieWeekFile)
    /// `/settings/account` and what is done there
    case security(SecurityPlace)
    /// Her devices, and locking this one
    case devices(DevicePlace)
    /// `/settings/invitations…`: others on this server
    case invitations(InvitationPlace)
    /// `/settings/shortcuts…`: tokens for shortcuts and scripts
    case tokens(TokenPlace)
    /// `/supplements` and what lies below it
    case supplements(SupplementPlace)
    /// `/appointments…` and `/visit`
    case appointments(AppointmentPlace)
    /// `/settings/calendar…`
    case calendar(CalendarPlace)
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
    /// `/offline` and what a device asks for below it
    case offline(OfflinePlace)
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
        case .newAccount: ["account", "new"]
        case .account: ["account"]
        case .recoveryCode: ["recovery-code"]
        case .signIn: ["sign-in"]
        case .session: ["session"]
        case .endSession: ["session", "end"]
        case .recover: ["recover"]
        case .newPregnancy: ["pregnancy", "new"]
        case .datePregnancy(let entry): ["pregnancy", "new", entry.rawValue]
        case .reviewPregnancy: ["pregnancy", "review"]
        case .today: ["today"]
        case .drafts: ["drafts"]
        case .undo: ["undo"]
        case .settings: ["settings"]
        case .habits: ["settings", "words"]
        case .removeHabit(let id): ["settings", "words", "\(id)", "remove"]
        case .goals: ["settings", "goals"]
        case .mealHours: ["settings", "goals", "hours"]
        case .nutrients: ["nutrients"]
        case .safe: ["safe"]
        case .safeAnswer(let id): ["safe", "\(id)"]
        case .security(let place): place.segments
        case .devices(let place): place.segments
        case .invitations(let place): place.segments
        case .tokens(let place): place.segments
        case .appointments(let place): place.segments
        case .calendar(let place): place.segments
        case .hydration(let place): place.segments
        case .symptoms(let place): place.segments
        case .measurements(let place): place.segments
        case .timeline(let place): ["timeline"] + place.segments
        case .insights(let place): ["insights"] + place.segments
        case .offline(let place): place.segments
        case .privacy: ["privacy"]
        case .about: ["about"]
        case .gallery: ["gallery"]
        case .supplements(let place): place.segments
        default: pregnancySegments ?? foodSegments ?? calorieSegments ?? ["drafts"] + draftSegments
        }
    }

    private var pregnancySegments: [String]? {
        switch self {
        case .pregnancy: ["pregnancy"]
        case .week(let week): ["pregnancy", "weeks", "\(week)"]
        case .growth: ["pregnancy", "growth"]
        case .removeScan(let scan): ["pregnancy", "growth", "\(scan)", "remove"]
        case .pregnancyDates: ["pregnancy", "dates"]
        case .babies: ["pregnancy", "babies"]
        case .birth: ["pregnancy", "birth"]
        case .ending: ["pregnancy", "end"]
        case .pregnancies: ["pregnancies"]
        case .reopenPregnancy(let id): ["pregnancies", "\(id)", "reopen"]
        default: nil
        }
    }

    private var draftSegments: [String] {
        switch self {
        case .draft(let id): ["\(id)"]
        case .draftItem(let id, let event, let item): ["\(id)", "\(event)", "\(item)"]
        case .removeDraftItem(let id, let event, let item): ["\(id)", "\(event)", "\(item)", "remove"]
        case .searchDraftItem(let id, let event, let item): ["\(id)", "\(event)", "\(item)", "search"]
        case .addDraftItem(let id, let event): ["\(id)", "\(event)", "add"]
        case .draftDetails(let id, let event): ["\(id)", "\(event)", "details"]
        case .removeDraftEvent(let id, let event): ["\(id)", "\(event)", "remove"]
        case .logDraft(let id): ["\(id)", "log"]
        case .discardDraft(let id): ["\(id)", "discard"]
        case .changeDraft(let id, let change): ["\(id)"] + change.segments
        default: []
        }
    }

    /// The address for a link or a form.
    public var address: Address { Address(path: segments) }

    /// The path: "/today".
    public var path: String { address.path }
}
