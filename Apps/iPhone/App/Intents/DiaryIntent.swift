import AppIntents
import CorginaCore
import CorginaPhone
import CorginaRooms
import SwiftUI

/// What each of Siri's questions to Corgina does: it asks the plan, step after step. How each may run stands in the intent itself: Xcode
/// reads it there when it builds, and not from an extension of a protocol.
protocol DiaryIntent: AppIntent {
    static var kind: PhoneIntent { get }
}

extension DiaryIntent {
    /// What is said at last, after all that Siri had to ask.
    @MainActor
    func steps(_ words: String?, asking ask: (IntentDialog) async throws -> String) async throws -> IntentStep {
        guard let host = await openDiary() else { return IntentPlan.closed }
        var step = try await begin(words, host)
        if step.kind == .ask { step = try await begin(try await ask("\(step.dialog)"), host) }
        while let draft = step.draft {
            switch step.kind {
            case .choose(let choices):
                let options = choices.map { IntentChoiceOption(title: "\($0.words)") }
                let chosen = try await requestChoice(between: options, dialog: "\(step.dialog)")
                guard let place = options.firstIndex(of: chosen),
                    let next = try await answer(choices[place].id, to: draft, host)
                else { return step }
                step = next
            case .confirm: step = try await confirmed(step, draft, host)
            default: return step
            }
        }
        return step
    }

    @MainActor
    private func confirmed(_ step: IntentStep, _ draft: RecordID, _ host: PhoneHost) async throws -> IntentStep {
        do { try await requestConfirmation(dialog: "\(step.dialog)") } catch {
            return try await host.keeper.visit(waiting: [draft]) { visit in
                HeardSteps.plan.discard(draft, by: &visit)
            }
        }
        defer { Task { await host.noteChange() } }
        return try await host.keeper.visit(waiting: [draft]) { visit in HeardSteps.plan.confirm(draft, by: &visit) }
    }

    @MainActor
    private func begin(_ words: String?, _ host: PhoneHost) async throws -> IntentStep {
        let id = PhoneSurroundings.live.newID()
        defer { Task { await host.noteChange() } }
        return try await host.keeper.visit { visit in
            HeardSteps.plan.begin(Self.kind, words, as: id, by: &visit)
        }
    }

    @MainActor
    private func answer(_ choice: String, to draft: RecordID, _ host: PhoneHost) async throws -> IntentStep? {
        defer { Task { await host.noteChange() } }
        return try await host.keeper.visit(waiting: [draft]) { visit in
            HeardSteps.plan.answer(choice, to: draft, by: &visit)
        }
    }
}

/// The plan, with ids for what she says that are the same each time they are asked for.
enum HeardSteps {
    static var plan: IntentPlan {
        IntentPlan(mayRead: true) { draft, place in
            RecordID(high: draft.high, low: draft.low &+ UInt64(truncatingIfNeeded: place) &+ 1)
        }
    }
}
