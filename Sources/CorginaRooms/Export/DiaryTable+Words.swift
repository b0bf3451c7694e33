import CorginaCore
import CorginaJournal

extension DiaryTable {
    /// The file, in words of Corgina's and in her units.
    ///
    /// - Throws: `malformed` when a number or date in an entry could not be read back.
    public func encoded() throws(JournalCodecError) -> [UInt8] {
        var words = EntryWords()
        for entry in entries { words.learn(entry) }
        return try encoded { entry, before in words.words(for: entry, before: before) }
    }
}

/// Entries of a journal in words, an entry at a time.
private struct EntryWords {
    private var units = Profile.UnitSystem.metric
    /// By the id of a supplement, for the doses she left out.
    private var supplementNames: [RecordID: String] = [:]

    mutating func learn(_ entry: JournalEntry) {
        switch entry.change {
        case .putProfile(let profile): units = profile.units
        case .putSupplement(let supplement): supplementNames[supplement.id] = supplement.name
        default: break
        }
    }

    func words(for entry: JournalEntry, before: JournalEntry?) -> DiaryTable.Words {
        switch entry.change {
        case .putProfile(let profile): words(for: profile)
        case .putPregnancy(let pregnancy): words(for: pregnancy)
        case .putEvent(let event): words(for: event)
        case .putFoodHabit(let habit):
            DiaryTable.Words(
                kind: "habit", what: habit.helping.isEmpty ? habit.name : "\(habit.helping) of \(habit.name)",
                details: [
                    habit.foodName, habit.amount.map { "\(Figure.decimal($0.grams.value)) g" }, habit.standing.note,
                ]
                .compactMap { $0 }.joined(separator: " · "))
        case .putRecipe(let recipe):
            DiaryTable.Words(
                kind: "recipe", what: recipe.name,
                details: "\(Figure.decimal(recipe.servings)) servings · "
                    + recipe.ingredients.map { $0.name }.joined(separator: "; "))
        case .putDeclinedRecipe(let declined):
            DiaryTable.Words(
                kind: "declined recipe", what: declined.name, details: "Had \(counted(declined.timesLogged, "time"))")
        case .putFoodMark(let mark):
            DiaryTable.Words(kind: "food", what: mark.foodName, details: mark.kind.displayName)
        case .putSupplement(let supplement):
            DiaryTable.Words(kind: "supplement", what: supplement.name, details: supplement.dose.words)
        case .putSkippedDose(let dose):
            DiaryTable.Words(
                kind: "skipped dose", what: supplementNames[dose.slot.supplement] ?? "Supplement",
                details: "Dose \(dose.slot.number) of \(dose.slot.day)")
        case .putChecklist(let list):
            DiaryTable.Words(
                kind: "list", what: list.name,
                details: "\(list.progressWords) · "
                    + list.items.map { ($0.isDone ? "✓ " : "") + $0.words }.joined(separator: "; "))
        case .putBirthPlan(let plan):
            DiaryTable.Words(
                kind: "birth plan", what: "Birth plan",
                details: plan.answers.map { answer in
                    let words = (answer.choices + [answer.words]).filter { !$0.isEmpty }.joined(separator: ", ")
                    return "\(BirthPlanWords.words(answer.topic).heading): \(words)"
                }.joined(separator: "; "))
        case .remove: removal(of: before.map { words(for: $0, before: nil) })
        case .unknown: DiaryTable.Words(kind: "unknown", what: "Written by a newer Corgina")
        }
    }

    private func words(for profile: Profile) -> DiaryTable.Words {
        DiaryTable.Words(
            kind: "profile", what: profile.firstName, details: "\(profile.units.rawValue) units · \(profile.timeZone)")
    }

    private func words(for pregnancy: Pregnancy) -> DiaryTable.Words {
        let details =
            switch pregnancy.outcome {
            case .ongoing: "Due \(pregnancy.estimatedDueDate)"
            case .birth(let day, let name): name.isEmpty ? "Born \(day)" : "\(name), born \(day)"
            case .loss(let day): day.map { "Ended \($0)" } ?? "Ended"
            }
        return DiaryTable.Words(kind: "pregnancy", what: "Pregnancy", details: details)
    }

    private func words(for event: HealthEvent) -> DiaryTable.Words {
        let words = EventWords(event.details, units: units, english: .ofNoRegion)
        let foods = (event.details.meal?.items ?? []).map { $0.name }.joined(separator: "; ")
        return DiaryTable.Words(
            kind: event.details.kind.rawValue, what: foods.isEmpty ? words.title : foods, details: words.detail,
            notes: event.notes, tags: event.tags)
    }

    private func removal(of words: DiaryTable.Words?) -> DiaryTable.Words {
        DiaryTable.Words(kind: "removal", what: words?.what ?? "", details: words.map { "Removed: \($0.kind)" } ?? "")
    }
}

extension FoodHabit.Standing {
    /// What tells a habit that means nothing (yet) from one she agreed to.
    fileprivate var note: String? {
        switch self {
        case .noticed: "corrected once"
        case .agreed: nil
        case .declined: "not always"
        }
    }
}
