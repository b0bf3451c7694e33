import CorginaCore
import CorginaJournal
import CorginaLanguage

/// Taking what a companion sent into her diary. Nothing of it is logged unseen: a thing for a list goes on the list when she says so, and
/// a sentence becomes a draft, which she looks over like one of her own.
package enum SentRoom {
    /// Why something cannot be taken. `description` says what to do.
    package enum Refusal: Error, CustomStringConvertible {
        case listGone
        case listFull
        case notUnderstood

        package var description: String {
            switch self {
            case .listGone: "The list it is for is gone or put away. Drop it, or bring the list back first."
            case .listFull: "That list is full. Remove something from it first."
            case .notUnderstood: "Corgina could not read this as an entry. Log it in your own words, and drop it here."
            }
        }
    }

    /// Asks for what taking it changes, and says where to look next.
    ///
    /// - Throws: ``Refusal``; then it stays where it is.
    package static func take(_ thing: SentThing, by visit: inout Visit) throws(Refusal) -> Answer {
        guard let list = thing.list else { return try stage(thing, by: &visit) }
        guard var list = visit.preparations.checklist(list), !visit.preparations.isQuiet(list) else { throw .listGone }
        guard !list.items.contains(where: { $0.id == thing.id }) else { return .redirect(to: .sharing(.sent)) }
        guard list.items.count < Checklist.mostItems else { throw .listFull }
        list.items.append(Checklist.Item(id: thing.id, words: thing.words))
        visit.append([.putChecklist(list)])
        return .redirect(to: .sharing(.sent))
    }

    /// As of the moment it was written down: "at lunch" means that day's. What she says of a food herself is kept at once, and what she
    /// asks is answered; of what somebody else wrote, only what can be looked over is taken.
    private static func stage(_ thing: SentThing, by visit: inout Visit) throws(Refusal) -> Answer {
        let now = visit.now
        visit.now = thing.moment
        defer { visit.now = now }
        let draft = DraftRoom.understood(thing.words, on: nil, from: visit)
        guard !draft.events.isEmpty || (draft.implausible.isEmpty && Inquiry(thing.words) == nil),
            let answer = try? NewDraft.stage(draft, by: &visit)
        else { throw .notUnderstood }
        return answer
    }
}
