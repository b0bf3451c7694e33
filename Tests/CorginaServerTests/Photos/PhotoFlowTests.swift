import CorginaCore
import CorginaJournal
import CorginaRooms
import Foundation
import HTTPTypes
import Hummingbird
import SamplePhotos
import Testing

@testable import CorginaServer

/// A photo from the phone to the entry, over HTTP.
struct PhotoFlowTests {
    private func signedIn(_ server: TestServer) async throws -> TestBrowser {
        let browser = server.browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        return browser
    }

    /// The address of the picture on a page.
    private func picture(on page: String) throws -> String {
        try String(#require(page.firstMatch(of: /src="(\/photos\/[0-9a-f]{32})"/)).output.1)
    }

    /// Takes a photo, says what is on it and logs that; answers the picture's address and the event's id.
    private func logged(_ browser: TestBrowser) async throws -> (picture: String, event: String) {
        let photos: [(String, [UInt8])] = [("photo", SamplePhotos.plantedJPEG()), ("small", SamplePhotos.plantedPNG())]
        let foods = try #require(try await browser.post("/photos/new", photos: photos).location)
        let picture = try picture(on: try await browser.get(foods).page)
        let sheet = try #require(try await browser.post(foods, ["sentence": "an apple and toast"]).location)
        let kept = try await browser.post(sheet + "/log")
        #expect(kept.status == 303)
        let today = try await browser.get("/today").page
        let event = try #require(today.firstMatch(of: /href="\/events\/([0-9a-f]{32})"/)).output.1
        return (picture, String(event))
    }

    @Test func `a photo is kept without what its file said, shown to her alone, and never stored by a browser`()
        async throws
    {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let maja = try await signedIn(server)
        let (picture, event) = try await logged(maja)
        let shown = try await maja.get(picture)
        #expect(shown.status == 200)
        #expect(shown.headers[.contentType] == "image/jpeg")
        #expect(shown.headers[.cacheControl] == "no-store")
        #expect(shown.headers[.xContentTypeOptions] == "nosniff")
        #expect(shown.headers[.contentDisposition] == "inline; filename=\"photo.jpeg\"")
        #expect(!shown.page.contains(SamplePhotos.word) && shown.page.contains("Exif"))
        let small = try await maja.get(picture + "/small")
        #expect(small.headers[.contentType] == "image/png" && !small.page.contains(SamplePhotos.word))
        #expect(try await maja.get("/events/\(event)").page.contains(picture))
        #expect(try await maja.get("/timeline").page.contains(picture + "/small"))
        let berta = server.browser()
        try await berta.makeAccount("berta")
        #expect(try await berta.get(picture).status == 404)
        #expect(try await berta.get(picture + "/small").status == 404)
        #expect(try await server.browser().get(picture).location == "/sign-in")
    }

    @Test(arguments: [
        (Array("GIF89a".utf8), "JPEG, PNG or WebP"), (Array("<svg/>".utf8), "JPEG, PNG or WebP"),
        (Array(SamplePhotos.jpeg().prefix(40)), "not whole"), ([], "Take or choose a photo first"),
        (SamplePhotos.jpeg(width: 16_000, height: 16_000), "more than 50 million pixels"),
    ])
    func `a file that is no photo is refused in words, and nothing of it is kept`(
        file: [UInt8], words: String
    ) async throws {
        let server = try TestServer()
        let maja = try await signedIn(server)
        let answer = try await maja.post("/photos/new", photos: [("photo", file)])
        #expect(answer.status == 422)
        #expect(answer.page.contains(words))
        #expect(try await server.server.vault.verify().photos.all == 0)
    }

    @Test func `a form of another kind, and one with other files, is no photo`() async throws {
        let maja = try await signedIn(TestServer())
        #expect(try await maja.post("/photos/new", ["photo": "x"]).status == 400)
        #expect(try await maja.post("/photos/new", photos: [("other", SamplePhotos.jpeg())]).status == 400)
    }

    @Test func `a file that is too large is turned away, and what a form may have is not changed by it`() async throws {
        var settings = ServerSettings()
        settings.limits.photoBytes = 1_000
        let maja = try await signedIn(TestServer(settings: settings))
        let long = SamplePhotos.jpeg(added: SamplePhotos.segment(0xFE, [UInt8](repeating: 65, count: 2_000)))
        #expect(try await maja.post("/photos/new", photos: [("photo", long)]).status == 413)
        #expect(try await maja.post("/photos/new", photos: [("photo", SamplePhotos.jpeg())]).status == 303)
    }

    @Test func `the photos of a diary take so much, and its words go on`() async throws {
        var settings = ServerSettings()
        settings.limits.photosBytes = 100 << 10
        let maja = try await signedIn(TestServer(settings: settings))
        #expect(try await maja.post("/photos/new", photos: [("photo", SamplePhotos.jpeg())]).status == 303)
        let full = try await maja.post("/photos/new", photos: [("photo", SamplePhotos.jpeg())])
        #expect(full.status == 507)
        #expect(full.page.contains("Remove photos you no longer need"))
        #expect(try await maja.post(maja.say("an apple") + "/log").status == 303)
    }

    @Test func `a photo is added to an entry, replaced, removed and brought back`() async throws {
        let server = try TestServer()
        let maja = try await signedIn(server)
        _ = try await maja.post(maja.say("an apple") + "/log")
        let event = try #require(try await maja.get("/today").page.firstMatch(of: /\/events\/([0-9a-f]{32})/)).output.1
        #expect(try await maja.get("/events/\(event)").page.contains("Add photo"))
        let added = try await maja.post("/photos/entry/\(event)", photos: [("camera", SamplePhotos.jpeg())])
        #expect(added.location?.hasPrefix("/events/\(event)?changed=") == true)
        let first = try picture(on: try await maja.get("/events/\(event)").page)
        _ = try await maja.post("/photos/entry/\(event)", photos: [("photo", SamplePhotos.png())])
        let second = try picture(on: try await maja.get("/events/\(event)").page)
        #expect(first != second)
        let removed = try #require(try await maja.post("/photos/entry/\(event)/remove").location)
        #expect(try await !maja.get("/events/\(event)").page.contains("/photos/\(event)"))
        let entry = try #require(removed.split(separator: "=").last)
        _ = try await maja.post("/undo", ["entry": String(entry)])
        #expect(try picture(on: try await maja.get("/events/\(event)").page) == second)
        #expect(
            try await maja.post("/photos/entry/\(RouteMatrixTests.someID)", photos: [("photo", SamplePhotos.png())])
                .status == 404)
        #expect(try await server.server.vault.verify().photos.all == 2)
    }

