import CorginaCore
import CorginaJournal
import CorginaScreens
import CorginaVault
import Hummingbird

/// What was logged from sentences nobody confirmed, because they waited on a device or came from a shortcut, until she has looked
/// at it.
extension RecordID {
    static let arrivedEntries = RecordID(high: 0, low: 16)
}

/// An event not looked at yet.
private struct Arrival: Hashable {
    let id: RecordID
    let way: ArrivalWay

    init(id: RecordID, way: ArrivalWay) {
        self.id = id
        self.way = way
    }

    /// Reads ``text``.
    init?(_ text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard let id = parts.first.flatMap(RecordID.init) else { return nil }
        self.init(id: id, way: parts.count == 2 ? ArrivalWay(rawValue: parts[1]) ?? .offline : .offline)
    }

    /// The id alone for what waited, as every version wrote it.
    var text: String { way == .offline ? "\(id)" : "\(id):\(way.rawValue)" }
}

extension [Arrival] {
    /// Reads ``bytes``.
    fileprivate init(_ bytes: [UInt8]) {
        self = String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Arrival($0) }
    }

    fileprivate var bytes: [UInt8] { [UInt8](map(\.text).joined(separator: " ").utf8) }
}

extension Visitor {
    /// The events not looked at yet, the earliest first, and how they came; those taken away since are left out.
    func arrivedEvents() async throws -> (events: [HealthEvent], ways: Set<ArrivalWay>) {
        let arrived = try await arrivals().compactMap { arrival in diary.event(arrival.id).map { ($0, arrival.way) } }
        return (arrived.map(\.0), Set(arrived.map(\.1)))
    }

    /// Written before the entries themselves: what is interrupted between the two is logged and named with the next try.
    func noteArrival(of events: [RecordID], by way: ArrivalWay) async throws {
        try await journal.changeKept(.arrivedEntries) { bytes in
            let known = [Arrival](bytes)
            let ids = Set(known.map(\.id))
            let new = events.filter { !ids.contains($0) }.map { Arrival(id: $0, way: way) }
            return Array((known + new).suffix(Self.mostArrived)).bytes
        }
    }

    /// She has looked at what arrived.
    ///
    /// - Parameter last: the last she was shown. What came after it waits for her; `nil` when nothing does.
    func noteChecked(through last: RecordID?) async throws {
        try await journal.changeKept(.arrivedEntries) { bytes in
            let all = [Arrival](bytes)
            guard let last else { return [] }
            guard let index = all.firstIndex(where: { $0.id == last }) else { return bytes }
            return Array(all[(index + 1)...]).bytes
        }
    }

    private static let mostArrived = 200

    private func arrivals() async throws -> [Arrival] { [Arrival](try await journal.kept(.arrivedEntries) ?? []) }
}

extension CorginaServer {
    /// What arrived, for Today; `nil` when there is nothing to look at.
    func arrivals(_ events: [HealthEvent], by ways: Set<ArrivalWay>, for visitor: Visitor) -> ArrivalsCard? {
        events.isEmpty ? nil : ArrivalsCard(events, ways: ways, units: visitor.profile.units, today: visitor.today)
    }

    /// She has looked at what arrived.
    func checkArrivals(_ form: Form, by visitor: Visitor) async throws -> Response {
        try await visitor.noteChecked(through: form["through"].flatMap(RecordID.init))
        return .redirect(to: Route.today.path)
    }
}
