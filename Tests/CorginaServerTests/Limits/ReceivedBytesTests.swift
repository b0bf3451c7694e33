import NIOCore
import NIOEmbedded
import Testing

@testable import CorginaServer

struct ReceivedBytesTests {
    @Test func `what was received is handed on, and the buffer it came in is empty of it`() throws {
        let channel = EmbeddedChannel(handler: ReceivedBytes())
        let received = ByteBuffer(string: "passphrase=seven+calm+otters")
        try channel.writeInbound(received)
        #expect(try channel.readInbound(as: ByteBuffer.self) == ByteBuffer(string: "passphrase=seven+calm+otters"))
        #expect(received.readableBytesView.allSatisfy { $0 == 0 })
        _ = try channel.finish()
    }
}
