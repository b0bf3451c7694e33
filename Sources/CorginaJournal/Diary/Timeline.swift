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

/// Where a part of a timeline begins: with a day, or within one that has more entries than a part takes.
public struct TimelineStart: Hashable, Sendable {
    public var day: CalendarDay
    /// How many of the day's newest entries the parts before have.
    public var skipped: Int

    public init(_ day: CalendarDay, skipped: Int = 0) {
        self.day = day
        self.skipped = skipped
    }
}

/// A page of a timeline: whole days, newest first, and of a day that has too many for a page a part.
public struct TimelinePart: Hashable, Sendable {
    public var days: [Day]
    /// What the next part of the past begins with; `nil` where there is none.
    public var earlier: TimelineStart?
    /// What the part after this one begins with; `nil` on the newest.
    public var later: TimelineStart?
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
    /// The part of the timeline that begins with `start`, or the newest.
    public func timeline(_ query: TimelineQuery, from start: TimelineStart? = nil) -> TimelinePart {
        TimelinePart(self, query, from: start)
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

    /// How many entries of one day a part has at most. The app's own choice: a page of 2,000 had 3 MB.
    public static let mostOfADay = 200

    init(_ diary: Diary, _ query: TimelineQuery, from start: TimelineStart?) {
        let matching = Self.matches(query, diary.index.searchIndex)
        let slices = diary.index.agenda.newestFirst.flatMap { day in
            Slice.all(of: day, count: Self.ids(diary, on: day, query.kinds, matching).count)
        }
        let first = start.map { start in slices.firstIndex { $0.begins(with: start) } ?? slices.count } ?? 0
        let end = Self.end(of: slices[first...].map { $0.count }) + first
        let laterFirst = first - Self.end(of: slices[..<first].reversed().map { $0.count })
        self.init(
            days: slices[first..<end].map { slice in
                let events = diary.newestFirst(Self.ids(diary, on: slice.start.day, query.kinds, matching))
                return Day(
                    day: slice.start.day, events: Array(events.dropFirst(slice.start.skipped).prefix(slice.count)))
            },
            earlier: end < slices.count ? slices[end].start : nil, later: first > 0 ? slices[laterFirst].start : nil,
            isLaterNewest: laterFirst == 0, count: slices.reduce(0) { $0 + $1.count })
    }

    /// A day, or as much of it as one part takes.
    private struct Slice {
        let start: TimelineStart
        let count: Int

        static func all(of day: CalendarDay, count: Int) -> [Slice] {
            stride(from: 0, to: count, by: mostOfADay).map { skipped in
                Slice(start: TimelineStart(day, skipped: skipped), count: min(mostOfADay, count - skipped))
            }
        }

        /// Whether it is that part, or where there is none any more, the next in the past.
        func begins(with other: TimelineStart) -> Bool {
            start.day < other.day || (start.day == other.day && start.skipped >= other.skipped)
        }
    }

    /// How many slices from the first on make a part.
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
