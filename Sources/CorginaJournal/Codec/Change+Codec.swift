import CorginaCore

extension Change {
    private enum Kind: String {
        case putProfile = "put_profile"
        case putPregnancy = "put_pregnancy"
        case putEvent = "put_event"
        case putFoodHabit = "put_food_habit"
        case putRecipe = "put_recipe"
        case putDeclinedRecipe = "put_declined_recipe"
        case putFoodMark = "put_food_mark"
        case putSupplement = "put_supplement"
        case putSkippedDose = "put_skipped_dose"
        case putChecklist = "put_checklist"
        case putBirthPlan = "put_birth_plan"
        case remove
    }

    init(_ fields: Fields) throws(CodecFault) {
        switch try fields.word("kind", as: Kind.self) {
        case .putProfile: self = .putProfile(try Profile(fields.object("profile")))
        case .putPregnancy: self = .putPregnancy(try Pregnancy(fields.object("pregnancy")))
        case .putEvent: self = .putEvent(try HealthEvent(fields.object("event")))
        case .putFoodHabit: self = .putFoodHabit(try FoodHabit(fields.object("habit")))
        case .putRecipe: self = .putRecipe(try Recipe(fields.object("recipe")))
        case .putDeclinedRecipe: self = .putDeclinedRecipe(try DeclinedRecipe(fields.object("declined")))
        case .putFoodMark: self = .putFoodMark(try FoodMark(fields.object("mark")))
        case .putSupplement: self = .putSupplement(try Supplement(fields.object("supplement")))
        case .putSkippedDose: self = .putSkippedDose(try SkippedDose(fields.object("dose")))
        case .putChecklist: self = .putChecklist(try Checklist(fields.object("checklist")))
        case .putBirthPlan: self = .putBirthPlan(try BirthPlan(fields.object("plan")))
        case .remove: self = .remove(try fields.recordID("id"))
        }
    }

    /// The change as JSON text; an unknown one exactly as it came.
    func source() throws(CodecFault) -> [UInt8] {
        switch self {
        case .putProfile(let profile): Self.json(.putProfile, "profile", try profile.json()).utf8
        case .putPregnancy(let pregnancy): Self.json(.putPregnancy, "pregnancy", try pregnancy.json()).utf8
        case .putEvent(let event): Self.json(.putEvent, "event", try event.json()).utf8
        case .putFoodHabit(let habit): Self.json(.putFoodHabit, "habit", try habit.json()).utf8
        case .putRecipe(let recipe): Self.json(.putRecipe, "recipe", try recipe.json()).utf8
        case .putDeclinedRecipe(let declined):
            Self.json(.putDeclinedRecipe, "declined", try declined.json()).utf8
        case .putFoodMark(let mark): Self.json(.putFoodMark, "mark", mark.json).utf8
        case .putSupplement(let supplement):
            Self.json(.putSupplement, "supplement", try supplement.json()).utf8
        case .putSkippedDose(let dose): Self.json(.putSkippedDose, "dose", try dose.json()).utf8
        case .putChecklist(let list): Self.json(.putChecklist, "checklist", list.json).utf8
        case .putBirthPlan(let plan): Self.json(.putBirthPlan, "plan", plan.json).utf8
        case .remove(let id): Self.json(.remove, "id", Writer.id(id)).utf8
        case .unknown(let unknown): unknown.source
        }
    }

    private static func json(_ kind: Kind, _ name: String, _ value: JSON) -> JSON {
        .object([JSON.Member("kind", .string(kind.rawValue)), JSON.Member(name, value)])
    }
}
