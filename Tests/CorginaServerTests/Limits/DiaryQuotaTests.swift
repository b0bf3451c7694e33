import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Foundation
import Testing

@testable import CorginaServer

struct DiaryQuotaTests {
    private let journal = JournalID.random()
    private let day = CalendarDay(number: 20_000)

    private func quota(perDay: Int = 3, inAll: Int = 100) -> DiaryQuota {
        var limits = Limits()
        (limits.entriesPerDay, limits.entries) = (perDay, inAll)
        return DiaryQuota(limits: limits)
    }

    private func head(_ sequence: Int) -> JournalHead { JournalHead(sequence: sequence, hash: Data(count: 32)) }

    @Test func `so many a day, all of them or none, and again the next day`() throws {
        let quota = quota()
        try quota.admit(2, to: journal, after: head(0), on: day)
        #expect(throws: ServerError.tooManyToday(most: 3)) {
            try quota.admit(2, to: journal, after: head(2), on: day)
        }
        try quota.admit(1, to: journal, after: head(2), on: day)
        try quota.admit(3, to: .random(), after: head(0), on: day)
        try quota.admit(3, to: journal, after: head(3), on: CalendarDay(number: 20_001))
    }

    @Test func `what was not kept is taken back, on its day alone`() throws {
        let quota = quota()
        try quota.admit(3, to: journal, after: head(0), on: day)
        quota.takeBack(2, to: journal, on: CalendarDay(number: 19_999))
        #expect(throws: ServerError.tooManyToday(most: 3)) {
            try quota.admit(1, to: journal, after: head(0), on: day)
        }
        quota.takeBack(2, to: journal, on: day)
        try quota.admit(2, to: journal, after: head(0), on: day)
        quota.takeBack(9, to: journal, on: day)
        quota.takeBack(1, to: .random(), on: day)
        #expect(throws: ServerError.tooManyToday(most: 3)) {
            try quota.admit(4, to: journal, after: head(0), on: day)
        }
    }

    @Test func `one sentence sent thirty times at once counts once`() async throws {
        var settings = ServerSettings()
        settings.limits.entriesPerDay = 60
        let server = try TestServer(settings: settings)
        let browser = server.browser()
        try await browser.makeAccount()
        let tag = try JSON(parsing: Array(try await browser.post("/offline/key").page.utf8))["diary"]?.text ?? ""
        let cookie = browser.cookie
        @Sendable func send(_ id: String) async throws -> Int {
            let device = server.browser()
            device.cookie = cookie
            let fields: KeyValuePairs = ["diary": tag, "id": id, "sentence": "a glass of water"]
            return try await device.post("/offline/entries", fields).status
        }
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<30 { group.addTask { try await send("0123456789abcdef0123456789abcdef") } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(statuses == [200])
        // One of sixty is spent by it, so 59 more fit, and no other.
        for number in 0..<59 {
            let id = "fedcba9876543210fedcba98765432" + String(number + 16, radix: 16)
            #expect(try await send(id) == 200)
        }
        #expect(try await send("00000000000000000000000000000001") == 429)
    }

    @Test func `so many bytes in all, by form, by what waited on a device and by import`() async throws {
        var settings = ServerSettings(allowsSignUp: true)
        settings.limits.diaryBytes = 1 << 20
        let server = try TestServer(settings: settings)
        let browser = server.browser()
        try await browser.makeAccount()
        // One entry of more than half of a diary, which an import alone can bring.
        func file(_ id: UInt64, _ length: Int) throws -> String {
            let note = HealthEvent(
                id: RecordID(high: id, low: id), moment: Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: 0),
                details: .note, notes: String(repeating: "x", count: length))
            let entry = JournalEntry(
                id: EntryID(high: id, low: id), recordedAt: note.moment, device: "", change: .putEvent(note))
            return String(
                decoding: try DiaryExport(exportedAt: note.moment, entries: [entry]).encoded(), as: UTF8.self)
        }
        let place = Route.security(.importing).path
        func take(_ file: String) async throws -> TestBrowser.Answer {
            try await browser.post(place, ["passphrase": TestBrowser.passphrase], file: file)
        }
        #expect(try await take(file(1, 300_000)).status == 303)
        let refused = try await take(file(2, 300_000))
        #expect(refused.status == 507 && refused.page.contains("holds 1 MB"))
        // What is there already takes no room, and what fits is taken.
        #expect(try await take(file(1, 300_000)).status == 303)
        for (id, length) in [(3, 200_000), (4, 100_000), (5, 60_000), (6, 30_000), (7, 14_000)] {
            #expect(try await take(file(UInt64(id), length)).status == 303)
        }
        var answer = try await browser.post(try await browser.say("a glass of water") + "/log")
        for _ in 0..<60 where answer.status == 303 {
            answer = try await browser.post(try await browser.say("a glass of water") + "/log")
        }
        #expect(answer.status == 507)
        let tag = try JSON(parsing: Array(try await browser.post("/offline/key").page.utf8))["diary"]?.text
        let waited = try await browser.post(
            "/offline/entries",
            ["diary": tag ?? "", "id": "0123456789abcdef0123456789abcdef", "sentence": "a glass of water"])
        #expect(waited.status == 507)
        #expect(try await browser.get("/today").status == 200)
    }

    @Test func `so many in all`() throws {
        let quota = quota(perDay: 1_000, inAll: 100)
        try quota.admit(1, to: journal, after: head(99), on: day)
        #expect(throws: ServerError.diaryFull(most: 100)) {
            try quota.admit(1, to: journal, after: head(100), on: day)
        }
    }
}
