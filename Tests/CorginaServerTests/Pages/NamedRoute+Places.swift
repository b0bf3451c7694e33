import CorginaCore
import CorginaRooms

/// Which kind of named route each place of a feature is; `nil` for one that names nothing of anybody's.
extension NamedRoute {
    init?(_ place: DraftPlace) {
        switch place {
        case .say, .clear: return nil
        case .sheet: self = .draft
        case .item: self = .draftItem
        case .removeItem: self = .removeDraftItem
        case .searchItem: self = .searchDraftItem
        case .add: self = .addDraftItem
        case .details: self = .draftDetails
        case .removeEvent: self = .removeDraftEvent
        case .log: self = .logDraft
        case .discard: self = .discardDraft
        case .change: self = .changeDraft
        }
    }

    init(_ place: EntryPlace) {
        switch place {
        case .one: self = .event
        case .edit: self = .editEvent
        case .again: self = .repeatEvent
        case .remove: self = .removeEvent
        case .saveRecipe: self = .saveRecipe
        case .declineRecipe: self = .declineRecipe
        case .amount: self = .setAmount
        }
    }

    init?(_ place: PregnancyPlace) {
        switch place {
        case .methods, .date, .review, .weeks, .week, .growth, .removeScan, .dates, .babies, .birth, .ending, .all:
            return nil
        case .reopen: self = .reopenPregnancy
        }
    }

    init?(_ place: FoodPlace) {
        switch place {
        case .list, .new, .scan, .label, .snack, .one(.listed), .mark(.listed), .log(.listed): return nil
        case .found: self = .foundFoods
        case .lookUp: self = .lookUpNumber
        case .one(.logged): self = .food
        case .mark(.logged): self = .markFood
        case .log(.logged): self = .logFood
        case .one(.found): self = .product
        case .mark(.found): self = .markProduct
        case .log(.found): self = .logProduct
        }
    }

    init?(_ place: RecipePlace) {
        switch place {
        case .list, .page: return nil
        case .one: self = .recipe
        case .edit: self = .editRecipe
        case .log: self = .logRecipe
        case .archive: self = .archiveRecipe
        }
    }

    init?(_ place: NutritionPlace) {
        switch place {
        case .nutrients, .safe: return nil
        case .safeAnswer: self = .safeAnswer
        }
    }

    init?(_ place: SettingsPlace) {
        switch place {
        case .overview, .you, .habits, .goals, .mealHours, .providers: return nil
        case .removeHabit: self = .removeHabit
        }
    }

    init?(_ place: SupplementPlace) {
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

    init?(_ place: AppointmentPlace) {
        switch place {
        case .list, .add, .suggested, .schedule, .visit, .report: return nil
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

    init?(_ place: CalendarPlace) {
        switch place {
        case .feeds: return nil
        case .made: self = .calendarMade
        case .feed: self = .feed
        case .revoke: self = .revokeFeed
        }
    }

    init?(_ place: ClinicPlace) {
        switch place {
        case .viewer, .links: return nil
        case .link: self = .clinicLink
        case .end: self = .endClinicLink
        }
    }

    init?(_ place: SymptomPlace) {
        switch place {
        case .list, .search, .log, .own, .nausea, .mood, .edinburgh: return nil
        case .found: self = .foundSymptoms
        case .entry: self = .symptom
        case .onDay(_, let place): self.init(place)
        }
    }

    init?(_ place: MeasurementPlace) {
        switch place {
        case .overview, .kind, .count, .time, .logbook, .logbookWeek, .logbookFile: return nil
        case .reading: self = .reading
        case .removeReading: self = .removeReading
        case .onDay(_, let place): self.init(place)
        }
    }

    init?(_ place: TimelinePlace) {
        switch place {
        case .list(let address):
            guard address.found != nil else { return nil }
            self = .timeline
        case .entry: self = .timelineEntry
        case .tags: self = .timelineTags
        }
    }

    init?(_ place: TokenPlace) {
        switch place {
        case .list: return nil
        case .made: self = .tokenMade
        case .one: self = .token
        case .end: self = .endToken
        }
    }

    init?(_ place: SharingPlace) {
        switch place {
        case .list, .sent: return nil
        case .made: self = .shareMade
        case .one: self = .share
        case .preview: self = .sharePreview
        case .end: self = .endShare
        case .take: self = .takeSent
        case .drop: self = .dropSent
        }
    }

    /// A link's secret is no id, and opens what it opens for anybody.
    init?(_ place: SharedPlace) {
        switch place {
        case .today, .say, .join, .with, .leave, .formerLink: return nil
        case .list: self = .sharedList
        }
    }

    init?(_ place: PhotoPlace) {
        switch place {
        case .new, .bump, .newBump: return nil
        case .one: self = .photo
        case .small: self = .smallPhoto
        case .foods: self = .photoFoods
        case .look: self = .lookAtPhoto
        case .entry: self = .entryPhoto
        case .removal: self = .removePhoto
        case .markBump: self = .markBump
        case .bumpPair: self = .bumpPair
        }
    }

    init?(_ place: ChecklistPlace) {
        switch place {
        case .list: return nil
        case .one: self = .checklist
        case .edit: self = .editChecklist
        case .tick: self = .tickItem
        case .archive: self = .archiveChecklist
        case .remove: self = .removeChecklist
        }
    }

    init?(_ place: BirthPlanPlace) {
        switch place {
        case .current, .topic: return nil
        case .one: self = .birthPlan
        case .remove: self = .removeBirthPlan
        }
    }

    init?(_ place: DevicePlace) {
        switch place {
        case .lock, .lockNow, .awake: return nil
        case .one: self = .device
        case .end: self = .endDevice
        }
    }

    init?(_ place: InvitationPlace) {
        switch place {
        case .list: return nil
        case .made: self = .invitationMade
        case .revoke: self = .revokeInvitation
        }
    }

    init?(_ place: ImportsPlace) {
        switch place {
        case .list: return nil
        case .one: self = .waitingImport
        case .answers: self = .answerImport
        case .discard: self = .discardImport
        case .undo: self = .undoImport
        }
    }
}
