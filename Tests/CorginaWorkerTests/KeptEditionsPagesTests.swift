import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaWorker

/// What pages of a device say of the updates that it takes.
struct KeptEditionsPagesTests {
    @Test(arguments: ["new", "privacy", "account"])
    func `A page says which key this device keeps to, where there is one`(name: String) throws {
        let values: JSON = ["signer": "3f2a 91c0", "canCheck": true]
        #expect(try Self.page(try Worker.page(Self.request(name, values: values))).contains("3f2a 91c0"))
        #expect(try !Self.page(try Worker.page(Self.request(name))).contains("3f2a 91c0"))
    }

    @Test(arguments: ["new", "signIn", "recover", "move", "seal"])
    func `So does each way into a sealed diary`(purpose: String) throws {
        let values: JSON = ["purpose": .string(purpose), "signer": "3f2a 91c0", "canCheck": false]
        let page = try Self.page(try Worker.page(Self.request("sealed", values: values)))
        #expect(page.contains("3f2a 91c0") && page.contains("asks you before each update"))
    }

    @Test func `An update signed by another key shows both, and a form that takes the one that was shown`() throws {
        let values: JSON = [
            "signer": "3f2a 91c0", "refused": "otherKey", "otherSigner": "77b1 04de", "answer": "a2V5",
        ]
        let page = try Self.page(try Worker.page(Self.request("account", values: values)))
        #expect(page.contains("keeps to 3f2a 91c0") && page.contains("The other is 77b1 04de"))
        #expect(page.contains("action=\"/homes/edition\"") && page.contains("name=\"otherKey\" value=\"a2V5\""))
    }

    @Test(arguments: ["unsigned", "broken", "lower", "notListed", "changed"])
    func `An update that does not fit is told, and cannot be taken`(reason: String) throws {
        let values: JSON = ["signer": "3f2a 91c0", "refused": .string(reason), "answer": "a2V5"]
        let page = try Self.page(try Worker.page(Self.request("account", values: values)))
        #expect(page.contains("An update of Corgina was not taken") && page.contains("Look again"))
        #expect(!page.contains("a2V5"))
    }

    @Test func `A script that slipped in is told of, with what to do`() throws {
        let values: JSON = ["signer": "3f2a 91c0", "refused": "unlisted"]
        let page = try Self.page(try Worker.page(Self.request("account", values: values)))
        #expect(page.contains("Be careful with this server") && page.contains("Lock your diary"))
    }

    @Test func `A reason nobody knows is none`() throws {
        let page = try Self.page(try Worker.page(Self.request("account", values: ["refused": "mood"])))
        #expect(!page.contains("was not taken"))
    }

    @Test func `A page names what its files are compared with, as the host was told`() throws {
        var paths = AssetPaths(told: "3f2a corgina.css:sha256-AAA= corgina.js:sha256-BBB= odd")
        #expect(paths.edition == "3f2a" && paths.integrity.count == 2)
        #expect(AssetPaths(told: paths.told) == paths)
        let answer = try Worker.page(Self.request("lock", assets: paths.told))
        let page = try Self.page(answer)
        #expect(page.contains("\"/assets/3f2a/corgina.css\" integrity=\"sha256-AAA&#61;\""))
        #expect(page.contains("\"/assets/3f2a/corgina.js\" integrity=\"sha256-BBB&#61;\""))
        paths = AssetPaths(told: "")
        #expect(paths.edition.isEmpty && paths.integrity.isEmpty)
    }

    private static func request(_ name: String, values: JSON = [:], assets: String = "3f2a") -> Message {
        Message([
            "page": .string(name), "values": values, "errors": [], "assets": .string(assets), "lockAfter": 0,
            "diary": "", "held": "",
        ])
    }

    private static func page(_ answer: Message) throws -> String {
        String(decoding: try #require(answer.parts.first), as: UTF8.self)
    }
}
