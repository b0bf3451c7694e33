import CorginaCore
import CorginaVault
import Testing

@testable import CorginaServer

@Suite struct WaitingSecretTests {
    private let now = Moment(secondsSinceEpoch: 1_773_000_000, utcOffset: 0)

    @Test func `it waits ten minutes, and not where a clock was set back`() throws {
        let secret = try #require(AccessSecret(text: String(repeating: "A", count: AccessSecret.textLength)))
        let waiting = try #require(
            WaitingSecret(WaitingSecret(secret, for: .interface, since: now).bytes, for: .interface))
        #expect(waiting.secret.text == secret.text && waiting.since == now.secondsSinceEpoch)
        #expect(waiting.isFresh(at: now) && waiting.isFresh(at: now.advanced(bySeconds: 600)))
        #expect(!waiting.isFresh(at: now.advanced(bySeconds: 601)) && !waiting.isFresh(at: now.advanced(bySeconds: -1)))
    }

    @Test func `one kind of access is not taken for another, and other bytes for none`() throws {
        let secret = try #require(AccessSecret(text: String(repeating: "A", count: AccessSecret.textLength)))
        for scope in AccessScope.allCases {
            let bytes = WaitingSecret(secret, for: scope, since: now).bytes
            for other in AccessScope.allCases { #expect((WaitingSecret(bytes, for: other) != nil) == (scope == other)) }
            for end in bytes.indices { _ = WaitingSecret(Array(bytes[..<end]), for: scope) }
        }
        for words in ["", " ", "1", "1 A 2", "a bowl of oatmeal"] {
            #expect(WaitingSecret(Array(words.utf8), for: .calendarFeed) == nil)
        }
    }
}
