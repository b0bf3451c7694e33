import CorginaCore
import CorginaRooms

/// Every kind of place whose address names something of one diary's by an id.
///
/// A route that is added does not compile until ``init(_:)`` says whether it is one, and one that is gets tested with every
/// id of somebody else's by `TwoAccountTests`.
enum NamedRoute: CaseIterable {
    case draft, draftItem, removeDraftItem, searchDraftItem, addDraftItem, draftDetails, removeDraftEvent, logDraft
    case discardDraft, changeDraft
    case event, editEvent, repeatEvent, removeEvent, saveRecipe
    case recipe, editRecipe, logRecipe, archiveRecipe
    case foundFoods, food, markFood, logFood
    case removeHabit, safeAnswer, reopenPregnancy
    case supplement, editSupplement, course, extra, removeSupplement, dose
    case appointment, editAppointment, results, removeAppointment, questions, question, removeQuestion, visitQuestion
    case calendarMade, feed, revokeFeed
    case foundSymptoms, symptom
    case reading, removeReading
    case timeline, timelineEntry, timelineTags
    case device, endDevice
    case invitationMade, revokeInvitation
    case tokenMade, token, endToken
}

extension NamedRoute {
    /// The place of that kind which names that id.
    func route(_ id: RecordID) -> Route {
        switch self {
        case .draft: .draft(id)
        case .draftItem: .draftItem(id, event: 0, item: 0)
        case .removeDraftItem: .removeDraftItem(id, event: 0, item: 0)
        case .searchDraftItem: .searchDraftItem(id, event: 0, item: 0)
        case .addDraftItem: .addDraftItem(id, event: 0)
        case .draftDetails: .draftDetails(id, event: 0)
        case .removeDraftEvent: .removeDraftEvent(id, event: 0)
        case .logDraft: .logDraft(id)
        case .discardDraft: .discardDraft(id)
        case .changeDraft: .changeDraft(id, .keepAsNote)
        case .event: .event(id)
        case .editEvent: .editEvent(id)
        case .repeatEvent: .repeatEvent(id)
        case .removeEvent: .removeEvent(id)
        case .saveRecipe: .saveRecipe(id)
        case .recipe: .recipe(id)
        case .editRecipe: .editRecipe(id)
        case .logRecipe: .logRecipe(id)
        case .archiveRecipe: .archiveRecipe(id)
        case .foundFoods: .foundFoods(id)
        case .food: .food(.logged(id, position: 0))
        case .markFood: .markFood(.logged(id, position: 0))
        case .logFood: .logFood(.logged(id, position: 0))
        case .removeHabit: .removeHabit(id)
        case .safeAnswer: .safeAnswer(id)
        case .reopenPregnancy: .reopenPregnancy(id)
        case .supplement: .supplements(.one(id))
        case .editSupplement: .supplements(.edit(id))
        case .course: .supplements(.course(id))
        case .extra: .supplements(.extra(id))
        case .removeSupplement: .supplements(.removal(id))
        case .dose: .supplements(.dose(DoseSlot(supplement: id, day: CalendarDay(number: 20_522), number: 1)))
        case .appointment: .appointments(.one(id))
        case .editAppointment: .appointments(.edit(id))
        case .results: .appointments(.results(id))
        case .removeAppointment: .appointments(.remove(id))
        case .questions: .appointments(.questions(id))
        case .question: .appointments(.question(id, id))
        case .removeQuestion: .appointments(.removeQuestion(id, id))
        case .visitQuestion: .appointments(.visitQuestion(id, id))
        case .calendarMade: .calendar(.made(id))
        case .feed: .calendar(.feed(id))
        case .revokeFeed: .calendar(.revoke(id))
        case .foundSymptoms: .symptoms(.found(id))
        case .symptom: .symptoms(.entry(id))
        case .reading: .measurements(.reading(id))
        case .removeReading: .measurements(.removeReading(id))
        case .timeline: .timeline(.list(TimelineAddress(found: id)))
        case .timelineEntry: .timeline(.entry(id, from: .all))
        case .timelineTags: .timeline(.tags(id))
        case .device: .devices(.one(id))
        case .endDevice: .devices(.end(id))
        case .invitationMade: .invitations(.made(id))
        case .revokeInvitation: .invitations(.revoke(id))
        case .tokenMade: .tokens(.made(id))
        case .token: .tokens(.one(id))
        case .endToken: .tokens(.end(id))
        }
    }

