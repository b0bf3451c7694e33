import CorginaRooms
import HTTPTypes
import Testing

@testable import CorginaServer

/// She shares, somebody joins, sees what they may, sends what they may; then less, then nothing.
@Suite struct SharingFlowTests {
    @Test func `a link is joined once, and leads to an account without a diary`() async throws {
        let server = try TestServer()
        let anna = server.browser()
        try await anna.makeAccount("anna")
        try await anna.dateByLastPeriod("2025-09-22")
        let link = try await Companions.link(by: anna)
        let sam = server.browser()
        let asked = try await Companions.look(link, sam)
        #expect(asked.page.contains("Someone is sharing with you"))
        // The address has a secret, which does not wait in memory for as long as the connection says nothing.
        #expect(asked.headers[.connection] == "close")
        try await Companions.join(link, sam)
        let page = try await sam.get("/shared").page
        #expect(page.contains("The Baby This Week") && page.contains("Estimated due date"))
        let late = try await Companions.look(link, server.browser()).page
        #expect(late.contains("This link cannot be used"))
        let second = try await Companions.send(
            link, server.browser(), name: "eve", passphrase: TestBrowser.passphrase)
        #expect(second.status == 422 && second.page.contains("This link cannot be used"))
        #expect(try await anna.get("/settings/sharing").page.contains("Last opened on 10 March 2026"))
    }

    @Test func `the secret of a link is in no address, is taken as it was pasted, and a link of before still opens`()
        async throws
    {
        let server = try TestServer()
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let link = try await Companions.link(by: anna)
        let sam = server.browser()
        #expect(try await sam.get("/shared/join").page.contains("data-invited"))
        for pasted in [link, "https://corgina.example/shared/join#\(link)", "/shared/join/\(link)", "  \(link) "] {
            let page = try await Companions.look(pasted, sam).page
            #expect(page.contains("value=\"\(link)\"") && page.contains("action=\"/shared/join\""), "\(pasted)")
        }
        let former = try await sam.get("/shared/join/\(link)")
        #expect(former.page.contains("action=\"/shared/join\"") && former.headers[.connection] == "close")
        for wrong in ["", "https://corgina.example/shared/join", String(link.dropLast()), link + "A"] {
            let refused = try await Companions.look(wrong, sam)
            #expect(refused.status == 422 && refused.page.contains("a whole link"), "\(wrong)")
        }
        try await Companions.join(link, sam)
    }

    @Test func `joining ends the session the browser came with, and what it kept of a diary is let go of`() async throws
    {
        let server = try TestServer()
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let link = try await Companions.link(by: anna)
        let sam = server.browser()
        sam.cookie = anna.cookie
        try await Companions.join(link, sam)
        #expect(try await anna.get("/today").location == "/sign-in")
        #expect(try await sam.get("/shared").page.contains("data-signed-out"))
    }

