import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaWorker

/// Reminders of a sealed diary: the host asks the server how its device stands to them, the worker knows minutes and words.
struct WorkerReminderTests {
    /// 2026-03-10, 12:30 in UTC.
    private static let now: Int64 = 1_773_145_800
    private static let clock: JSON = ["now": .whole(Int(now)), "zone": [[0, 0]]]
    /// 20:00 on that day.
    private static let eight = (now - 45_000) / 60 + 1_200
    private static let shelf = "0000000000000000000000000000001b"

    /// A diary with a supplement at 20:00 every day.
    private func worker(discreet: Bool = true) throws -> Worker {
        let worker = try #require(Worker(isSample: false))
        let supplement = Supplement(
            id: RecordID(high: 3, low: 1), name: "Zylophantin", dose: DoseAmount(27, .milligrams),
            courses: [
                Course(
                    start: try #require(CalendarDay("2026-03-09")),
                    schedule: DoseSchedule(times: [TimeOfDay(minutes: 1_200)]))
            ])
        let reminders = ReminderPreferences(isDiscreet: discreet)
        let changes: [Change] = [
            .putProfile(Profile(timeZone: "Etc/UTC", foodRegion: .uk, reminders: reminders)),
            .putSupplement(supplement),
        ]
        let entries = try changes.enumerated().map { number, change in
            try JournalEntry(
                id: EntryID(high: 1, low: UInt64(number)),
                recordedAt: Moment(secondsSinceEpoch: Self.now - 86_400, utcOffset: 0), device: "test", change: change
            ).encoded()
        }
        _ = try worker.take(Message(["after": 0], entries))
        return worker
    }

    private func request(
        _ method: String, _ path: String = "", _ fields: [(String, String)] = [], told: JSON? = nil,
        waiting: [(String, [UInt8])] = [], home: String = "sealed"
    ) -> Message {
        var message = WorkerTests.request(
            method, "/settings/reminders\(path)", fields: fields, waiting: waiting, home: home)
        if let told { message.head = .object((message.head.members ?? []) + [.init("reminders", told)]) }
        return message
    }

    private func told(_ device: String, outcome: String = "", problem: String = "") -> JSON {
        ["device": .string(device), "key": "BP4z9KsN", "outcome": .string(outcome), "problem": .string(problem)]
    }

