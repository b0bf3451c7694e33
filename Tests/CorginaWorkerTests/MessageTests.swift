import CorginaJournal
import Testing

@testable import CorginaWorker

struct MessageTests {
    @Test(arguments: [[], [[]], [[1, 2, 3]], [[], [255], []]] as [[[UInt8]]])
    func `What is written is read back`(parts: [[UInt8]]) throws {
        let message = Message(["path": "/today"], parts)
        #expect(try Message(decoding: message.bytes) == message)
    }

    @Test func `Each part has its length before it`() {
        #expect(Message([:], [[7]]).bytes == [0, 0, 0, 2] + "{}".utf8 + [0, 0, 0, 1, 7])
    }

    @Test func `A message that ends in the middle is refused`() {
        let bytes = Message(["path": "/today"], [[1, 2, 3]]).bytes
        let whole = [Message(["path": "/today"]).bytes.count, bytes.count]
        for count in 0...bytes.count where !whole.contains(count) {
            #expect(throws: MessageError.cutShort, "\(count)") { try Message(decoding: Array(bytes.prefix(count))) }
        }
    }

    @Test func `A head that is not JSON is refused`() {
        #expect(throws: MessageError.headIsNotJSON(JSONError(.unexpectedByte, at: 0))) {
            try Message(decoding: [0, 0, 0, 1, UInt8(ascii: "x")])
        }
    }
}
