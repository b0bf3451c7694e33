import ActivityKit
import CorginaPhone
import CorginaRooms
import Foundation

/// Makes exactly the Live Activities stand that the plan names. They show counts and times, and no name.
enum Activities {
    static func refresh(_ host: PhoneHost) async {
        guard ActivityAuthorizationInfo().areActivitiesEnabled,
            let plan = try? await host.keeper.visit(
                waiting: Route.measurements(.overview).waitingIDs, { LiveActivities($0) })
        else { return }
        await refresh(plan.movements)
        await refresh(plan.contractions)
    }

    /// What a button of theirs does: it is sent as of the moment it was pressed, however long the diary took to open.
    static func press(_ intent: PressActivityButton) async {
        let moment = PhoneSurroundings.live.now
        let shown = intent.shown
        guard let button = ActivityButton(rawValue: intent.button), let host = await intent.openDiary(),
            let post = try? await host.keeper.visit(
                waiting: Route.measurements(.overview).waitingIDs,
                { LiveActivities($0).post(for: button, shown: shown) })
        else { return }
        _ = try? await host.keeper.answer(PhoneAddress(post.place), form: post.form, at: moment)
        await host.noteChange()
    }

    private static func refresh(_ movements: LiveActivities.Movements?) async {
        let standing = Activity<MovementsAttributes>.activities
        guard let movements else {
            for activity in standing { await activity.end(nil, dismissalPolicy: .immediate) }
            return
        }
        let state = MovementsAttributes.ContentState(
            count: movements.count, target: movements.target, words: movements.words)
        let content = ActivityContent(state: state, staleDate: date(movements.staleAt))
        if let activity = standing.first { return await activity.update(content) }
        _ = try? Activity.request(attributes: MovementsAttributes(start: date(movements.start)), content: content)
    }

    private static func refresh(_ contractions: LiveActivities.Contractions?) async {
        let standing = Activity<ContractionsAttributes>.activities
        guard let contractions else {
            for activity in standing { await activity.end(nil, dismissalPolicy: .immediate) }
            return
        }
        let state = ContractionsAttributes.ContentState(
            running: contractions.running.map { date($0) }, last: contractions.last.map { date($0) },
            words: contractions.words)
        let content = ActivityContent(state: state, staleDate: date(contractions.staleAt))
        if let activity = standing.first { return await activity.update(content) }
        _ = try? Activity.request(attributes: ContractionsAttributes(), content: content)
    }

    private static func date(_ seconds: Int64) -> Date { Date(timeIntervalSince1970: TimeInterval(seconds)) }
}
