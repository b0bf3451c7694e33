import CorginaCore
import CorginaJournal

/// What each widget shows, now and later, from the diary as it stands. It is made anew with every change of the diary, and the phone
/// keeps ``bytes`` where its widgets find them, so that no widget needs the diary's key. Only widgets she placed are in it.
public struct WidgetPlan: Hashable, Sendable {
    public let timelines: [WidgetKind: [Entry]]

    /// From a minute on, a widget shows that.
    public struct Entry: Hashable, Sendable {
        /// Minutes since 1970-01-01T00:00:00Z.
        public let minute: Int64
        public let face: WidgetFace
    }

    /// For so many days widgets are known ahead. After them they ask to open Corgina.
    public static let days = 7

    /// - Parameters:
    ///   - kinds: the widgets she placed.
    ///   - offset: the seconds east of UTC that hold where she is at an instant, in seconds since 1970-01-01T00:00:00Z.
    public init(
        _ diary: Diary, _ kinds: some Sequence<WidgetKind>, now: Moment,
        offset: @escaping @Sendable (Int64) -> Int
    ) {
        var timelines: [WidgetKind: [Entry]] = [:]
        let changes = WidgetChanges(diary, now: now, offset: offset)
        for kind in Set(kinds) {
            let shown = changes.moments(of: kind).map { moment in
                Entry(minute: WakeTimes.minute(of: moment), face: WidgetFace(kind, of: diary, now: moment))
            }
            timelines[kind] = Self.withoutRepetition(shown) + [Entry(minute: changes.end, face: .outdated)]
        }
        self.timelines = timelines
    }

    /// A face that stays is no new entry.
    private static func withoutRepetition(_ entries: [Entry]) -> [Entry] {
        var kept: [Entry] = []
        for entry in entries where kept.last?.face != entry.face { kept.append(entry) }
        return kept
    }

    /// What a widget shows at a minute; the face without anything where none is planned.
    public func face(of kind: WidgetKind, at minute: Int64) -> WidgetFace {
        timelines[kind]?.last { $0.minute <= minute }?.face ?? .empty
    }

    /// While her diary may not be looked at: nothing of it.
    public static let locked = WidgetPlan([:])

    private init(_ timelines: [WidgetKind: [Entry]]) { self.timelines = timelines }
}

extension WidgetPlan {
    /// A member for each widget, with its entries in their order.
    public var bytes: [UInt8] {
        let members = WidgetKind.allCases.compactMap { kind -> JSON.Member? in
            timelines[kind].map { entries in
                JSON.Member(
                    kind.rawValue,
                    .array(entries.map { ["minute": .whole($0.minute), "face": $0.face.json] }))
            }
        }
        return JSON.object(members).utf8
    }

    /// Reads ``bytes``. What is none of it is passed over.
    public init(_ bytes: [UInt8]) {
        var timelines: [WidgetKind: [Entry]] = [:]
        for member in (try? JSON(parsing: bytes))?.members ?? [] {
            guard let kind = WidgetKind(rawValue: member.name), let entries = member.value.elements else { continue }
            timelines[kind] = entries.compactMap { entry in
                guard let minute = entry["minute"]?.int64, WakeTimes.range.contains(minute),
                    let face = entry["face"].flatMap({ WidgetFace($0) })
                else { return nil }
                return Entry(minute: minute, face: face)
            }
        }
        self.timelines = timelines
    }
}
