import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct PhotoRoomTests {
    private let photo = RecordID(high: 8, low: 8)
    private let draft = RecordID(high: 9, low: 9)

    /// Somebody whose photo waits, as the host leaves it.
    private func waiting(on day: CalendarDay? = nil) throws -> Resident {
        var maja = try Resident()
        maja.perform([.stage(try PhotoRoom.draft(of: photo, on: day), as: draft)])
        return maja
    }

    private var foods: Route { .photos(.foods(draft)) }
    private var sheet: Route { .drafts(.sheet(draft)) }

    private func meals(_ maja: Resident) -> [Meal] {
        maja.entries.compactMap { entry in
            if case .putEvent(let event) = entry.change, case .meal(let meal) = event.details { meal } else { nil }
        }
    }

    @Test(arguments: PhotoSamples.routes, [DiaryHome.device, .sealed])
    func `where no server reads the diary, every place of photos says so and keeps nothing`(
        route: Route, home: DiaryHome
    ) throws {
        var maja = try waiting()
        maja.home = home
        for answer in [try maja.get(route), try maja.post(route, ["sentence": "toast", "first": "x"])] {
            #expect(answer.markup.contains("No photos in this diary"), "\(route.path)")
        }
        #expect(maja.entries.isEmpty && maja.waiting.count == 1)
    }

    @Test func `what she says is on it is read, confirmed, and logged with the photo`() throws {
        var maja = try waiting()
        #expect(try maja.get(foods).markup.contains("src=\"/photos/\(photo)\""))
        #expect(try maja.post(foods, ["sentence": "porkchop and potatoes"]).place == sheet)
        let page = try maja.get(sheet).markup
        #expect(page.contains("In your photo:") && page.contains("src=\"/photos/\(photo)\""))
        #expect(page.contains("Back to your photo"))
        let answer = try maja.post(.drafts(.log(draft)))
        #expect(answer.place == .today)
        #expect(maja.waiting.isEmpty)
        let event = try #require(maja.diary.events(on: maja.now.day).first)
        #expect(event.photo == photo)
        #expect(meals(maja).map(\.items.count) == [2])
        #expect(meals(maja)[0].items.allSatisfy { $0.source == .photo })
        #expect(try maja.get(.today).markup.contains("/photos/\(photo)/small"))
        let entry = try maja.get(.entries(.one(event.id))).markup
        #expect(entry.contains("alt=\"Photo of "))
        #expect(entry.contains("Remove photo") && entry.contains("Replace photo"))
    }

    @Test func `taps place foods, which are named, removed and read as one meal`() throws {
        var maja = try waiting()
        #expect(try maja.post(foods, ["mark": "0.500 0.250", "sentence": "half typed"]).place == foods)
        var page = try maja.get(foods).markup
        #expect(page.contains("half typed") && page.contains("Food 1") && page.contains("<rect"))
        _ = try maja.post(foods, ["mark": "list", "food-0": "an apple"])
        _ = try maja.post(foods, ["mark": "3 x", "food-0": "an apple", "food-1": "toast"])
        page = try maja.get(foods).markup
        #expect(page.contains("an apple") && page.contains("toast") && page.contains("Food 3"))
        _ = try maja.post(foods, ["remove": "2", "food-0": "an apple", "food-1": "two slices of toast"])
        #expect(try !maja.get(foods).markup.contains("Food 3"))
        #expect(try maja.post(foods, ["food-0": "an apple", "food-1": "two slices of toast"]).place == sheet)
        _ = try maja.post(.drafts(.log(draft)))
        #expect(meals(maja).map(\.items.count) == [2])
    }

    @Test func `a photo shows at most twenty foods`() throws {
        var maja = try waiting()
        for _ in 0..<25 { _ = try maja.post(foods, ["mark": "list"]) }
        let page = try maja.get(foods).markup
        #expect(page.contains("Food 20") && !page.contains("Food 21"))
    }

    @Test func `without a word she is asked for one, and the photo waits on`() throws {
        var maja = try waiting()
        let answer = try maja.post(foods, ["sentence": " "])
        #expect(answer.markup.contains("Say what is on it"))
        #expect(maja.waiting[draft] != nil && maja.entries.isEmpty)
    }

    @Test func `from the sheet she comes back to the photo with what she wrote`() throws {
        var maja = try waiting()
        _ = try maja.post(foods, ["sentence": "porkchop"])
        #expect(try maja.post(.drafts(.change(draft, .editSentence))).place == foods)
        #expect(try maja.get(foods).markup.contains(">porkchop</textarea>"))
        _ = try maja.post(foods, ["sentence": "porkchop"])
        #expect(try maja.post(.drafts(.removeItem(draft, event: 0, item: 0))).place == foods)
        #expect(try maja.get(foods).markup.contains(">porkchop</textarea>"))
        _ = try maja.post(.drafts(.discard(draft)))
        #expect(maja.waiting[draft] == nil && maja.entries.isEmpty)
    }

    @Test func `a photo of a past day is logged on that day`() throws {
        let yesterday = try Resident().now.day - 1
        var maja = try waiting(on: yesterday)
        _ = try maja.post(foods, ["sentence": "an apple"])
        _ = try maja.post(.drafts(.log(draft)))
        #expect(maja.diary.events(on: yesterday).first?.photo == photo)
    }

    @Test func `a photo is taken from an entry, and Undo brings it back`() throws {
        var maja = try waiting()
        _ = try maja.post(foods, ["sentence": "an apple"])
        _ = try maja.post(.drafts(.log(draft)))
        let event = try #require(maja.diary.events(on: maja.now.day).first)
        let removed = try maja.post(.photos(.removal(event.id)))
        #expect(removed.place == .entries(.one(event.id)))
        #expect(maja.diary.event(event.id)?.photo == nil)
        #expect(try maja.get(.entries(.one(event.id))).markup.contains("Add photo"))
        _ = try maja.post(.undo, ["entry": "\(try #require(removed.changed.first))"])
        #expect(maja.diary.event(event.id)?.photo == photo)
    }

    @Test func `an entry that is edited keeps its photo`() throws {
        var maja = try waiting()
        _ = try maja.post(foods, ["sentence": "an apple"])
        _ = try maja.post(.drafts(.log(draft)))
        let event = try #require(maja.diary.events(on: maja.now.day).first)
        guard case .drafts(.sheet(let edit))? = try maja.post(.entries(.edit(event.id))).place else { throw Missing() }
        #expect(try maja.get(.drafts(.sheet(edit))).markup.contains("src=\"/photos/\(photo)\""))
        _ = try maja.post(.drafts(.log(edit)))
        #expect(maja.diary.event(event.id)?.photo == photo)
    }

    @Test func `a place of a photo that is not hers, or is none, is not there`() throws {
        var maja = try Resident()
        #expect(throws: RoomError.draftGone) { try maja.get(foods) }
        #expect(throws: RoomError.notFound) { try maja.get(.photos(.entry(photo))) }
        #expect(throws: RoomError.notFound) { try maja.get(.photos(.new(maja.now.day + 1))) }
        #expect(throws: RoomError.notFound) { try maja.post(.photos(.removal(photo))) }
        // What waits without a photo has no page of one.
        guard case .drafts(.sheet(let plain))? = try maja.post(.drafts(.say), ["sentence": "an apple"]).place else {
            throw Missing()
        }
        #expect(throws: RoomError.notFound) { try maja.get(.photos(.foods(plain))) }
    }
}
