import CorginaRooms
import Foundation
import HTTPTypes

@testable import CorginaPhoneStore
@testable import CorginaServer

/// The way from a phone to its server, with the phone's cookies. One message is under way at a time.
final class PhoneLine: @unchecked Sendable {
    enum Weather: CaseIterable {
        case clear
        /// The server never hears of it.
        case lost
        /// The server does what it is told, and the phone hears nothing.
        case unanswered
        /// The message comes twice; the phone hears the second answer.
        case doubled
    }

    struct Down: Error {}

    let browser: TestBrowser
    var weather: (SealedPlace) -> Weather = { _ in .clear }
    /// What a server that is not honest makes of its answer.
    var change: (SealedPlace, PhoneAnswer) -> PhoneAnswer = { $1 }
    /// All that was sent.
    private(set) var sent: [(place: SealedPlace, body: String)] = []

    init(_ browser: TestBrowser) { self.browser = browser }

    var transport: PhoneTransport { { try await self.carry($0) } }

    private func carry(_ message: PhoneMessage) async throws -> PhoneAnswer {
        sent.append((message.place, String(decoding: message.body, as: UTF8.self)))
        let weather = weather(message.place)
        guard weather != .lost else { throw Down() }
        if weather == .doubled { _ = try await deliver(message) }
        let answer = try await deliver(message)
        guard weather != .unanswered else { throw Down() }
        return change(message.place, answer)
    }

    private func deliver(_ message: PhoneMessage) async throws -> PhoneAnswer {
        let answer = try await browser.send(.post, message.path, bytes: message.body, type: PhoneMessage.type)
        return PhoneAnswer(
            status: answer.status, retryAfter: answer.headers[.retryAfter].flatMap { Int($0) } ?? 0,
            body: Array(answer.page.utf8))
    }
}
