import CorginaCore
import CorginaJournal
import Logging
import Testing

@testable import CorginaCommand

struct LineLogHandlerTests {
    private let moment = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: 0)

    private func line(_ message: String, _ metadata: Logger.Metadata = [:]) -> String {
        String(decoding: LineLogHandler.line(at: moment, .info, "\(message)", metadata), as: UTF8.self)
    }

    @Test func `a request is one object on one line`() {
        #expect(
            line("request", ["route": "/**", "method": "GET", "ms": "3", "status": "200"])
                == #"{"time":"2026-03-10T16:30:00+00:00","level":"info","message":"request","method":"GET","ms":"3","route":"/**","status":"200"}"#
                + "\n")
    }

    @Test func `nothing in a message breaks out of its line`() throws {
        let text = line("a\"b\n{\u{0}}", ["k\"": "v\r\n"])
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
        let json = try JSON(parsing: Array(text.utf8))
        #expect(json["message"]?.text == "a\"b\n{\u{0}}" && json["k\""]?.text == "v\r\n")
    }
}
