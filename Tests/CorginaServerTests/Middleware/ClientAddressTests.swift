import CorginaVault
import HTTPTypes
import Testing

@testable import CorginaServer

/// Where a request comes from, by a connection's other end and what a proxy says.
struct ClientAddressTests {
    private func found(
        _ forwarded: [String] = [], from peer: String, proxies: [String] = [], isBehindTLS: Bool = true
    ) -> String {
        var settings = ServerSettings(isBehindTLS: isBehindTLS)
        settings.proxies = Set(proxies.compactMap { HostAddress($0) })
        var fields = HTTPFields()
        if let name = HTTPField.Name("X-Forwarded-For") { fields[values: name] = forwarded }
        return ClientAddress(settings: settings).address(of: fields, from: peer)
    }

    @Test func `without a proxy nobody is believed but the connection`() {
        #expect(found(["198.51.100.9"], from: "192.0.2.7", isBehindTLS: false) == "192.0.2.7")
    }

    @Test func `a proxy the server was not told of is believed nothing, and nobody can tell`() {
        #expect(found(["198.51.100.9"], from: "127.0.0.1") == ClientAddress.unknown)
    }

    @Test(arguments: [
        (["198.51.100.9"], "198.51.100.9"), (["10.0.0.1, 198.51.100.9"], "198.51.100.9"),
        (["10.0.0.1", "evil,198.51.100.9 "], "198.51.100.9"), (["2001:db8::1"], "2001:db8::1"),
        (["198.51.100.9, made up"], ClientAddress.unknown), (["198.51.100.9,"], ClientAddress.unknown),
        (["198.51.100.9:80"], ClientAddress.unknown), ([""], ClientAddress.unknown), ([], ClientAddress.unknown),
    ])
    func `of a proxy it was told of the last address counts, whatever was sent before it`(
        forwarded: [String], expected: String
    ) {
        #expect(found(forwarded, from: "127.0.0.1", proxies: ["127.0.0.1"]) == expected)
        #expect(found(forwarded, from: "::ffff:127.0.0.1", proxies: ["127.0.0.1"]) == expected)
    }

    @Test func `who comes past the proxy is counted by the connection`() {
        #expect(found(["198.51.100.9"], from: "192.0.2.7", proxies: ["127.0.0.1"]) == "192.0.2.7")
    }
}
