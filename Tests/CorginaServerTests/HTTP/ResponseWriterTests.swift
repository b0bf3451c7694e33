import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird
import Testing

@testable import CorginaServer

@Suite struct ResponseWriterTests {
    private let writer = ResponseWriter(
        assets: AssetLibrary.carried.paths, cookies: Cookies(isBehindTLS: false))

    @Test func `a plain answer touches no cookie and keeps the connection`() {
        let response = writer.response(.redirect(to: .today))
        #expect(response.status == .seeOther)
        #expect(response.headers[.location] == "/today")
        #expect(response.headers[.setCookie] == nil)
        #expect(response.headers[.connection] == nil)
    }

    @Test func `signing out takes the session and what the device keeps, and ends the connection`() {
        let response = writer.response(.signedOut(to: .welcome))
        let cookies = response.headers[values: .setCookie]
        #expect(cookies.count == 1)
        #expect(cookies.first?.hasPrefix("corgina=;") == true)
        #expect(response.headers[.clearSiteData] == "\"cache\", \"storage\"")
        #expect(response.headers[.connection] == "close")
    }

    @Test func `the session's cookie comes last`() {
        var answer = HostAnswer.signedOut(to: .home)
        answer.pass = .gone
        let names = writer.response(answer).headers[values: .setCookie].map { $0.prefix { $0 != "=" } }
        #expect(names == ["corgina-device", "corgina"])
    }

    @Test(arguments: [
        (HostAnswer.Status.done, 200), (.created, 201), (.conflicting, 409), (.refused, 422), (.locked, 423),
        (.unavailable, 503),
    ])
    func `each status is one of HTTP`(status: HostAnswer.Status, code: Int) {
        #expect(writer.response(HostAnswer(json: [:], status)).status.code == code)
    }

    @Test(arguments: [(true, "attachment; filename=\"a.json\""), (false, "inline; filename=\"a.json\"")])
    func `a file is to be kept or to be looked at`(isToKeep: Bool, disposition: String) {
        let file = SentFile(type: "application/json", name: "a.json", bytes: [123, 125], isToKeep: isToKeep)
        let response = writer.response(HostAnswer(file: file))
        #expect(response.headers[.contentDisposition] == disposition)
        #expect(response.headers[.contentLength] == "2")
    }

    @Test func `a problem says when to come back`() {
        let response = writer.response(HostAnswer(content: .problem(.tooManyRequests(retryAfterSeconds: 7))))
        #expect(response.status == .tooManyRequests)
        #expect(response.headers[.retryAfter] == "7")
    }
}
