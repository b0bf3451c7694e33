import CorginaCore
import CorginaJournal
import Testing

/// One timeline of everything: paged by day, narrowed to kinds, words and tags.
@Suite struct DiaryTimelineTests {
    private static let today = Sample.lunchtime.day

    private func diary(_ changes: [Change]) -> Diary {
        var diary = Diary()
        for (index, change) in changes.enumerated() {
            diary.apply(Sample.entry(UInt64(index + 1), change), sequence: index + 1)
        }
        return diary
    }

    private func event(
        _ number: UInt64, _ details: HealthEvent.Details, daysAgo: Int = 0, notes: String = "", tags: [String] = []
    ) -> HealthEvent {
        HealthEvent(
            id: RecordID(high: 3, low: number), moment: Sample.lunchtime.advanced(bySeconds: -86_400 * daysAgo),
            details: details, notes: notes, tags: tags)
    }

    private func ids(_ part: TimelinePart) -> [UInt64] { part.days.flatMap(\.events).map(\.id.low) }

    private func drink(_ name: String = "Water") -> HealthEvent.Details {
        .hydration(Drink(name: name, volume: Milliliters(250)))
    }

    @Test func `entries of one moment stand in the order they were said, whatever their ids`() {
        let said = [9, 2, 7, 1].map { event($0, drink()) }
        let diary = diary(said.map(Change.putEvent))
        #expect(diary.events(on: Self.today).map(\.id.low) == [9, 2, 7, 1])
        // Neither editing one nor taking it back and putting it again moves it.
        var edited = said[1]
        edited.notes = "cold"
        let later = self.diary(
            said.map(Change.putEvent) + [.putEvent(edited), .remove(said[0].id), .putEvent(said[0])])
        #expect(later.events(on: Self.today).map(\.id.low) == [9, 2, 7, 1])
    }

    @Test func `it is paged by whole days, and the way back and forth meets every entry once`() {
        let events = (0..<300).map { event(UInt64($0), drink(), daysAgo: $0 / 3) }
        let diary = diary(events.map(Change.putEvent))
        var (start, seen, pages) = (TimelineStart?.none, [UInt64](), [TimelineStart?]())
        repeat {
            let part = diary.timeline(TimelineQuery(), from: start)
            #expect(part.count == 300 && part.days.count <= TimelinePart.mostDays)
            #expect(part.days.allSatisfy { $0.events.count == 3 })
            if let previous = pages.last {
                #expect(part.isLaterNewest == (previous == nil))
                #expect(part.later == previous ?? TimelineStart(Self.today))
            } else {
                #expect(part.later == nil)
            }
            seen += ids(part)
            pages.append(start)
            start = part.earlier
        } while start != nil
        #expect(seen.sorted() == (0..<300).map(UInt64.init) && pages.count == 5)
        #expect(diary.timeline(TimelineQuery(), from: TimelineStart(CalendarDay(number: 0))).days.isEmpty)
    }

    @Test func `a day longer than a page is shown whole`() {
        let diary = diary((0..<400).map { .putEvent(event($0, drink(), daysAgo: $0 < 200 ? 0 : 1)) })
        let first = diary.timeline(TimelineQuery())
        #expect(
            first.days.count == 1 && first.days[0].events.count == 200 && first.earlier == TimelineStart(Self.today - 1)
        )
        let second = diary.timeline(TimelineQuery(), from: TimelineStart(Self.today - 1))
        #expect(second.days.map(\.day) == [Self.today - 1])
    }

    @Test func `a day of thousands is shown in parts, and the way back and forth meets every entry once`() {
        let events = (0..<2_450).map { event(UInt64($0), drink(), daysAgo: $0 < 2_441 ? 0 : 1) }
        let diary = diary(events.map(Change.putEvent))
        var (start, seen, starts) = (TimelineStart?.none, [UInt64](), [TimelineStart?]())
        repeat {
            let part = diary.timeline(TimelineQuery(), from: start)
            #expect(part.count == 2_450 && part.days.allSatisfy { $0.events.count <= TimelinePart.mostOfADay })
            #expect(part.later == starts.last.map { $0 ?? TimelineStart(Self.today) })
            seen += ids(part)
            starts.append(start)
            start = part.earlier
        } while start != nil
        #expect(seen.sorted() == (0..<2_450).map(UInt64.init) && starts.count == 13)
        // Entries that went meanwhile leave no page without any.
        let beyond = diary.timeline(TimelineQuery(), from: TimelineStart(Self.today, skipped: 9_000))
        #expect(beyond.days.map(\.day) == [Self.today - 1])
    }

    @Test func `it is narrowed to kinds, words and tags, and to all of them at once`() {
        let diary = diary([
            .putEvent(Sample.meal(1, .lunch, kilocalories: 400)),
            .putEvent(event(2, drink("Crème latte"), daysAgo: 1, notes: "Too hot", tags: ["Travel"])),
            .putEvent(event(3, .symptom(SymptomReport(name: "Heartburn", severity: 2)), daysAgo: 2, tags: ["Travel"])),
            .putEvent(event(4, .note, daysAgo: 3, notes: "Asked about travel")),
            .putEvent(event(5, .weight(Weight(kilograms: 62)), daysAgo: 3)),
        ])
        func found(_ words: String = "", _ kinds: Set<HealthEvent.Details.Kind> = [], tag: String? = nil) -> [UInt64] {
            ids(diary.timeline(TimelineQuery(kinds: kinds, words: words, tag: tag)))
        }
        #expect(found() == [1, 2, 3, 4, 5] && found("soup") == [1] && found("LUNCH") == [1])
        #expect(found("creme") == [2] && found("lat hot") == [2] && found("lat cold").isEmpty)
        #expect(found("travel") == [2, 3, 4] && found(tag: "Travel") == [2, 3] && found(tag: "none").isEmpty)
        #expect(found("", [.symptom, .weight]) == [3, 5] && found("travel", [.note]) == [4])
        #expect(found("heart", [.symptom], tag: "Travel") == [3] && found("…").isEmpty && found("weight") == [5])
        #expect(diary.tags.map(\.name) == ["Travel"] && diary.tags.map(\.count) == [2])
        #expect(diary.eventKinds == [.meal, .hydration, .symptom, .note, .weight])
    }

    @Test func `what is changed is found as it is now, what is removed no more, and what is undone again`() {
        var changed = event(1, drink("Tea"), tags: ["home"])
        changed.details = drink("Coffee")
        changed.tags = ["work"]
        var diary = diary([.putEvent(event(1, drink("Tea"), tags: ["home"])), .putEvent(changed)])
        func count(_ words: String, tag: String? = nil) -> Int {
            diary.timeline(TimelineQuery(words: words, tag: tag)).count
        }
        #expect(count("tea") == 0 && count("coffee") == 1 && count("", tag: "home") == 0 && count("", tag: "work") == 1)
        diary.apply(Sample.entry(3, .remove(changed.id)), sequence: 3)
        #expect(count("coffee") == 0 && diary.tags.isEmpty && diary.eventKinds.isEmpty)
        diary.apply(Sample.entry(4, .putEvent(changed)), sequence: 4)
        #expect(count("coffee") == 1)
    }
}
