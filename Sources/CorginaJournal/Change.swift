import CorginaCore

/// What a journal entry does: it puts one thing as it now is, or takes one away.
public enum Change: Hashable, Sendable {
    case putProfile(Profile)
    case putPregnancy(Pregnancy)
    case putEvent(HealthEvent)
    case putFoodHabit(FoodHabit)
    case putRecipe(Recipe)
    case putDeclinedRecipe(DeclinedRecipe)
    case putFoodMark(FoodMark)
    case putSupplement(Supplement)
    case putSkippedDose(SkippedDose)
    case putChecklist(Checklist)
    case putBirthPlan(BirthPlan)
    /// Takes away the pregnancy, event, habit, recipe, declined recipe, mark, supplement, skipped dose, checklist or birth plan of
    /// that id. A later put brings it back.
    case remove(RecordID)
    /// Something a newer Corgina wrote. Kept and passed on unread.
    case unknown(UnknownChange)
}

/// A change this version cannot read, kept exactly as it was written.
public struct UnknownChange: Hashable, Sendable {
    /// The version of the format it was written in.
    public let version: Int
    /// The change as written: one JSON value in UTF-8, byte for byte.
    public let source: [UInt8]

    /// Made by reading alone, so that the source is always valid JSON.
    init(version: Int, source: [UInt8]) {
        self.version = version
        self.source = source
    }
}
