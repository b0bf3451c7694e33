import CorginaCore
import CorginaJournal

/// What was logged from sentences nobody confirmed, because they waited on a device or came from a shortcut, until she has looked
/// at it.
package struct ArrivedEntries: Hashable, Sendable {
    private var all: [Arrival]

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

    private static let most = 200

    /// Reads ``bytes``.
    package init(_ bytes: [UInt8]) {
        all = String(decoding: bytes, as: UTF8.self).split(separator: " ").compactMap { Arrival($0) }
    }

    package var bytes: [UInt8] { [UInt8](all.map { $0.text }.joined(separator: " ").utf8) }

    /// Adds events that are not among them yet; the oldest give way.
    package mutating func add(_ events: [RecordID], by way: ArrivalWay) {
        let ids = Set(all.map { $0.id })
        let new = events.filter { !ids.contains($0) }.map { Arrival(id: $0, way: way) }
        all = Array((all + new).suffix(Self.most))
    }

    /// Drops those she has looked at.
    ///
    /// - Parameter last: the last she was shown; what came after it stays. `nil` drops all.
    mutating func check(through last: RecordID?) {
        guard let last else { return all = [] }
        guard let index = all.firstIndex(where: { $0.id == last }) else { return }
        all = Array(all[(index + 1)...])
    }

    /// The events as they are in the diary, the earliest first, and how they came; those taken away since are left out.
    func events(in diary: Diary) -> (events: [HealthEvent], ways: Set<ArrivalWay>) {
        let arrived = all.compactMap { arrival in diary.event(arrival.id).map { ($0, arrival.way) } }
        return (arrived.map { $0.0 }, Set(arrived.map { $0.1 }))
    }
}

extension RecordID {
    package static let arrivedEntries = RecordID(high: 0, low: 16)
}

extension TodayRoom {
    /// What arrived; `nil` when there is nothing to look at.
    static func arrivals(_ events: [HealthEvent], by ways: Set<ArrivalWay>, for visit: Visit) -> ArrivalsCard? {
        events.isEmpty
            ? nil
            : ArrivalsCard(events, ways: ways, units: visit.profile.units, english: visit.english, today: visit.today)
    }

    /// She has looked at what arrived.
    static func checkArrivals(_ form: Form, by visit: inout Visit) -> Answer {
        let last = form["through"].flatMap(RecordID.init)
        visit.changeKept(.arrivedEntries) { bytes in
            var arrived = ArrivedEntries(bytes)
            arrived.check(through: last)
            return arrived.bytes
        }
        return .redirect(to: .today)
    }
}
