import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct BumpRoomTests {
    private let draft = RecordID(high: 9, low: 9)

    /// Somebody 24 weeks and 3 days along.
    private func resident() throws -> Resident {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "\(maja.now.day + (280 - 171))"])
        _ = try maja.post(.pregnancy(.weeks))
        return maja
    }

    /// Adds one as the host does.
    private func add(_ number: UInt64, day: String?, by maja: inout Resident) throws -> Answer {
        var visit = try maja.visit(.photos(.newBump))
        let form = Form(fields: day.map { ["day": [$0]] } ?? [:])
        let answer = BumpRoom.add(RecordID(high: 8, low: number), waitingWith: draft, form, by: &visit)
        maja.perform(visit.effects)
        return answer
    }

    @Test func `a photo is an entry of its day, and the last of a week is in the film`() throws {
        var maja = try resident()
        let today = maja.now.day
        #expect(try add(1, day: nil, by: &maja).place == .photos(.bump))
        for (number, ago) in [(2, 4), (3, 8), (4, 9)] { _ = try add(UInt64(number), day: "\(today - ago)", by: &maja) }
        let page = try maja.get(.photos(.bump)).markup
        // 171 days are week 24 and 3 days: four days ago was week 23, eight and nine days ago too.
        for (number, isShown) in [(1, true), (2, true), (3, false), (4, false)] {
            #expect(page.contains("/photos/\(RecordID(high: 8, low: UInt64(number)))/small") == isShown, "\(number)")
        }
        #expect(page.contains("Week 24") && page.contains("Week 23"))
        #expect(BumpPhotos(in: maja.diary).events.count == 4)
        #expect(maja.diary.events(on: today).first?.notes == "Bump photo")
    }

    @Test(arguments: ["2026-03-11", "1800-01-01", "soon"])
    func `a day that has not come, or is none, is asked for again`(day: String) throws {
        var maja = try resident()
        let entries = maja.entries.count
        let answer = try add(1, day: day, by: &maja)
        #expect(answer.status == .refused && answer.markup.contains("Choose a day that has come"))
        #expect(maja.entries.count == entries)
    }

    @Test func `two are shown side by side, and nothing that is none of hers`() throws {
        var maja = try resident()
        _ = try add(1, day: nil, by: &maja)
        _ = try add(2, day: "\(maja.now.day - 30)", by: &maja)
        let photos = BumpPhotos(in: maja.diary).events.map(\.id)
        let place = try maja.post(.photos(.bump), ["first": "\(photos[0])", "second": "\(photos[1])"]).place
        #expect(place == .photos(.bumpPair(photos[0], photos[1])))
        #expect(try maja.get(.photos(.bumpPair(photos[0], photos[1]))).markup.contains("Week 20"))
        #expect(try maja.post(.photos(.bump), ["first": "\(photos[0])", "second": "\(draft)"]).place == .photos(.bump))
        #expect(throws: RoomError.notFound) { try maja.get(.photos(.bumpPair(photos[0], draft))) }
    }

    @Test func `a photo of an entry is marked and unmarked, and keeps its mark when the entry is changed`() throws {
        var maja = try resident()
        let event = HealthEvent(
            id: RecordID(high: 4, low: 4), moment: maja.now, details: .note, notes: "Beach",
            photo: RecordID(high: 8, low: 1))
        let entry = JournalEntry(
            id: EntryID(high: 4, low: 5), recordedAt: maja.now, device: "web", change: .putEvent(event))
        maja.perform([.append([entry], discarding: nil)])
        #expect(try maja.get(.entries(.one(event.id))).markup.contains("Put it into the bump film"))
        _ = try maja.post(.photos(.markBump(event.id)), ["bump": "yes"])
        #expect(BumpPhotos(in: maja.diary).events.map(\.id) == [event.id])
        guard case .drafts(.sheet(let draft))? = try maja.post(.entries(.edit(event.id))).place else { throw Missing() }
        _ = try maja.post(.drafts(.log(draft)))
        #expect(BumpPhotos(in: maja.diary).events.map(\.id) == [event.id])
        _ = try maja.post(.photos(.markBump(event.id)), ["bump": "no"])
        #expect(BumpPhotos(in: maja.diary).events.isEmpty)
    }

    @Test func `after a loss they are photos with days, and nothing invites another`() throws {
        var maja = try resident()
        _ = try add(1, day: nil, by: &maja)
        var lost = try maja.diary.currentPregnancy.orThrow()
        lost.outcome = .loss(nil)
        let entry = JournalEntry(
            id: EntryID(high: 77, low: 1), recordedAt: maja.now, device: "web", change: .putPregnancy(lost))
        maja.perform([.append([entry], discarding: nil)])
        let page = try maja.get(.photos(.bump)).markup
        #expect(page.contains("/small") && !page.contains("Week") && !page.contains("Add a photo"))
        #expect(!page.contains("href=\"/pregnancy"))
    }
}