    @Test func `whoever has a diary in this browser is told what joining here would do`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let (anna, eve, sam) = (server.browser(), server.browser(), server.browser())
        try await anna.makeAccount("anna")
        try await eve.makeAccount("eve")
        let link = try await Companions.link(by: anna)
        #expect(try await Companions.look(link, anna).page.contains("You made this link."))
        #expect(try await Companions.look(link, eve).page.contains("You are signed in to a diary of your own."))
        let slip = try await Companions.send(link, eve, name: "sam", passphrase: "short")
        #expect(slip.status == 422 && slip.page.contains("You are signed in to a diary of your own."))
        #expect(try await eve.post("/lock/now").status == 303)
        #expect(try await Companions.look(link, eve).page.contains("Somebody is signed in here, and locked."))
        #expect(try await !Companions.look(link, sam).page.contains("class=\"notice"))
        try await Companions.join(link, sam)
        let other = try await Companions.link(by: anna)
        #expect(try await Companions.look(other, sam).page.contains("Something is shared with you here already."))
        // Nobody who only looked has used it up, nor was signed out.
        #expect(try await anna.get("/settings").status == 200)
        try await Companions.join(other, server.browser(), name: "kim")
    }

    @Test func `a share that nobody has joined promises no other key`() async throws {
        let server = try TestServer()
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let link = try await Companions.link(by: anna)
        let list = try await anna.get("/settings/sharing").page
        let share = String(try #require(list.firstMatch(of: /\/settings\/sharing\/[0-9a-f]{32}/)).output)
        let before = try await anna.get(share).page
        #expect(before.contains("The link stays as it is") && !before.contains("gets another key"))
        try await Companions.join(link, server.browser())
        let after = try await anna.get(share).page
        #expect(after.contains("gets another key") && !after.contains("The link stays as it is"))
    }

    @Test func `a link can be tried again after a slip, and is over after a week`() async throws {
        let server = try TestServer()
        let anna = server.browser()
        try await anna.makeAccount("anna")
        let link = try await Companions.link(by: anna)
        let short = try await Companions.send(link, server.browser(), name: "sam", passphrase: "short")
        #expect(short.status == 422 && short.page.contains("Join"))
        server.clock.advance(bySeconds: 8 * 86_400)
        #expect(try await Companions.look(link, server.browser()).page.contains("This link cannot be used"))
    }

    @Test func `making a link takes her passphrase, and so does showing more, but not less`() async throws {
        let both = try await Companions()
        let refused = try await both.anna.post("/settings/sharing", ["name": "Eve", "passphrase": "not hers at all"])
        #expect(refused.status == 422)
        #expect(try await both.change(["sees": "visits", "passphrase": ""]).status == 422)
        #expect(try await both.change(["sees": "visits"]).status == 303)
        #expect(try await both.change(["sees": "dates", "passphrase": ""]).status == 303)
    }

    @Test func `what she logs is shared at once, by the role and not beyond`() async throws {
        let both = try await Companions(["sees": "visits"])
        _ = try await both.anna.post(
            "/appointments/new", ["title": "Midwife", "day": "2026-03-20", "time": "10:00", "notes": "secret words"])
        let page = try await both.sam.get("/shared").page
        #expect(page.contains("Midwife") && !page.contains("secret words"))
        #expect(try await both.change(["sees": "dates"]).status == 303)
        #expect(try await !both.sam.get("/shared").page.contains("Midwife"))
    }

    @Test func `something for a list waits, and is on it once she takes it`() async throws {
        let both = try await Companions(["may": "lists"])
        let list = try #require(try await both.anna.post("/checklists", ["name": "Our bag"]).location)
        let id = try #require(list.firstMatch(of: /[0-9a-f]{32}/)).output
        #expect(try await both.sam.get("/shared").page.contains("Our bag"))
        let sent = try await both.sam.post("/shared/lists/\(id)", ["words": "Charger"])
        #expect(sent.location == "/shared?changed=sent")
        #expect(try await !both.anna.get(list).page.contains("Charger"))
        #expect(try await both.anna.get("/today").page.contains("1 thing sent to you"))
        let waiting = try await both.anna.get("/settings/sharing/sent").page
        #expect(waiting.contains("From Sam") && waiting.contains("Charger"))
        let take = try #require(waiting.firstMatch(of: /\/settings\/sharing\/[0-9a-f]{32}\/sent\/[0-9a-f]{32}\/take/))
        #expect(try await both.anna.post(String(take.output)).location == "/settings/sharing/sent")
        #expect(try await both.anna.get(list).page.contains("Charger"))
        #expect(try await both.sam.get("/shared").page.contains("Charger"))
        #expect(try await !both.anna.get("/settings/sharing/sent").page.contains("From Sam"))
        #expect(try await both.anna.post(String(take.output)).status == 404)
    }

    @Test func `a sentence waits, and becomes a draft that she looks over`() async throws {
        let both = try await Companions(["may": "log"])
        #expect(try await both.sam.post("/shared/say", ["sentence": "an apple"]).status == 303)
        let waiting = try await both.anna.get("/settings/sharing/sent").page
        let take = try #require(waiting.firstMatch(of: /\/settings\/sharing\/[0-9a-f]{32}\/sent\/[0-9a-f]{32}\/take/))
        let sheet = try #require(try await both.anna.post(String(take.output)).location)
        #expect(sheet.hasPrefix("/drafts/"))
        #expect(try await both.anna.get(sheet).page.lowercased().contains("apple"))
        _ = try await both.sam.post("/shared/say", ["sentence": "a glass of water"])
        let again = try await both.anna.get("/settings/sharing/sent").page
        let drop = try #require(again.firstMatch(of: /\/settings\/sharing\/[0-9a-f]{32}\/sent\/[0-9a-f]{32}\/drop/))
        #expect(try await both.anna.post(String(drop.output)).status == 303)
        #expect(try await both.anna.get("/settings/sharing/sent").page.contains("Nothing is waiting for you."))
    }

    @Test(
        arguments: [([:], 404, 404), (["may": "lists"], 303, 404), (["may": "log"], 303, 303)]
            as [([String: String], Int, Int)])
    func `what a role may not send is refused`(role: [String: String], list: Int, sentence: Int) async throws {
        let both = try await Companions(role)
        let made = try #require(try await both.anna.post("/checklists", ["name": "Our bag"]).location)
        let id = try #require(made.firstMatch(of: /[0-9a-f]{32}/)).output
        #expect(try await both.sam.post("/shared/lists/\(id)", ["words": "Charger"]).status == list)
        #expect(try await both.sam.post("/shared/say", ["sentence": "an apple"]).status == sentence)
        #expect(try await both.sam.post("/shared/lists/\(RouteMatrixTests.someID)", ["words": "x"]).status == 404)
    }

    @Test func `what is short in letters and long in bytes is refused at its field, and what was typed stays`()
        async throws
    {
        let both = try await Companions(["may": "log"])
        // One character of 25 bytes, 400 times.
        let family = String(repeating: "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", count: 400)
        let said = try await both.sam.post("/shared/say", ["sentence": family])
        #expect(said.status == 422 && said.page.contains("That takes too much room") && said.page.contains(family))
        _ = try await both.anna.post("/pregnancy/end")
        let kept = try await both.change(["may": "log", "words": family])
        #expect(kept.status == 422 && kept.page.contains("That takes too much room") && kept.page.contains(family))
    }

    @Test func `after a loss their page is quiet, and says her words if she writes some`() async throws {
        let both = try await Companions(["sees": "entries", "may": "log"])
        #expect(try await both.anna.post("/pregnancy/end").status == 303)
        let page = try await both.sam.get("/shared").page
        for word in ["Week", "Baby", "due date", "remaining"] { #expect(!page.contains(word), "\(word)") }
        #expect(page.contains("Nothing to see just now"))
        #expect(try await both.sam.post("/shared/say", ["sentence": "an apple"]).status == 404)
        #expect(try await both.change(["sees": "entries", "may": "log", "words": "Please call"]).status == 303)
        #expect(try await both.sam.get("/shared").page.contains("Please call"))
        // Nor do her own pages speak of it.
        for path in ["/settings/sharing", both.share, both.share + "/preview"] {
            let hers = try await both.anna.get(path).page.lowercased()
            #expect(!hers.contains("pregnancy") && !hers.contains("baby"), "\(path)")
        }
    }

    @Test func `an ended share shows nothing, and the same account joins another`() async throws {
        let both = try await Companions()
        #expect(try await both.anna.post(both.share + "/end").location == "/settings/sharing")
        let page = try await both.sam.get("/shared").page
        #expect(page.contains("Nothing is shared with you") && !page.contains("Baby"))
        #expect(try await both.sam.post("/shared/say", ["sentence": "an apple"]).status == 404)
        let link = try await Companions.link(by: both.anna)
        #expect(try await both.sam.post("/shared/join", ["link": link, "join": "yes"]).location == "/shared")
        #expect(try await both.sam.get("/shared").page.contains("The Baby This Week"))
    }

    @Test func `the preview is what they see`() async throws {
        let both = try await Companions()
        let theirs = try await both.sam.get("/shared").page
        let preview = try await both.anna.get(both.share + "/preview").page
        let week = try #require(theirs.firstMatch(of: /<section class="hero".*?<\/section>/)).output
        #expect(preview.contains(week))
    }

    @Test func `her erasing ends it, and the companion's account is erased like any`() async throws {
        let both = try await Companions()
        #expect(
            try await both.anna.post("/settings/account/erase", ["passphrase": TestBrowser.passphrase]).status == 303)
        #expect(try await both.sam.get("/shared").page.contains("Nothing is shared with you"))
        #expect(
            try await both.sam.post("/settings/account/erase", ["passphrase": TestBrowser.passphrase]).status == 303)
        let back = try await both.server.browser().post(
            "/session", ["name": "sam", "passphrase": TestBrowser.passphrase])
        #expect(back.status == 422)
    }
}
