import CorginaCore
import CorginaJournal
import Foundation
import SamplePhotos
import Testing

@testable import CorginaServer
@testable import CorginaVault

/// Photos that devices seal, over HTTP.
@Suite struct SealedPhotoFlowTests {
    private func server(_ change: (inout ServerSettings) -> Void = { _ in }) throws -> TestServer {
        var settings = ServerSettings(allowsSignUp: true)
        change(&settings)
        return try TestServer(settings: settings)
    }

    /// Something that has a photo's sizes.
    private func photo(_ name: Character = "a", steps: Int = 1) -> JSON {
        [
            "photo": .string(String(repeating: name, count: 32)),
            "sealed": .string((Data([1]) + Data.random(28 + steps * PhotoStore.step)).base64EncodedString()),
            "small": .string((Data([1]) + Data.random(28 + PhotoStore.smallStep)).base64EncodedString()),
        ]
    }

    private func name(_ name: Character = "a") -> JSON { ["photo": .string(String(repeating: name, count: 32))] }

    @Test func `a photo goes up, is listed, comes down as it was, and goes at the head that says so`() async throws {
        let server = try server()
        let phone = SealedBrowser(server.browser())
        let head = try #require(try await phone.create().head)
        let sent = photo()
        #expect(try await phone.send("photos/put", sent).status == 201)
        #expect(try await phone.send("photos/put", photo()).status == 201)
        let listed = try await phone.send("photos", [:])
        #expect(listed.json["photos"]?.elements?.map(\.text) == [String(repeating: "a", count: 32)])
        #expect(listed.json["taken"]?.integer == 29 * 2 + PhotoStore.step + PhotoStore.smallStep)
        #expect(listed.json["most"]?.integer == Limits().photosBytes)
        let tablet = SealedBrowser(server.browser(), dataKey: phone.dataKey)
        #expect(try await phone.open().status == 200)
        _ = try await phone.attach()
        _ = tablet
        let got = try await phone.send("photos/get", name())
        #expect(got.json["sealed"] == sent["sealed"] && got.json["small"] == sent["small"])
        let removal: JSON = ["photos": [.string(String(repeating: "a", count: 32))], "head": .string(phone.start.mark)]
        let early = try await phone.send("photos/remove", removal)
        #expect(early.status == 409 && early.code == "moved" && early.head == head)
        let now: JSON = ["photos": [.string(String(repeating: "a", count: 32))], "head": .string(head.mark)]
        #expect(try await phone.send("photos/remove", now).status == 200)
        let gone = try await phone.send("photos/get", name())
        #expect(gone.status == 404 && gone.code == "photo")
    }

    @Test func `one account sees, changes and removes nothing of another`() async throws {
        let server = try server()
        let (anna, berta) = (SealedBrowser(server.browser()), SealedBrowser(server.browser()))
        _ = try await anna.create("anna")
        let head = try #require(try await berta.create("berta").head)
        let sent = photo()
        _ = try await anna.send("photos/put", sent)
        #expect(try await berta.send("photos", [:]).json["photos"]?.elements?.isEmpty == true)
        #expect(try await berta.send("photos/get", name()).code == "photo")
        let removal: JSON = ["photos": [.string(String(repeating: "a", count: 32))], "head": .string(head.mark)]
        #expect(try await berta.send("photos/remove", removal).status == 200)
        #expect(try await berta.send("photos/put", photo()).status == 201)
        #expect(try await anna.send("photos/get", name()).json["sealed"] == sent["sealed"])
    }

    @Test func `a full diary, another size and more than a photo has are refused in words`() async throws {
        let server = try server { $0.limits.photosBytes = 200_000 }
        let phone = SealedBrowser(server.browser())
        _ = try await phone.create()
        #expect(try await phone.send("photos/put", photo("a")).status == 201)
        #expect(try await phone.send("photos/put", photo("b")).status == 201)
        let full = try await phone.send("photos/put", photo("c"))
        #expect(full.status == 507 && full.code == "full")
        #expect(full.json["error"]?.text?.contains("Remove photos you no longer need") == true)
        let odd: JSON = ["photo": .string(String(repeating: "d", count: 32)), "sealed": "AQID", "small": ""]
        #expect(try await phone.send("photos/put", odd).code == "rows")
        let long: JSON = [
            "photo": .string(String(repeating: "d", count: 32)), "small": "",
            "sealed": .string(String(repeating: "A", count: 13 << 20)),
        ]
        #expect(try await phone.send("photos/put", long).status == 413)
    }

    @Test func `the largest photo there may be goes up and comes down`() async throws {
        let phone = SealedBrowser(try server().browser())
        _ = try await phone.create()
        let sent = photo(steps: Photo.longest / PhotoStore.step + 1)
        #expect(try await phone.send("photos/put", sent).status == 201)
        #expect(try await phone.send("photos/get", name()).json["sealed"] == sent["sealed"])
    }
}
