import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaWorker

/// The pages about what is shared of a sealed diary, on her devices and in a companion's browser.
struct SharedPagesTests {
    private static let shareID: JSON = "0123456789abcdef0123456789abcdee"
    private static let share: JSON = ["id": shareID, "name": "Sam", "seen": "2026-03-08"]
    private static let facts =
        #"{"version":1,"from":"Ada","may":"log","dates":{"due":20600,"method":"due_date","babies":1,"hidden":false},"visits":[],"entries":[],"lists":[]}"#

    @Test func `Those she shares with are listed, with a form that is sent again as the same share`() throws {
        var values: JSON = [
            "home": "sealed", "shares": [Self.share, ["id": Self.shareID, "name": "Kim", "lastDay": "2026-03-12"]],
            "sent": 2, "attempt": Self.shareID, "reached": true, "fields": [["name", "Lou"], ["may", "lists"]],
            "problem": "No answer.",
        ]
        let page = try HomePagesTests.page(try Worker.page(HomePagesTests.request("shares", values: values)))
        #expect(page.contains("name=\"attempt\" value=\"0123456789abcdef0123456789abcdee\""))
        #expect(page.contains("Sam") && page.contains("2 things sent to you") && page.contains("value=\"Lou\""))
        #expect(page.contains("The server can’t read it.") && page.contains("you remove one of your devices"))
        values = ["home": "sealed", "shares": [Self.share], "attempt": Self.shareID, "reached": false]
        let away = try HomePagesTests.page(try Worker.page(HomePagesTests.request("shares", values: values)))
        #expect(away.contains("you need a connection") && !away.contains("<form"))
    }

    @Test func `A share is changed and ended where there is a connection, and its link shown until they join`() throws {
        let waiting: JSON = ["id": Self.shareID, "name": "Sam", "lastDay": "2026-03-12"]
        for (reached, share) in [(true, waiting), (false, waiting), (true, Self.share)] {
            let values: JSON = [
                "home": "sealed", "share": share, "terms": #"{"name":"Sam","sees":"dates","may":"nothing"}"#,
                "attempt": Self.shareID, "reached": .bool(reached),
            ]
            let page = try HomePagesTests.page(try Worker.page(HomePagesTests.request("share", values: values)))
            #expect(page.contains("End this share?") == reached)
            #expect(page.contains("Show the link") == (share == waiting))
        }
        let values: JSON = [
            "home": "sealed", "id": Self.shareID, "address": "https://corgina.example/shared/with#abc",
            "encrypted": true, "lastDay": "2026-03-12",
        ]
        let link = try HomePagesTests.page(try Worker.page(HomePagesTests.request("share-link", values: values)))
        #expect(link.contains("https://corgina.example/shared/with#abc") && link.contains("QR code of the link"))
        #expect(throws: MessageError.malformed("share")) { try Worker.page(HomePagesTests.request("share")) }
        #expect(throws: MessageError.malformed("id")) { try Worker.page(HomePagesTests.request("share-link")) }
    }

    @Test func `What they see is shown to her first, and what they sent is there to take`() throws {
        var values: JSON = ["home": "sealed", "id": Self.shareID, "facts": .string(Self.facts), "day": "2026-03-10"]
        let preview = try HomePagesTests.page(try Worker.page(HomePagesTests.request("share-preview", values: values)))
        #expect(preview.contains("Shared by Ada") && preview.contains("The Baby This Week"))
        let thing = #"{"at":{"seconds":1773145800,"offset":0},"words":"an apple"}"#
        values = [
            "home": "sealed",
            "rows": [
                ["share": Self.shareID, "item": Self.shareID, "name": "Sam", "thing": .string(thing)],
                // Made by somebody who has the key, and is no thing.
                ["share": Self.shareID, "item": Self.shareID, "name": "Sam", "thing": "nothing of the kind"],
            ],
        ]
        let sent = try HomePagesTests.page(try Worker.page(HomePagesTests.request("sent", values: values)))
        #expect(sent.contains("From Sam") && sent.contains("an apple") && !sent.contains("nothing of the kind"))
    }

    @Test func `A companion's browser shows what is shared as the server does, and says that it opens it by itself`()
        throws
    {
        let thing = #"{"at":{"seconds":1773145800,"offset":0},"words":"an apple"}"#
        let values: JSON = [
            "facts": .string(Self.facts), "day": "2026-03-10", "languages": "en-GB,en",
            "waiting": [["id": Self.shareID, "thing": .string(thing)]], "done": "Sent.",
        ]
        let page = try HomePagesTests.page(try Worker.page(HomePagesTests.request("shared", values: values)))
        #expect(page.contains("Shared by Ada") && page.contains("The Baby This Week") && page.contains("an apple"))
        #expect(page.contains("data-device=\"shared\"") && page.contains("href=\"/shared/leave\""))
        #expect(!page.contains("data-signed-out") && page.contains("action=\"/shared/say\""))
        let quiet: JSON = ["facts": #"{"version":1,"from":"Ada","quiet":true}"#, "day": "2026-03-10", "waiting": []]
        let nothing = try HomePagesTests.page(try Worker.page(HomePagesTests.request("shared", values: quiet)))
        #expect(nothing.contains("Nothing to see just now") && !nothing.contains("The Baby"))
        let away = try HomePagesTests.page(
            try Worker.page(HomePagesTests.request("shared", values: ["problem": "No answer."])))
        #expect(away.contains("No answer.") && !away.contains("nothing here just now"))
    }

    @Test func `A companion's browser joins, and forgets`() throws {
        let secret = String(repeating: "a", count: 43)
        let ask = try HomePagesTests.page(try Worker.page(HomePagesTests.request("shared-join")))
        #expect(ask.contains("data-invited") && ask.contains("data-device=\"new\""))
        let join = try HomePagesTests.page(
            try Worker.page(HomePagesTests.request("shared-join", values: ["link": .string(secret), "hasShare": true])))
        #expect(join.contains("value=\"\(secret)\"") && join.contains("One browser shows one share."))
        for (name, words) in [
            ("shared-over", "This link cannot be used"), ("shared-ended", "Nothing is shared with you"),
            ("shared-browser", "Leave this share?"),
        ] {
            #expect(try HomePagesTests.page(try Worker.page(HomePagesTests.request(name))).contains(words))
        }
    }
}