    /// `nil` for a place that names nothing of anybody's.
    init?(_ route: Route) {
        switch route {
        case .home, .welcome, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover,
            .newPregnancy,
            .datePregnancy, .reviewPregnancy, .pregnancy, .week, .growth, .removeScan, .pregnancyDates, .babies, .birth,
            .ending, .pregnancies, .today, .drafts, .undo, .day, .copyMeal, .quickSnack, .recipes, .foods, .newFood,
            .settings,
            .habits, .goals, .mealHours, .nutrients, .safe, .calories, .calorieDay, .calorieWeek, .calorieWeekFile,
            .security,
            .hydration, .insights, .privacy, .about, .gallery, .offline:
            return nil
        case .food(let food), .markFood(let food), .logFood(let food):
            guard case .logged = food else { return nil }
            self = if case .food = route { .food } else if case .markFood = route { .markFood } else { .logFood }
        case .draft: self = .draft
        case .draftItem: self = .draftItem
        case .removeDraftItem: self = .removeDraftItem
        case .searchDraftItem: self = .searchDraftItem
        case .addDraftItem: self = .addDraftItem
        case .draftDetails: self = .draftDetails
        case .removeDraftEvent: self = .removeDraftEvent
        case .logDraft: self = .logDraft
        case .discardDraft: self = .discardDraft
        case .changeDraft: self = .changeDraft
        case .event: self = .event
        case .editEvent: self = .editEvent
        case .repeatEvent: self = .repeatEvent
        case .removeEvent: self = .removeEvent
        case .saveRecipe: self = .saveRecipe
        case .recipe: self = .recipe
        case .editRecipe: self = .editRecipe
        case .logRecipe: self = .logRecipe
        case .archiveRecipe: self = .archiveRecipe
        case .foundFoods: self = .foundFoods
        case .removeHabit: self = .removeHabit
        case .safeAnswer: self = .safeAnswer
        case .reopenPregnancy: self = .reopenPregnancy
        case .supplements(let place): self.init(place)
        case .appointments(let place): self.init(place)
        case .calendar(let place): self.init(place)
        case .symptoms(let place): self.init(place)
        case .measurements(let place): self.init(place)
        case .timeline(let place): self.init(place)
        case .devices(let place): self.init(place)
        case .invitations(let place): self.init(place)
        case .tokens(let place): self.init(place)
        }
    }

    private init?(_ place: SupplementPlace) {
        switch place {
        case .list, .add, .addOwn, .addCommon: return nil
        case .one: self = .supplement
        case .edit: self = .editSupplement
        case .course: self = .course
        case .extra: self = .extra
        case .removal: self = .removeSupplement
        case .dose: self = .dose
        }
    }

    private init?(_ place: AppointmentPlace) {
        switch place {
        case .list, .add, .suggested, .schedule, .visit: return nil
        case .one: self = .appointment
        case .edit: self = .editAppointment
        case .results: self = .results
        case .remove: self = .removeAppointment
        case .questions: self = .questions
        case .question: self = .question
        case .removeQuestion: self = .removeQuestion
        case .visitQuestion: self = .visitQuestion
        }
    }

    private init?(_ place: CalendarPlace) {
        switch place {
        case .feeds: return nil
        case .made: self = .calendarMade
        case .feed: self = .feed
        case .revoke: self = .revokeFeed
        }
    }

    private init?(_ place: SymptomPlace) {
        switch place {
        case .list, .search, .log, .own, .nausea, .mood: return nil
        case .found: self = .foundSymptoms
        case .entry: self = .symptom
        }
    }

    private init?(_ place: MeasurementPlace) {
        switch place {
        case .overview, .kind, .count, .time: return nil
        case .reading: self = .reading
        case .removeReading: self = .removeReading
        }
    }

    private init?(_ place: TimelinePlace) {
        switch place {
        case .list(let address):
            guard address.found != nil else { return nil }
            self = .timeline
        case .entry: self = .timelineEntry
        case .tags: self = .timelineTags
        }
    }

    private init?(_ place: TokenPlace) {
        switch place {
        case .list: return nil
        case .made: self = .tokenMade
        case .one: self = .token
        case .end: self = .endToken
        }
    }

    private init?(_ place: DevicePlace) {
        switch place {
        case .lock, .lockNow, .awake: return nil
        case .one: self = .device
        case .end: self = .endDevice
        }
    }

    private init?(_ place: InvitationPlace) {
        switch place {
        case .list: return nil
        case .made: self = .invitationMade
        case .revoke: self = .revokeInvitation
        }
    }
}
