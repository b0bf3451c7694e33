import CorginaCore
import Testing

@testable import CorginaPhone

/// What the phone remembers of its server.
@Suite struct SyncMemoryTests {
    private typealias Cookie = ServerCookies.Cookie

    private static let session = Cookie(name: "__Host-corgina", value: "a1b2", ends: 2_000)

    @Test func `cookies are sent until they end, and taken away where the server says so`() {
        var cookies = ServerCookies()
        cookies.take([Self.session, Cookie(name: "device", value: "c", ends: nil)], at: 1_000)
        #expect(cookies.header(at: 1_000) == "__Host-corgina=a1b2; device=c")
        #expect(cookies.header(at: 2_000) == "device=c")
        cookies.take([Cookie(name: "__Host-corgina", value: "d4", ends: 3_000)], at: 1_500)
        #expect(cookies.header(at: 2_500) == "device=c; __Host-corgina=d4")
        cookies.take([Cookie(name: "device", value: "", ends: nil)], at: 1_500)
        cookies.take([Cookie(name: "__Host-corgina", value: "e", ends: 0)], at: 1_500)
        #expect(cookies.header(at: 0) == nil && cookies.isEmpty)
    }

    @Test(arguments: [
        ("a\r\nX-Other: b", "1"), ("name", "1\r\nX-Other: b"), ("name", "1; other=2"), ("na me", "1"), ("a=b", "1"),
        ("", "1"), ("name", "\u{7F}"), ("näme", "1"), ("name", String(repeating: "x", count: 5_000)),
    ])
    func `a cookie that could end its header is not taken`(name: String, value: String) {
        var cookies = ServerCookies()
        cookies.take([Cookie(name: name, value: value, ends: nil)], at: 0)
        #expect(cookies.isEmpty)
    }

    @Test func `a server cannot fill the phone with cookies`() {
        var cookies = ServerCookies()
        cookies.take((0..<1_000).map { Cookie(name: "n\($0)", value: "v", ends: nil) }, at: 0)
        #expect(cookies.all.count == 8)
    }

    @Test func `it reads as it was written, and anything else is nothing`() {
        var memory = SyncMemory()
        memory.cookies.take([Self.session, Cookie(name: "device", value: "c", ends: nil)], at: 1_000)
        memory.settled = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: -14_400)
        memory.syncsWhileClosed = true
        #expect(SyncMemory(memory.bytes) == memory)
        for bytes in [[], Array("[]".utf8), Array("{\"settled\":\"x\"}".utf8), [0xFF, 0x00]] as [[UInt8]] {
            #expect(SyncMemory(bytes) == SyncMemory())
        }
        let wild = "{\"settled\":\"9223372036854775807\",\"offset\":\"-99999999\",\"cookies\":[{\"name\":1}]}"
        #expect(SyncMemory(Array(wild.utf8)) == SyncMemory())
    }
}
