import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaWorker

struct WorkerTests {
    @Test func `A new diary shows Today`() throws {
        let answer = try worker().answer(Self.request("GET", "/today"))
        #expect(answer.head["status"]?.integer == 200)
        #expect(answer.head["type"]?.text == "text/html; charset=utf-8")
        #expect(String(decoding: try #require(answer.parts.first), as: UTF8.self).contains("<!doctype html>"))
    }

    @Test func `A sentence is kept, confirmed and read again`() throws {
        let worker = try worker()
        let heard = try worker.answer(Self.request("POST", "/drafts", fields: [("sentence", "I had two eggs")]))
        #expect(heard.head["status"]?.integer == 303)
        let place = try #require(heard.head["location"]?.text)
        let kept = try #require(heard.head["effects"]?.elements?.first { $0["keep"] != nil }?["keep"]?.text)

        let named = try Reading.waitingIDs(for: Message(["path": .string(place)]))
        #expect(named.head["waiting"]?.elements?.contains(.string(kept)) == true)

        let waiting = [(kept, try #require(heard.parts.dropFirst().first))]
        let logged = try worker.answer(Self.request("POST", place + "/log", waiting: waiting))
        let append = try #require(logged.head["effects"]?.elements?.first { $0["append"] != nil })
        #expect(append["drop"]?.text == kept)
        let entries = Array(logged.parts.dropFirst().prefix(try #require(append["append"]?.integer)))
        #expect(try worker.take(Message(["after": 0], entries)) == entries.count)
        #expect(try page(of: worker, "/today").contains("Eggs"))
    }

    @Test func `The week that was seen in large is kept, and small the next time`() throws {
        let worker = try worker()
        let dated = Pregnancy(id: RecordID(high: 1, low: 1), dating: .dueDate(try #require(CalendarDay("2026-12-24"))))
        let entry = JournalEntry(
            id: EntryID(high: 1, low: 2), recordedAt: try #require(Moment("2026-11-20T10:00:00Z")), device: "test",
            change: .putPregnancy(dated))
        _ = try worker.take(Message(["after": 0], [entry.encoded()]))
        let first = try worker.answer(Self.request("GET", "/today"))
        let kept = try #require(first.head["effects"]?.elements?.first?["keep"]?.text)
        #expect(String(decoding: try #require(first.parts.first), as: UTF8.self).contains("newweek"))
        let waiting = [(kept, try #require(first.parts.last))]
        let second = try worker.answer(Self.request("GET", "/today", waiting: waiting))
        #expect(second.head["effects"]?.elements?.isEmpty == true)
        #expect(!String(decoding: try #require(second.parts.first), as: UTF8.self).contains("newweek"))
    }

    @Test func `The same request is answered by the same bytes`() throws {
        let request = Self.request("POST", "/drafts", fields: [("sentence", "porridge at 8")])
        #expect(try worker().answer(request) == worker().answer(request))
    }

    @Test func `What is the host's own is left to it`() throws {
        for path in ["/settings/account", "/sign-in", "/about"] {
            #expect(try worker().answer(Self.request("GET", path)).head["status"]?.integer == 421, "\(path)")
        }
    }

    @Test func `A place that is none has the page of the server`() throws {
        let answer = try worker().answer(Self.request("GET", "/nowhere"))
        #expect(answer.head["status"]?.integer == 404)
        #expect(String(decoding: try #require(answer.parts.first), as: UTF8.self).contains("Nothing here"))
    }

    @Test func `An entry that cannot be opened is counted and told`() throws {
        let worker = try worker()
        #expect(try worker.take(Message(["after": 0], [[], [1, 2]])) == 2)
        #expect(worker.sequence == 2)
        #expect(throws: MessageError.malformed("after")) { try worker.take(Message(["after": 0])) }
    }

    @Test func `A request that is not whole is refused by name`() throws {
        let worker = try worker()
        let whole = Self.request("GET", "/today").head.members ?? []
        for member in whole {
            let other = JSON.object(whole.map { $0.name == member.name ? .init($0.name, .null) : $0 })
            #expect(throws: MessageError.malformed(member.name)) { try worker.answer(Message(other)) }
            let without = JSON.object(whole.filter { $0.name != member.name })
            #expect(throws: MessageError.surplus) { try worker.answer(Message(without)) }
        }
    }

    @Test func `The clocks of a zone stand as its changes say`() throws {
        let clock = try ClockChanges(in: ["zone": [[0, 3_600], [1_774_746_000, 7_200]]])
        #expect(clock.offset(at: -5) == 3_600)
        #expect(clock.offset(at: 1_774_745_999) == 3_600)
        #expect(clock.offset(at: 1_774_746_000) == 7_200)
        let wrong: [JSON] = [[], [[5, 0], [5, 0]], [[0, 70_000]], [[0]], ["x"]]
        for zone in wrong {
            #expect(throws: MessageError.malformed("zone")) { try ClockChanges(in: ["zone": zone]) }
        }
    }

    private func worker() throws -> Worker { try #require(Worker(isSample: false)) }

    private func page(of worker: Worker, _ path: String) throws -> String {
        let answer = try worker.answer(Self.request("GET", path))
        return String(decoding: try #require(answer.parts.first), as: UTF8.self)
    }

    @Test func `A link for the clinic holds the report, and FHIR of its days where she wishes it`() throws {
        let worker = try worker()
        let fields = [("hours", "24"), ("openings", "5"), ("pin", "4711"), ("contents", "meals"), ("data", "yes")]
        let both = try worker.clinicFiles(Self.request("POST", "/visit/links", fields: fields))
        #expect(both.head["errors"]?.elements?.isEmpty == true && both.head["hours"]?.integer == 24)
        #expect(both.head["openings"]?.integer == 5 && both.head["pin"]?.text == "4711")
        #expect(both.head["meals"]?.boolean == true && both.head["data"]?.boolean == true)
        #expect(both.parts.count == 2)
        #expect(String(decoding: both.parts[0], as: UTF8.self).contains("From her diary as it was on"))
        #expect(try JSON(parsing: both.parts[1])["resourceType"]?.text == "Bundle")
        let report = try worker.clinicFiles(Self.request("POST", "/visit/links", fields: Array(fields.prefix(2))))
        #expect(report.parts.count == 1 && report.head["pin"]?.text == "")
    }

    @Test func `What is wrong with a link is said, and nothing is made`() throws {
        let fields = [("hours", "5"), ("openings", "0"), ("pin", "12")]
        let answer = try worker().clinicFiles(Self.request("POST", "/visit/links", fields: fields))
        let wrong = (answer.head["errors"]?.elements ?? []).compactMap { $0.elements?.first?.text }
        #expect(wrong == ["hours", "openings", "pin"] && answer.parts.isEmpty)
    }

    @Test func `A diary on one device says why it has no links`() throws {
        #expect(try page(of: worker(), "/visit/links").contains("No links from this device"))
    }

    private static let shareID = "0123456789abcdef0123456789abcdee"

    @Test func `What a share shows is worked out by its terms, and is quiet without a pregnancy`() throws {
        let terms = Array(#"{"name":"Sam","sees":"dates","may":"log","words":"Later."}"#.utf8)
        let answer = try worker().shared(
            Self.request("GET", "/settings/sharing", waiting: [(Self.shareID, terms)], home: "sealed"))
        #expect(answer.head["ids"]?.elements?.map { $0.text } == [Self.shareID])
        let facts = try #require(answer.parts.first.flatMap { SharedFacts($0) })
        #expect(facts.isQuiet && facts.words == "Later." && facts.may == .nothing)
        #expect(throws: MessageError.malformed("waiting")) {
            try worker().shared(
                Self.request("GET", "/settings/sharing", waiting: [(Self.shareID, [1])], home: "sealed"))
        }
    }

    @Test func `A form says what is wrong with terms, and whether they show more or less`() throws {
        let worker = try worker()
        let none = try worker.shared(Self.request("POST", "/settings/sharing", fields: [("sees", "visits")]))
        #expect(none.head["errors"]?.elements?.first?.elements?.first?.text == "name" && none.parts.isEmpty)
        let fresh = try worker.shared(
            Self.request("POST", "/settings/sharing", fields: [("name", "Sam"), ("sees", "visits")]))
        #expect(fresh.head["more"]?.boolean == true && fresh.head["less"]?.boolean == false)
        #expect(fresh.parts.first.flatMap { ShareTerms($0) }?.sees == .visits && fresh.parts.count == 2)
        let less = try worker.shared(
            Self.request(
                "POST", "/settings/sharing", fields: [("name", "Sam"), ("sees", "dates")],
                waiting: [(Self.shareID, fresh.parts[0])]))
        #expect(less.head["more"]?.boolean == false && less.head["less"]?.boolean == true)
    }

    @Test func `What a companion sent becomes a draft she looks over, and nothing she did not ask for`() throws {
        let worker = try worker()
        let path = "/settings/sharing/\(Self.shareID)/sent/\(Self.shareID)/take"
        func take(_ thing: String, home: String = "sealed") throws -> Message {
            try worker.answer(
                Self.request("POST", path, waiting: [(Self.shareID, Array(thing.utf8))], home: home))
        }
        let moment = #""at":{"seconds":1773145800,"offset":0}"#
        let staged = try take("{\(moment),\"words\":\"I had an apple\"}")
        #expect(staged.head["status"]?.integer == 303)
        #expect(staged.head["location"]?.text?.hasPrefix("/drafts/") == true)
        #expect(staged.head["effects"]?.elements?.contains { $0["append"] != nil } == false)
        let gone = try take("{\(moment),\"words\":\"socks\",\"list\":\"\(Self.shareID)\"}")
        #expect(gone.head["status"]?.integer == 422 && gone.head["type"]?.text?.hasPrefix("text/plain") == true)
        let long = String(repeating: "a", count: 1_001)
        for wrong in ["{}", "{\(moment),\"words\":\"\"}", "{\(moment),\"words\":\"\(long)\"}"] {
            #expect(try take(wrong).head["status"]?.integer == 404)
        }
        // Elsewhere it is the server's own.
        #expect(try take("{}", home: "device").head["status"]?.integer == 421)
    }

    @Test func `Today says how many things were sent to her`() throws {
        let whole = Self.request("GET", "/today", home: "sealed")
        let members = (whole.head.members ?? []) + [.init("sent", 2)]
        let page = try worker().answer(Message(.object(members)))
        let text = String(decoding: try #require(page.parts.first), as: UTF8.self)
        #expect(text.contains("2 things sent to you"))
        let wrong = (whole.head.members ?? []) + [.init("sent", -1)]
        #expect(throws: MessageError.malformed("sent")) { try worker().answer(Message(.object(wrong))) }
    }

    static func request(
        _ method: String, _ path: String, fields: [(String, String)] = [], waiting: [(String, [UInt8])] = [],
        home: String = "device"
    ) -> Message {
        Message(
            [
                "method": .string(method), "path": .string(path), "changed": "",
                "fields": .array(fields.map { [.string($0), .string($1)] }), "now": 1_773_145_800,
                "zone": [[0, 0]], "seed": "000102030405060708090a0b0c0d0e0f",
                "waiting": .array(waiting.map { .string($0.0) }), "assets": "3f2a", "lockAfter": 0, "diary": "",
                "held": "", "home": .string(home),
            ], waiting.map { $0.1 })
    }
}
