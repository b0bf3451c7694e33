import CorginaPhone
import CorginaPhoneStore
import UIKit

/// The way to her server: https, no redirection, nothing cached, no cookie but its own, and no answer longer than it may be.
actor ServerLine {
    let address: ServerAddress
    private(set) var cookies: ServerCookies
    private let session: URLSession

    init(_ address: ServerAddress, _ cookies: ServerCookies = ServerCookies()) {
        self.address = address
        self.cookies = cookies
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.timeoutIntervalForRequest = 15
        session = URLSession(configuration: configuration, delegate: NoRedirection(), delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    /// As the store wants it.
    nonisolated var transport: PhoneTransport { { message in try await self.carry(message) } }

    private func carry(_ message: PhoneMessage) async throws -> PhoneAnswer {
        guard let url = URL(string: address.url(of: message.path)) else { throw URLError(.badURL) }
        let (bytes, response) = try await session.bytes(for: request(message, to: url))
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        cookies.take(Self.cookies(in: response, from: url), at: Self.now)
        var body: [UInt8] = []
        for try await byte in bytes {
            body.append(byte)
            // The store refuses what is longer by this one byte.
            if body.count > PhoneAnswer.longest { break }
        }
        let wait = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) } ?? 0
        return PhoneAnswer(status: response.statusCode, retryAfter: wait, body: body)
    }

    private func request(_ message: PhoneMessage, to url: URL) -> URLRequest {
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
        request.httpMethod = "POST"
        request.httpBody = Data(message.body)
        request.httpShouldHandleCookies = false
        request.setValue(PhoneMessage.type, forHTTPHeaderField: "Content-Type")
        request.setValue("same-origin", forHTTPHeaderField: "Sec-Fetch-Site")
        request.setValue(cookies.header(at: Self.now), forHTTPHeaderField: "Cookie")
        return request
    }

    private static var now: Int64 { PhoneSurroundings.live.now.secondsSinceEpoch }

    private static func cookies(in response: HTTPURLResponse, from url: URL) -> [ServerCookies.Cookie] {
        var fields: [String: String] = [:]
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String { fields[name] = value }
        }
        return HTTPCookie.cookies(withResponseHeaderFields: fields, for: url).map { cookie in
            let ends = cookie.expiresDate.flatMap { Int64(exactly: $0.timeIntervalSince1970.rounded(.down)) }
            return ServerCookies.Cookie(name: cookie.name, value: cookie.value, ends: ends)
        }
    }
}

/// A server that leads elsewhere is answered by nobody: her proof goes to the address she typed, and to no other.
private final class NoRedirection: NSObject, URLSessionTaskDelegate, Sendable {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest
    ) async -> URLRequest? { nil }
}
