import CorginaCore
import CorginaRooms

extension Visitor {
    /// Notes what was logged without her confirming it, for Today.
    ///
    /// Written before the entries themselves: what is interrupted between the two is logged and named with the next try.
    func noteArrival(of events: [RecordID], by way: ArrivalWay) async throws {
        try await journal.changeKept(.arrivedEntries) { bytes in
            var arrived = ArrivedEntries(bytes)
            arrived.add(events, by: way)
            return arrived.bytes
        }
    }
}
