import CorginaCore
import CorginaJournal
import CorginaScreens
import Hummingbird

/// What Corgina learned from her corrections, to look at and to take back.
extension CorginaServer {
    func showHabits(to visitor: Visitor, changed: Substring?) -> Response {
        answer(
            HabitsPage(habits: visitor.diary.foodHabits, toast: toast(for: entries(changed), in: visitor.diary)),
            to: visitor)
    }

    func removeHabit(_ id: RecordID, by visitor: Visitor) async throws -> Response {
        guard visitor.diary.foodHabits.contains(where: { $0.id == id }) else { return .redirect(to: Route.habits.path) }
        return .redirect(to: address(of: .habits, changed: try await append([.remove(id)], by: visitor)))
    }
}
