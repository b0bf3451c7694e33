import HTTPTypes
import Testing

@testable import CorginaServer

/// Looking at the link of a share: its secret is in a cookie, not in an address.
@Suite struct LinkCookieTests {
    @Test
    func `a page that a link led to is loaded again, until the link is used or over, and keeps no other link out`()
        async throws
    {
        let server = try TestServer(settings: ServerSettings(isBehindTLS: true, allowsSignUp: true))
        let (anna, sam) = (server.browser(), server.browser())
        try await anna.makeAccount("anna")
        let (link, other) = (try await Companions.link(by: anna), try await Companions.link(by: anna))
        let sent = try await sam.post("/shared/join", ["link": link])
        let cookie = try #require(sent.headers[values: .setCookie].first)
        #expect(cookie.hasPrefix("__Secure-corgina-link=\(link);") && cookie.contains("Path=/shared/join"))
        for word in ["Max-Age=600", "HttpOnly", "Secure", "SameSite=Strict"] { #expect(cookie.contains(word)) }
        for _ in 1...2 {
            let page = try await sam.get("/shared/join").page
            #expect(page.contains("value=\"\(link)\"") && page.contains("data-invited"))
        }
        #expect(try await Companions.look(other, sam).page.contains("value=\"\(other)\""))
        try await Companions.join(other, sam)
        #expect(sam.link == "__Secure-corgina-link=")
        #expect(try await sam.get("/shared/join").page.contains("The link you were sent"))
        #expect(try await Companions.look(other, sam).page.contains("This link cannot be used"))
        #expect(try await sam.get("/shared/join").page.contains("The link you were sent"))
    }
}
