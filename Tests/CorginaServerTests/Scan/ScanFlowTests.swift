import CorginaBarcodes
import CorginaCore
import CorginaRooms
import DrawnBarcodes
import SeededRandom
import Testing

@testable import CorginaServer

/// Pictures of her camera, sent by the script.
struct ScanFlowTests {
    private let path = Route.foods(.scan).path
    private static let type = "application/octet-stream"

    private func browser() async throws -> TestBrowser {
        let browser = try TestServer().browser()
        try await browser.makeAccount()
        return browser
    }

    private func message(_ image: GreyImage) -> [UInt8] {
        [image.width, image.height].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } + image.luminances
    }

    private func picture(of barcode: DrawnBarcode) throws -> [UInt8] {
        var generator = SeededGenerator(seed: 1)
        return message(try #require(BarcodePhoto().draw(barcode, using: &generator)))
    }

    private func blank(width: Int, height: Int) throws -> [UInt8] {
        let pixels = [UInt8](repeating: 128, count: width * height)
        return message(try #require(GreyImage(width: width, height: height, luminances: pixels)))
    }

    @Test(arguments: DrawnBarcode.Kind.allCases)
    func `a picture of a barcode is answered with the number of the product`(kind: DrawnBarcode.Kind) async throws {
        var generator = SeededGenerator(seed: 2)
        let barcode = try #require(DrawnBarcode.random(kind, using: &generator))
        let answer = try await browser().send(.post, path, bytes: picture(of: barcode), type: Self.type)
        #expect(answer.status == 200)
        #expect(answer.page == #"{"number":"\#(barcode.barcode)"}"#)
    }

    @Test(arguments: [(640, 480), (480, 640), (16, 16)])
    func `a picture without one is answered too`(width: Int, height: Int) async throws {
        let answer = try await browser().send(
            .post, path, bytes: blank(width: width, height: height), type: Self.type)
        #expect(answer.status == 200)
        #expect(answer.page == #"{"none":true}"#)
    }

    @Test(arguments: [[], [1], [0, 16, 0, 16], Array(repeating: 255, count: 260)] as [[UInt8]])
    func `what is no picture is refused with a sentence for the script`(bytes: [UInt8]) async throws {
        let answer = try await browser().send(.post, path, bytes: bytes, type: Self.type)
        #expect(answer.status == 400)
        #expect(answer.page.contains("error"))
    }

    @Test func `more than the largest picture is refused before it is read`() async throws {
        let answer = try await browser().send(
            .post, path, bytes: blank(width: 640, height: 480) + [0], type: Self.type)
        #expect(answer.status == 413)
    }

    @Test func `a form is no picture`() async throws {
        let answer = try await browser().post(path, ["words": "4006381333931"])
        #expect(answer.status == 415)
    }

    @Test func `there is no page`() async throws {
        #expect(try await browser().get(path).status == 404)
    }

    @Test func `nobody signed in has a picture read, and none is taken in whole`() async throws {
        let server = try TestServer()
        try await server.browser().makeAccount()
        let small = try await server.browser().send(
            .post, path, bytes: blank(width: 16, height: 16), type: Self.type)
        #expect(small.location == "/sign-in")
        let large = try await server.browser().send(
            .post, path, bytes: blank(width: 640, height: 480), type: Self.type)
        #expect(large.location == "/sign-in")
    }

    @Test func `another site's page has none read`() async throws {
        let browser = try await browser()
        browser.headers[.secFetchSite] = "cross-site"
        let answer = try await browser.send(.post, path, bytes: blank(width: 16, height: 16), type: Self.type)
        #expect(answer.status == 403)
    }

    @Test func `of many at once each is answered in its turn`() async throws {
        var limits = Limits()
        limits.scanWaitSeconds = 600
        let room = ScanRoom(limits: limits)
        let image = try #require(
            GreyImage(width: 64, height: 64, luminances: Array(repeating: 9, count: 64 * 64)))
        let answered = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<12 { group.addTask { (try? await room.accept(image)) != nil } }
            return await group.reduce(into: 0) { if $1 { $0 += 1 } }
        }
        #expect(answered == 12)
    }
}
