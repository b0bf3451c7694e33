import CorginaCore
import CorginaJournal

@testable import CorginaRooms

extension Resident {
    /// Says a sentence. Answers what its sheet waits under.
    mutating func say(_ sentence: String) throws -> RecordID {
        guard case .drafts(.sheet(let id))? = try post(.drafts(.say), ["sentence": sentence]).place else {
            throw Missing()
        }
        return id
    }

    /// Says a sentence and logs it as it was understood.
    @discardableResult mutating func log(_ sentence: String) throws -> Answer { try post(.drafts(.log(say(sentence)))) }

    /// Takes back what an answer changed.
    @discardableResult mutating func takeBack(_ answer: Answer, from place: Route? = nil) throws -> Answer {
        var fields = ["entry": answer.changed.map { $0.description }.joined(separator: ".")]
        fields["back"] = place?.path
        return try post(.undo, fields)
    }

    /// The page an answer leads to, with its word on what changed. Mutating, so that the diary is looked at once the answer is there,
    /// also where the call that makes it stands in the argument.
    mutating func page(after answer: Answer) throws -> String {
        try get(answer.place.orThrow(), changed: answer.changed).markup
    }

    /// The newest entry of a kind.
    func last(_ kind: HealthEvent.Details.Kind) throws -> HealthEvent {
        try diary.events(of: [kind], on: now.day - 400...now.day).max { ($0.moment, $0.id) < ($1.moment, $1.id) }
            .orThrow()
    }
}
