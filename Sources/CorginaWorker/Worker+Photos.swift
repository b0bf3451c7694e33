import CorginaCore
import CorginaJournal
import CorginaRooms

/// Photos: the host keeps and shows them, and here is said where each goes and which are still shown.
extension Worker {
    /// The answer to a photo that the host took in; `nil` for any other request.
    func photographed(
        _ request: WorkerRequest, at route: Route, by visit: Visit
    ) throws(RoomError) -> WorkerAnswer? {
        guard case .photos(let place) = route, place.takesFile, let photo = request.photo else { return nil }
        var visit = visit
        if case .refused(let words) = photo {
            return try answered(PhotoRoom.refuse(words, at: place, to: visit), request, visit)
        }
        let taking = try PhotoRoom.take(request.form, at: place, by: &visit)
        var answer = try answered(taking.answer, request, visit)
        if let photo = taking.photo { answer.effects.append(.photo(photo, waitingWith: taking.draft)) }
        return answer
    }

    /// The photos that the diary shows, or let go of within a day, and all that it ever named.
    ///
    /// - Parameter message: its head has `now` and `zone` as a request has them.
    public func photos(_ message: Message) throws(MessageError) -> Message {
        try message.head.expect(members: 2)
        let clock = try ClockChanges(in: message.head)
        let instant = try message.head.whole("now", in: WorkerRequest.instants)
        let now = Moment(secondsSinceEpoch: instant, utcOffset: clock.offset(at: instant))
        return Message([
            "shown": Self.list(ShownPhotos(in: diary, at: now).ids), "named": Self.list(ShownPhotos.named(in: diary)),
        ])
    }

    /// The parts of a file that show the picture, and of its small copy; see ``Photo``.
    ///
    /// - Parameter message: its parts are the file and the small copy, both of which may be empty. What is no photo is answered with the
    ///   `fault` as a sentence; the small copy is empty where it is none.
    public static func photo(in message: Message) throws(MessageError) -> Message {
        try message.head.expect(members: 0)
        guard message.parts.count == 2 else { throw .surplus }
        guard !message.parts[0].isEmpty else { return Message(["fault": .string(PhotoRoom.noPhoto)]) }
        do throws(PhotoFault) {
            let photo = try Photo(reading: message.parts[0])
            return Message(["fault": ""], [photo.bytes, SmallPhoto.photo(in: message.parts[1])?.bytes ?? []])
        } catch { return Message(["fault": .string(error.description)]) }
    }

    private static func list(_ ids: Set<RecordID>) -> JSON {
        .array(ids.sorted().map { .string($0.description) })
    }
}
