import Testing

@testable import CorginaServer

struct HostCheckTests {
    private let check = HostCheck(settings: ServerSettings(host: "192.0.2.7", allowedHosts: ["corgina.home"]))

    @Test(arguments: [
        "127.0.0.1:8080", "127.0.0.1", "localhost:1", "[::1]:8080", "[::1]", "192.0.2.7:8080", "corgina.home",
    ])
    func `Its own names are known`(authority: String) {
        #expect(check.allows(authority))
    }

    @Test(arguments: [
        "evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8080", "evil.example:127.0.0.1", "127.0.0.2",
        "",
        ":8080", "corgina.home.", "user@localhost",
    ])
    func `Any other name is not`(authority: String) {
        #expect(!check.allows(authority))
    }
}