    @Test func `a discarded photo is gone at once, and a removed one the next day`() async throws {
        let server = try TestServer()
        let maja = try await signedIn(server)
        let foods = try #require(
            try await maja.post("/photos/new", photos: [("photo", SamplePhotos.jpeg())]).location)
        let waiting = try picture(on: try await maja.get(foods).page)
        #expect(try await maja.get(waiting).status == 200)
        _ = try await maja.post(foods.replacing("/photos/foods", with: "/drafts") + "/discard")
        #expect(try await maja.get(waiting).status == 404)

        let (picture, event) = try await logged(maja)
        _ = try await maja.post("/photos/entry/\(event)/remove")
        server.clock.advance(bySeconds: 3_600)
        _ = try await maja.get("/today")
        #expect(try await maja.get(picture).status == 200)
        server.clock.advance(bySeconds: 90_000)
        _ = try await maja.get("/today")
        #expect(try await maja.get(picture).status == 404)
        #expect(try await server.server.vault.verify().photos.all == 0)
    }

    @Test func `an export with photos is taken in by another account, picture and all`() async throws {
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let maja = try await signedIn(server)
        let (picture, event) = try await logged(maja)
        let place = Route.security(.export).path
        let plain = try await maja.post(place, ["passphrase": TestBrowser.passphrase, "kind": "json"]).page
        #expect(!plain.contains("\"photos\":"))
        let file = try await maja.post(
            place, ["passphrase": TestBrowser.passphrase, "kind": "json", "photos": "yes"]
        ).page
        #expect(try ExportedPhotos(in: Array(file.utf8)).count == 1)
        let berta = server.browser()
        try await berta.makeAccount("berta")
        let taken = try await berta.post(
            Route.security(.importing).path, ["passphrase": TestBrowser.passphrase], file: file)
        #expect(taken.status == 303)
        #expect(try await berta.get("/events/\(event)").page.contains(picture))
        #expect(try await berta.get(picture).page == maja.get(picture).page)
        #expect(try await berta.get(picture + "/small").headers[.contentType] == "image/png")
    }

    @Test func `a hostile photo in an export is refused by its number`() async throws {
        let maja = try await signedIn(TestServer())
        let (picture, _) = try await logged(maja)
        let file = try await maja.post(
            Route.security(.export).path, ["passphrase": TestBrowser.passphrase, "kind": "json", "photos": "yes"]
        ).page
        let id = picture.suffix(32)
        let hostile = file.replacing(
            /"id":"[0-9a-f]{32}","photo":"[^"]*"/, with: "\"id\":\"\(id)\",\"photo\":\"R0lGODlh\"")
        let answer = try await maja.post(
            Route.security(.importing).path, ["passphrase": TestBrowser.passphrase], file: hostile)
        #expect(answer.status == 422)
        #expect(answer.page.contains("Photo 1 of the file cannot be read"))
    }

    @Test func `a locked phone asks for the passphrase and leads back to the photo's page`() async throws {
        let maja = try await signedIn(TestServer())
        _ = try await maja.post("/lock/now")
        let answer = try await maja.post("/photos/new", photos: [("photo", SamplePhotos.jpeg())])
        #expect(answer.location?.hasSuffix("?then=/photos/new") == true)
    }
}
