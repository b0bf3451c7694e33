import CorginaCore
import CorginaRooms

/// Every kind of place whose address names something of one diary's by an id.
///
/// A route that is added does not compile until ``init(_:)`` says whether it is one, and one that is gets tested with every
/// id of somebody else's by `TwoAccountTests`.
enum NamedRoute: CaseIterable {
    case draft, draftItem, removeDraftItem, searchDraftItem, addDraftItem, draftDetails, removeDraftEvent, logDraft
    case discardDraft, changeDraft
    case event, editEvent, repeatEvent, removeEvent, saveRecipe, declineRecipe, setAmount
    case recipe, editRecipe, logRecipe, archiveRecipe
    case foundFoods, lookUpNumber, food, markFood, logFood, product, markProduct, logProduct
    case removeHabit, safeAnswer, reopenPregnancy
    case supplement, editSupplement, course, extra, removeSupplement, dose
    case appointment, editAppointment, results, removeAppointment, questions, question, removeQuestion, visitQuestion
    case calendarMade, feed, revokeFeed
    case clinicLink, endClinicLink
    case foundSymptoms, symptom
    case reading, removeReading
    case timeline, timelineEntry, timelineTags
    case device, endDevice
    case waitingImport, answerImport, discardImport, undoImport
    case invitationMade, revokeInvitation
    case tokenMade, token, endToken
    case shareMade, share, sharePreview, endShare, takeSent, dropSent, sharedList
    case photo, smallPhoto, photoFoods, lookAtPhoto, entryPhoto, removePhoto, markBump, bumpPair
    case checklist, editChecklist, tickItem, archiveChecklist, removeChecklist, birthPlan, removeBirthPlan
}

extension NamedRoute {
    /// The place of that kind which names that id.
    func route(_ id: RecordID) -> Route {
        switch self {
        case .draft: .drafts(.sheet(id))
        case .draftItem: .drafts(.item(id, event: 0, item: 0))
        case .removeDraftItem: .drafts(.removeItem(id, event: 0, item: 0))
        case .searchDraftItem: .drafts(.searchItem(id, event: 0, item: 0))
        case .addDraftItem: .drafts(.add(id, event: 0))
        case .draftDetails: .drafts(.details(id, event: 0))
        case .removeDraftEvent: .drafts(.removeEvent(id, event: 0))
        case .logDraft: .drafts(.log(id))
        case .discardDraft: .drafts(.discard(id))
        case .changeDraft: .drafts(.change(id, .keepAsNote))
        case .event: .entries(.one(id))
        case .editEvent: .entries(.edit(id))
        case .repeatEvent: .entries(.again(id))
        case .removeEvent: .entries(.remove(id))
        case .saveRecipe: .entries(.saveRecipe(id))
        case .declineRecipe: .entries(.declineRecipe(id))
        case .setAmount: .entries(.amount(id, item: 0))
        case .recipe: .recipes(.one(id))
        case .editRecipe: .recipes(.edit(id))
        case .logRecipe: .recipes(.log(id))
        case .archiveRecipe: .recipes(.archive(id))
        case .foundFoods: .foods(.found(id))
        case .lookUpNumber: .foods(.lookUp(id))
        case .food: .foods(.one(.logged(id, position: 0)))
        case .markFood: .foods(.mark(.logged(id, position: 0)))
        case .logFood: .foods(.log(.logged(id, position: 0)))
        case .product: .foods(.one(.found(id, position: 0)))
        case .markProduct: .foods(.mark(.found(id, position: 0)))
        case .logProduct: .foods(.log(.found(id, position: 0)))
        case .removeHabit: .settings(.removeHabit(id))
        case .safeAnswer: .nutrition(.safeAnswer(id))
        case .reopenPregnancy: .pregnancy(.reopen(id))
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
        case .clinicLink: .clinic(.link(id))
        case .endClinicLink: .clinic(.end(id))
        case .foundSymptoms: .symptoms(.found(id))
        case .symptom: .symptoms(.entry(id))
        case .reading: .measurements(.reading(id))
        case .removeReading: .measurements(.removeReading(id))
        case .timeline: .timeline(.list(TimelineAddress(found: id)))
        case .timelineEntry: .timeline(.entry(id, from: .all))
        case .timelineTags: .timeline(.tags(id))
        case .waitingImport: .imports(.one(id))
        case .answerImport: .imports(.answers(id))
        case .discardImport: .imports(.discard(id))
        case .undoImport: .imports(.undo(id))
        case .device: .devices(.one(id))
        case .endDevice: .devices(.end(id))
        case .invitationMade: .invitations(.made(id))
        case .revokeInvitation: .invitations(.revoke(id))
        case .tokenMade: .tokens(.made(id))
        case .token: .tokens(.one(id))
        case .endToken: .tokens(.end(id))
        case .shareMade: .sharing(.made(id))
        case .share: .sharing(.one(id))
        case .sharePreview: .sharing(.preview(id))
        case .endShare: .sharing(.end(id))
        case .takeSent: .sharing(.take(id, id))
        case .dropSent: .sharing(.drop(id, id))
        case .sharedList: .shared(.list(id))
        case .photo: .photos(.one(id))
        case .smallPhoto: .photos(.small(id))
        case .photoFoods: .photos(.foods(id))
        case .lookAtPhoto: .photos(.look(id))
        case .entryPhoto: .photos(.entry(id))
        case .removePhoto: .photos(.removal(id))
        case .markBump: .photos(.markBump(id))
        case .bumpPair: .photos(.bumpPair(id, id))
        case .checklist: .checklists(.one(id))
        case .editChecklist: .checklists(.edit(id))
        case .tickItem: .checklists(.tick(id, id))
        case .archiveChecklist: .checklists(.archive(id))
        case .removeChecklist: .checklists(.remove(id))
        case .birthPlan: .birthPlan(.one(id))
        case .removeBirthPlan: .birthPlan(.remove(id))
        }
    }

    /// `nil` for a place that names nothing of anybody's.
    init?(_ route: Route) {
        switch route {
        case .home, .welcome, .homes, .newAccount, .account, .recoveryCode, .signIn, .session, .endSession, .recover,
            .today,
            .undo, .day,
            .days, .quickLog, .careAnswered, .calories, .security, .hydration, .insights, .privacy, .about, .gallery,
            .offline, .sealed, .speech, .heard, .reminders:
            return nil
        case .drafts(let place): self.init(place)
        case .entries(let place): self.init(place)
        case .pregnancy(let place): self.init(place)
        case .foods(let place): self.init(place)
        case .recipes(let place): self.init(place)
        case .nutrition(let place): self.init(place)
        case .settings(let place): self.init(place)
        case .supplements(let place): self.init(place)
        case .appointments(let place): self.init(place)
        case .calendar(let place): self.init(place)
        case .clinic(let place): self.init(place)
        case .symptoms(let place): self.init(place)
        case .measurements(let place): self.init(place)
        case .timeline(let place): self.init(place)
        case .devices(let place): self.init(place)
        case .imports(let place): self.init(place)
        case .invitations(let place): self.init(place)
        case .tokens(let place): self.init(place)
        case .sharing(let place): self.init(place)
        case .shared(let place): self.init(place)
        case .photos(let place): self.init(place)
        case .checklists(let place): self.init(place)
        case .birthPlan(let place): self.init(place)
        }
    }
}
