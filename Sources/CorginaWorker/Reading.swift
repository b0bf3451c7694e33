import CorginaCore
import CorginaJournal
import CorginaRooms

/// What needs no diary: how a sentence is understood, and what a place has to be handed.
public enum Reading {
    /// The understanding of a sentence as one line of JSON, the one of `corgina understand --lines`.
    ///
    /// - Parameter message: its head names the `moment` it is said; its one part is the sentence in UTF-8.
    /// - Returns: `nil` where the tables carried are damaged.
    public static func understanding(of message: Message) throws(MessageError) -> String? {
        try message.head.expect(members: 1)
        guard let moment = Moment(try message.head.text("moment")) else { throw .malformed("moment") }
        guard let sentence = message.parts.first, message.parts.count == 1 else { throw .surplus }
        guard let foods = CarriedFoods.knowledge else { return nil }
        return UnderstandingJSON.line(of: sentence, engine: foods.engine, catalogue: foods.catalogue, now: moment)
    }

    /// How far along, as one line of JSON that answers another, like `corgina dates --lines`.
    ///
    /// - Parameter message: its head names `today`; its one part is the question.
    public static func dates(for message: Message) throws(MessageError) -> String {
        try message.head.expect(members: 1)
        guard let today = CalendarDay(try message.head.text("today")) else { throw .malformed("today") }
        guard let question = message.parts.first, message.parts.count == 1 else { throw .surplus }
        return DatesAnswer.line(to: question, today: today)
    }

    /// The ids of what waits and is asked for at a place.
    ///
    /// - Parameter message: its head names the `path`.
    public static func waitingIDs(for message: Message) throws(MessageError) -> Message {
        try message.head.expect(members: 1)
        let ids = Route(try message.head.text("path"))?.waitingIDs ?? []
        return Message(["waiting": .array(ids.map { .string($0.description) })])
    }
}
