import CorginaCore

/// What a timeline is narrowed to.
public struct TimelineQuery: Hashable, Sendable {
    /// The kinds of entries; none for all of them.
    public var kinds: Set<HealthEvent.Details.Kind>
    /// Words they hold, each as the beginning of one; empty for any.
    public var words: String
    public var tag: String?

    public init(kinds: Set<HealthEvent.Details.Kind> = [], words: String = "", tag: String? = nil) {
        self.kinds = kinds
        self.words = words
        self.tag = tag
    }
}

/// A page of a timeline: whole days, newest first.
public struct TimelinePart: Hashable, Sendable {
    public var days: [Day]
    /// The day the next part of the past begins with; `nil` where there is none.
    public var earlier: CalendarDay?
    /// The day the part after this one begins with; `nil` on the newest.
    public var later: CalendarDay?
    /// Whether ``later`` is the newest part of all.
    public var isLaterNewest: Bool
    /// How many entries there are on all parts together.
    public var count: Int

    public struct Day: Hashable, Sendable {
        public var day: CalendarDay
        /// Newest first; those of one moment in the order she said them.
        public var events: [HealthEvent]
    }
}

extension Diary {
    /// The part of the timeline that begins with `day`, or the newest.
    public func timeline(_ query: TimelineQuery, from day: CalendarDay? = nil) -> TimelinePart {
        TimelinePart(self, query, from: day)
    }

    /// The kinds she has entries of.
    public var eventKinds: Set<HealthEvent.Details.Kind> { index.agenda.kinds }

    /// Her tags with how many entries carry each, the most used first.
    public var tags: [(name: String, count: Int)] {
        index.searchIndex.tags.map { (name: $0.key, count: $0.value.count) }.sorted {
            ($1.count, $0.name) < ($0.count, $1.name)
        }
    }
}

extension TimelinePart {
    /// A part ends with the day that makes it this many days, or this many entries.
    public static let mostDays = 21
    public static let mostEntries = 120

    init(_ diary: Diary, _ query: TimelineQuery, from day: CalendarDay?) {
        let matching = Self.matches(query, diary.index.searchIndex)
        let counted = diary.index.agenda.newestFirst.compactMap { day -> (day: CalendarDay, count: Int)? in
            let count = Self.ids(diary, on: day, query.kinds, matching).count
            return count > 0 ? (day, count) : nil
        }
        let start = day.flatMap { day in counted.firstIndex { $0.day <= day } } ?? (day == nil ? 0 : counted.count)
        let end = Self.end(of: counted[start...].map { $0.count }) + start
        let laterStart = start - Self.end(of: counted[..<start].reversed().map { $0.count })
        self.init(
            days: counted[start..<end].map {
                Day(day: $0.day, events: diary.newestFirst(Self.ids(diary, on: $0.day, query.kinds, matching)))
            },
            earlier: end < counted.count ? counted[end].day : nil, later: start > 0 ? counted[laterStart].day : nil,
            isLaterNewest: laterStart == 0, count: counted.reduce(0) { $0 + $1.count })
    }

    /// How many days from the first on make a part.
    private static func end(of counts: [Int]) -> Int {
        var sum = 0
        for (place, count) in counts.enumerated() {
            sum += count
            if place > 0, place == mostDays || sum > mostEntries { return place }
        }
        return counts.count
    }

    /// `nil` where words and tag leave every entry in.
    private static func matches(_ query: TimelineQuery, _ searchIndex: SearchIndex) -> Set<RecordID>? {
        let tagged = query.tag.map { searchIndex.tags[$0] ?? [] }
        let found = query.words.isEmpty ? nil : searchIndex.ids(matching: query.words)
        guard let tagged, let found else { return tagged ?? found }
        return tagged.intersection(found)
    }

    private static func ids(
        _ diary: Diary, on day: CalendarDay, _ kinds: Set<HealthEvent.Details.Kind>, _ matching: Set<RecordID>?
    ) -> [RecordID] {
        let ids = diary.index.agenda.ids(on: day, of: kinds)
        guard let matching else { return ids }
        return ids.filter(matching.contains)
    }
}