    private func page(_ answer: Message) throws -> String {
        String(decoding: try #require(answer.parts.first), as: UTF8.self)
    }

    private func due(_ worker: Worker, _ minute: Int64, waiting: [(String, [UInt8])] = []) throws -> JSON {
        let answer = try worker.answer(request("POST", "/due", [("at", "\(minute)")], waiting: waiting))
        #expect(answer.head["status"]?.integer == 200 && answer.head["type"]?.text == "application/json")
        return try JSON(parsing: try #require(answer.parts.first))
    }

    @Test func `the page says how the device stands, and where the words come from`() throws {
        let worker = try worker()
        let off = try page(worker.answer(request("GET", told: told("off"))))
        #expect(off.contains(#"data-push="BP4z9KsN""#) && off.contains("Remind me on this device"))
        #expect(off.contains("Your device makes them from the diary on it"))
        let on = try page(worker.answer(request("GET", told: told("on", outcome: "sent"))))
        #expect(on.contains("Stop reminding me on this device") && on.contains("A test is on its way"))
        let none = try page(worker.answer(request("GET", told: told("none"))))
        #expect(none.contains("This server sends no reminders") && !none.contains("/settings/calendar"))
        let unknown = try page(worker.answer(request("GET", told: told("unknown", problem: "No answer came."))))
        #expect(unknown.contains("No answer came.") && unknown.contains("Not known just now"))
        #expect(!unknown.contains("data-push"))
        #expect(throws: MessageError.malformed("device")) {
            try worker.answer(request("GET", told: told("perhaps")))
        }
    }

    @Test func `what she wants to hear of is an entry, and a time that is missing is asked for`() throws {
        let worker = try worker()
        let saved = try worker.answer(request("POST", "", [("water", "yes"), ("water1", "10:15")], told: told("on")))
        #expect(saved.head["status"]?.integer == 303)
        #expect(saved.head["effects"]?.elements?.first?["append"]?.integer == 1)
        let wrong = try worker.answer(request("POST", "", [("water", "yes")], told: told("on")))
        #expect(wrong.head["status"]?.integer == 422)
        #expect(try page(wrong).contains("Choose at least one time"))
        #expect(wrong.head["effects"]?.elements?.isEmpty == true)
    }

    @Test func `minutes are those of 14 days, and what was put off is told apart`() throws {
        let worker = try worker()
        let none = try worker.wakeMinutes(Message(Self.clock, [[]])).head
        let minutes = (none["minutes"]?.elements ?? []).compactMap { $0.int64 }
        #expect(minutes == (0..<14).map { Self.eight + $0 * 1_440 } && none["later"]?.elements?.isEmpty == true)
        let putOff = Array("\(Self.eight) \(Self.eight + 35)\n".utf8)
        let some = try worker.wakeMinutes(Message(Self.clock, [putOff])).head
        #expect(some["minutes"] == none["minutes"])
        #expect(some["later"]?.elements?.compactMap { $0.int64 } == [Self.eight + 35])
        #expect(throws: MessageError.surplus) { try worker.wakeMinutes(Message(Self.clock)) }
    }

    @Test func `a diary with much to say tells no more minutes than a server takes`() throws {
        let worker = try #require(Worker(isSample: false))
        let numbers: ClosedRange<UInt64> = 1...30
        let entries = try numbers.map { number in
            let times = (0..<5).map { TimeOfDay(minutes: 480 + Int(number) * 8 + $0) }
            let supplement = Supplement(
                id: RecordID(high: 3, low: number), name: "S", dose: DoseAmount(1, .milligrams),
                courses: [
                    Course(start: try #require(CalendarDay("2026-03-09")), schedule: DoseSchedule(times: times))
                ])
            return try JournalEntry(
                id: EntryID(high: 1, low: number),
                recordedAt: Moment(secondsSinceEpoch: Self.now - 86_400, utcOffset: 0), device: "test",
                change: .putSupplement(supplement)
            ).encoded()
        }
        _ = try worker.take(Message(["after": 0], entries))
        let minutes = try worker.wakeMinutes(Message(Self.clock, [[]])).head["minutes"]?.elements?.compactMap {
            $0.int64
        }
        #expect(minutes?.count == WakeTimes.capacity && minutes == minutes.map { Set($0).sorted() })
    }

    @Test func `the words of a minute come from the diary, private until she wants others`() throws {
        #expect(try due(worker(), Self.eight)["body"]?.text == "Something is due. Tap to see what.")
        let worker = try worker(discreet: false)
        let notice = try due(worker, Self.eight)
        #expect(notice["body"]?.text == "Time for Zylophantin" && notice["tag"]?.text == "corgina-\(Self.eight)")
        #expect(notice["actions"]?.elements?.compactMap { $0["action"]?.text } == ["taken", "later", "skip"])
        #expect(try due(worker, Self.eight + 35)["body"]?.text == "Nothing is left to do here.")
        #expect(try due(worker, 0)["body"]?.text == "Reminders reach this device.")
        let post = try #require(notice["actions"]?.elements?.first?["posts"]?.elements?.first)
        let taken = try worker.answer(
            WorkerTests.request(
                "POST", try #require(post["path"]?.text),
                fields: [("state", try #require(post["fields"]?["state"]?.text))], home: "sealed"))
        _ = try worker.take(Message(["after": 2], Array(taken.parts.dropFirst())))
        #expect(try due(worker, Self.eight)["body"]?.text == "Nothing is left to do here.")
    }

    @Test func `Later is kept on the shelf, and comes again for the same`() throws {
        let worker = try worker(discreet: false)
        let answer = try worker.answer(request("POST", "/later", [("at", "\(Self.eight)")]))
        #expect(answer.head["status"]?.integer == 200)
        #expect(answer.head["effects"]?.elements?.first?["keep"]?.text == Self.shelf)
        let named = try Reading.waitingIDs(for: Message(["path": "/settings/reminders/due"]))
        #expect(named.head["waiting"]?.elements?.contains(.string(Self.shelf)) == true)
        let bytes = try #require(answer.parts.last)
        let minute = Self.now / 60 + 30
        #expect(try due(worker, minute, waiting: [(Self.shelf, bytes)])["body"]?.text == "Time for Zylophantin")
    }

    @Test(arguments: ["", "-1", "x", "121494241", "1.5"]) func `a minute that is none is refused`(at: String) throws {
        for place in ["/due", "/later"] {
            let answer = try worker().answer(request("POST", place, [("at", at)]))
            #expect(answer.head["status"]?.integer == 400 && answer.head["effects"]?.elements?.isEmpty == true)
        }
    }

    @Test func `on one device alone there are none`() throws {
        for message in [
            request("GET", told: told("off"), home: "device"),
            request("POST", "/due", [("at", "\(Self.eight)")], home: "device"),
        ] {
            #expect(try worker().answer(message).head["status"]?.integer == 421)
        }
    }
}
