import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaWorker

/// What a host on a device asks for by itself.
struct HomePagesTests {
    @Test(arguments: [
        ("new", "Make it yours"), ("lock", "Your diary is locked"), ("recover", "Use your recovery code"),
        ("erase", "This cannot be undone"), ("erased", "Your diary is erased"),
        ("code", "Your recovery code"), ("account", "Change passphrase"), ("import", "Import a diary"),
        ("privacy", "It lives on this device only"), ("about", "Medical disclaimer"),
    ])
    func `Each page is there by its name, with a diary open and without`(name: String, words: String) throws {
        let worker = try #require(Worker(isSample: false))
        for answer in [try Worker.page(Self.request(name)), try worker.page(Self.request(name))] {
            #expect(answer.head["status"]?.integer == 200)
            #expect(try Self.page(answer).contains(words))
            #expect(try Self.page(answer).contains("data-home=\"device\""))
        }
    }

    @Test(arguments: [
        ("account", "Your sealed diary"), ("erase", "From the server and this device"),
        ("privacy", "On the server, sealed"),
        ("leave", "Keep it on this device only?"), ("unseal", "Let the server read your diary?"),
        ("devices", "Your devices"), ("lock", "Your diary is locked"),
    ])
    func `A sealed diary has its own`(name: String, words: String) throws {
        let page = try Self.page(try Worker.page(Self.request(name, values: ["home": "sealed"])))
        #expect(page.contains(words) && page.contains("data-home=\"sealed\""))
    }

    @Test(arguments: ["new", "signIn", "recover", "move"]) func `Each way into a sealed diary is a page`(
        purpose: String
    ) throws {
        let values: JSON = ["purpose": .string(purpose), "name": "maja", "problem": "No answer."]
        let page = try Self.page(try Worker.page(Self.request("sealed", values: values)))
        #expect(page.contains("value=\"maja\"") && page.contains("No answer."))
    }

