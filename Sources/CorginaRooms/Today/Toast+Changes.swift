import CorginaCore
import CorginaJournal

extension Toast {
    /// What was just changed, with Undo; nothing once that has been taken back or changed again.
    ///
    /// - Parameter back: the page to come back to after Undo; `nil` for where what was changed is shown.
    init?(for entries: [EntryID], in diary: Diary, back: Route? = nil) {
        let inverses = entries.compactMap(diary.inverse)
        guard let first = inverses.first else { return nil }
        let entry = entries.map { $0.description }.joined(separator: ".")
        let words = inverses.count == 1 ? SupplementToast(diary: diary).words(undoneBy: first) : nil
        self.init(words: words ?? Self.words(for: first, count: inverses.count, in: diary), entry: entry, back: back)
    }

    /// If undoing removes something, it was logged; if undoing puts something back, it was removed or changed.
    private static func words(for inverse: Change, count: Int, in diary: Diary) -> String {
        let profile = diary.profile ?? Profile(timeZone: "")
        return switch inverse {
        case .remove(let id) where count == 1:
            diary.event(id).map { logged($0, profile) }
                ?? diary.foodMarks.first { $0.id == id }.map { marked($0, profile.english) } ?? "Saved"
        case .remove: "Logged \(count) entries"
        case .putEvent(let event) where diary.event(event.id) == nil:
            count == 1 ? "Removed" : "Removed \(count) entries"
        case .putPregnancy(let before):
            diary.pregnancies.contains { $0.id == before.id && $0.dating != before.dating } ? "Dates updated" : "Saved"
        case .putProfile: "Settings saved"
        case .putFoodHabit(let habit) where !diary.foodHabits.contains { $0.id == habit.id }: "Forgotten"
        case .putRecipe(let recipe) where diary.recipe(recipe.id) == nil: "Recipe removed"
        case .putFoodMark: "Mark removed"
        case .putChecklist(let before): words(for: Preparations(in: diary).checklist(before.id), before: before)
        case .putBirthPlan(let plan) where Preparations(in: diary).birthPlan(plan.id) == nil: "Plan removed"
        default: "Saved"
        }
    }

    private static func words(for list: Checklist?, before: Checklist) -> String {
        guard let list else { return "List removed" }
        if list.isArchived, !before.isArchived { return "Put away" }
        return list.items.count < before.items.count ? "Removed" : "Saved"
    }

    /// "Egg is marked: trigger"
    private static func marked(_ mark: FoodMark, _ english: WrittenEnglish) -> String {
        "\(mark.foodName) is marked: \(english.spelled(mark.kind.displayName).lowercased())"
    }

    /// "Logged porkchop and potatoes · 538 cal", "Logged weight, 78 kg"
    private static func logged(_ event: HealthEvent, _ profile: Profile) -> String {
        if let appointment = event.appointment { return "Added \(appointment.title)" }
        if event.showsBump, case .note = event.details { return "Photo added" }
        guard case .meal(let meal) = event.details else {
            let words = EventWords(event.details, units: profile.units, english: profile.english)
            let figure = words.detail.split(atText: " · ").first.map { SentenceCase.lowered(String($0)) } ?? ""
            return "Logged "
                + [SentenceCase.lowered(words.title), figure].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return "Logged \(SentenceCase.lowered(meal.name)) · \(profile.english.calories(meal.energy))"
    }
}
