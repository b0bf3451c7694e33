import CorginaCore
import CorginaJournal

/// What Corgina learned from her corrections, to look at and to take back.
extension SettingsRoom {
    static func showHabits(to visit: Visit, changed: [EntryID]) -> Answer {
        Answer(HabitsPage(habits: visit.diary.foodHabits, toast: Toast(for: changed, in: visit.diary)))
    }

    static func removeHabit(_ id: RecordID, by visit: inout Visit) -> Answer {
        guard visit.diary.foodHabits.contains(where: { $0.id == id }) else {
            return .redirect(to: .settings(.habits))
        }
        return .redirect(to: .settings(.habits), changed: visit.append([.remove(id)]))
    }
}
