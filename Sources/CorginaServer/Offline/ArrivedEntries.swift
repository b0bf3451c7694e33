import CorginaCore
import CorginaJournal
import CorginaScreens
import CorginaVault
import Hummingbird

/// What was logged from sentences that waited on a device, until she has looked at it: nobody confirmed how they were read.
extension RecordID {
    static let arrivedEntries = RecordID(high: 0, low: 16)
}

extension Visitor {
    /// The events not looked at yet, the earliest first; those taken away since are left out.
    func arrivedEvents() async throws -> [HealthEvent] {
        try await arrivedIDs().compactMap(diary.event)
    }

    /// Written before the entries themselves: what is interrupted between the two is logged and named with the next try.
    func noteArrival(of events: [RecordID]) async throws {
        let known = try await arrivedIDs()
        let all = (known + events.filter { !known.contains($0) }).suffix(Self.mostArrived)
        try await journal.stage(Array(all.map(\.description).joined(separator: " ").utf8), as: .arrivedEntries)
    }

    private static let mostArrived = 200

    private func arrivedIDs() async throws -> [RecordID] {
        let bytes = try await journal.staged(.arrivedEntries) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { RecordID(String($0)) }
    }
}

extension CorginaServer {
    /// What arrived, for Today; `nil` when there is nothing to look at.
    func arrivals(_ events: [HealthEvent], for visitor: Visitor) -> ArrivalsCard? {
        events.isEmpty ? nil : ArrivalsCard(events, units: visitor.profile.units, today: visitor.today)
    }

    /// She has looked at what arrived.
    func checkArrivals(by visitor: Visitor) async throws -> Response {
        try await visitor.journal.discard(.arrivedEntries)
        return .redirect(to: Route.today.path)
    }
}