    @Test func `Making an account a sealed one says what ends, and takes the passphrase alone`() throws {
        let values: JSON = ["purpose": "seal", "problem": "No answer."]
        let page = try Self.page(try Worker.page(Self.request("sealed", values: values)))
        #expect(
            page.contains("Every entry, photo and setting goes along") && page.contains("No answer.")
                && !page.contains("name=\"name\""))
    }

    @Test func `Whoever opens the link of a share where a diary lives is told where to open it`() throws {
        for home: JSON in ["device", "sealed"] {
            let answer = try Worker.page(Self.request("shared-elsewhere", values: ["home": home]))
            #expect(answer.head["status"]?.integer == 404)
            #expect(try Self.page(answer).contains("Open it in another browser"))
        }
    }

    @Test func `A device that was not removed is named with what is wrong, and stays chosen`() throws {
        let values: JSON = [
            "home": "sealed", "chosen": "0c",
            "devices": [
                ["id": "0a", "name": "Linux", "this": true], ["id": "0b", "name": "iPad"], ["id": "0c", "name": "Mac"],
            ],
        ]
        let answer = try Worker.page(Self.request("devices", values: values, errors: [["passphrase", "Not that one"]]))
        let page = try Self.page(answer)
        #expect(answer.head["status"]?.integer == 422 && page.contains("Not that one"))
        #expect(page.contains("value=\"0c\" required checked") && !page.contains("value=\"0b\" required checked"))
    }

    private static let link: JSON = [
        "id": "0123456789abcdef0123456789abcdef", "meals": true, "data": false, "made": [1_773_145_800, -14_400],
        "ends": [1_773_232_200, -14_400], "opened": 1, "most": 5, "lastOpened": [1_773_146_000, -14_400], "pin": true,
        "blocked": false,
    ]

    @Test func `Links for the clinic are listed with a form that is sent again as the same attempt`() throws {
        var values: JSON = [
            "home": "sealed", "links": [Self.link], "attempt": "0123456789abcdef0123456789abcdee", "reached": true,
            "fields": [["openings", "7"], ["contents", "meals"]], "problem": "No answer.",
        ]
        let page = try Self.page(try Worker.page(Self.request("clinic-links", values: values)))
        #expect(page.contains("name=\"attempt\" value=\"0123456789abcdef0123456789abcdee\""))
        #expect(page.contains("Opened 1 of 5 times") && page.contains("value=\"7\"") && page.contains("No answer."))
        #expect(page.contains("The server keeps it encrypted and can’t read it."))
        values = ["home": "sealed", "links": [], "attempt": "0123456789abcdef0123456789abcdee", "reached": false]
        let away = try Self.page(try Worker.page(Self.request("clinic-links", values: values)))
        #expect(away.contains("To make or end a link you need a connection") && !away.contains("<form"))
    }

    @Test func `A link for the clinic is shown with its code, and ended where there is a connection`() throws {
        let address = "https://corgina.example/clinic#shlink:/eyJ1cmwiOiJodHRwcyJ9"
        for reached in [true, false] {
            let values: JSON = [
                "home": "sealed", "link": Self.link, "attempt": "0123456789abcdef0123456789abcdef",
                "address": .string(address), "encrypted": true, "reached": .bool(reached),
            ]
            let page = try Self.page(try Worker.page(Self.request("clinic-link", values: values)))
            #expect(page.contains(address) && page.contains("QR code of the link"))
            #expect(page.contains("End this link?") == reached)
        }
        #expect(throws: MessageError.malformed("link")) { try Worker.page(Self.request("clinic-link")) }
    }

    @Test func `A page of no such name is refused`() {
        #expect(throws: MessageError.malformed("page")) { try Worker.page(Self.request("nothing")) }
    }

    @Test func `What is wrong with a field stands beside it`() throws {
        let answer = try Worker.page(Self.request("new", errors: [["passphrase", "Use at least 12 characters"]]))
        #expect(answer.head["status"]?.integer == 422)
        #expect(try Self.page(answer).contains("Use at least 12 characters"))
    }

    @Test func `A form that could not be kept is on the page that says so`() throws {
        let values: JSON = ["retry": "/drafts", "fields": [["sentence", "two <eggs>"]]]
        let answer = try Worker.page(Self.request("full", values: values))
        #expect(answer.head["status"]?.integer == 507)
        let page = try Self.page(answer)
        #expect(page.contains("action=\"/drafts\"") && page.contains("two &lt;eggs&gt;"))
        #expect(page.contains("What you sent is kept on this page."))
    }

    @Test func `A device offers nothing that only a server does`() throws {
        let worker = try #require(Worker(isSample: false))
        let settings = try Self.page(worker.answer(WorkerTests.request("GET", "/settings")))
        for path in ["/settings/shortcuts", "/settings/invitations", "/settings/calendar", "/session/end"] {
            #expect(!settings.contains("\"\(path)\""), "\(path)")
        }
        #expect(settings.contains("\"/settings/account\""))
        let account = try Self.page(worker.page(Self.request("account")))
        for path in ["/settings/account/sessions", "/settings/account/key"] {
            #expect(!account.contains("\"\(path)\""))
        }
    }

    @Test func `A diary begins with her units, her zone and the region of her browser`() throws {
        let answer = try Beginning.entry(
            for: Message([
                "languages": "en-US,en", "timeZone": "America/Chicago", "now": 1_773_145_800, "zone": [[0, -18_000]],
                "seed": "000102030405060708090a0b0c0d0e0f",
            ]))
        let entry = try JournalEntry(decoding: try #require(answer.parts.first))
        guard case .putProfile(let profile) = entry.change else { return #expect(Bool(false)) }
        #expect(profile.units == .us && profile.foodRegion == .us && profile.timeZone == "America/Chicago")
        #expect(entry.recordedAt == Moment(secondsSinceEpoch: 1_773_145_800, utcOffset: -18_000))
    }

    @Test(arguments: [("short", false), ("passwordpassword", false), ("seven calm otters knit", true)])
    func `A passphrase is looked at as on a server`(text: String, isTaken: Bool) throws {
        let answer = try Beginning.passphraseFault(in: Message([:], [Array(text.utf8)]))
        #expect((answer.head["fault"]?.text == "") == isTaken)
    }

    @Test(arguments: ["json", "csv"]) func `What is exported is imported as it was`(kind: String) throws {
        let begun = try Beginning.entry(
            for: Message([
                "languages": "", "timeZone": "UTC", "now": 1_773_145_800, "zone": [[0, 0]],
                "seed": "000102030405060708090a0b0c0d0e0f",
            ]))
        let file = try Takeout.file(
            for: Message(["kind": .string(kind), "now": 1_773_145_900, "zone": [[0, 0]]], begun.parts + [[]]))
        #expect(file.head["name"]?.text == "corgina-2026-03-10.\(kind)")
        #expect(file.head["left"]?.integer == 1)
        let read = try Takeout.entries(in: Message([:], file.parts))
        #expect(read.head["fault"]?.text == "" && read.parts == begun.parts)
    }

    @Test func `A file that is none is told of in a sentence`() throws {
        let read = try Takeout.entries(in: Message([:], [Array("{\"format\":\"other\"}".utf8)]))
        #expect(read.head["fault"]?.text?.contains("not an export") == true && read.parts.isEmpty)
    }

    static func request(_ name: String, values: JSON = [:], errors: JSON = []) -> Message {
        Message([
            "page": .string(name), "values": values, "errors": errors, "assets": "3f2a", "lockAfter": 0, "diary": "",
            "held": "",
        ])
    }

    static func page(_ answer: Message) throws -> String {
        String(decoding: try #require(answer.parts.first), as: UTF8.self)
    }
}
