import CorginaCore
import Testing

@testable import CorginaPhone

/// The address of her own server, as she types it.
@Suite struct ServerAddressTests {
    @Test(arguments: [
        ("corgina.example.org", "https://corgina.example.org"),
        ("  Corgina.Example.ORG \n", "https://corgina.example.org"),
        ("https://corgina.example.org/", "https://corgina.example.org"),
        ("HTTPS://corgina.example.org/homes/sealed?x=1#y", "https://corgina.example.org"),
        ("corgina.example.org:8443/today", "https://corgina.example.org:8443"),
        ("corgina.example.org:443", "https://corgina.example.org"),
        ("xn--bcher-kva.example", "https://xn--bcher-kva.example"),
        ("192.0.2.7", "https://192.0.2.7"), ("nas", "https://nas"),
    ])
    func `what is typed or pasted from a browser is read`(text: String, address: String) throws {
        let read = try ServerAddress(typed: text)
        #expect(read.description == address)
        #expect(read.url(of: "/sealed/read") == address + "/sealed/read")
        #expect(try ServerAddress(typed: read.name) == read)
    }

    @Test(arguments: ["", "   ", "\n"])
    func `nothing is asked for`(text: String) {
        #expect(throws: ServerAddress.Fault.missing) { try ServerAddress(typed: text) }
    }

    @Test(arguments: ["http://corgina.example.org", "HTTP://corgina.example.org/"])
    func `without https nothing is sent`(text: String) {
        #expect(throws: ServerAddress.Fault.notSecure) { try ServerAddress(typed: text) }
    }

    @Test(arguments: [
        "https://", "ftp://corgina.example.org", "her name@example.org", "user:word@example.org", "a..b", "-a.org",
        "a-.org",
        "example.org:0", "example.org:70000", "example.org:", "example.org:8443:1", "exämple.org", "[::1]", "a b.org",
        String(repeating: "a", count: 64) + ".org", String(repeating: "ab.", count: 90) + "org", "example.org.",
        "https:///x",
    ])
    func `anything else is told`(text: String) {
        #expect(throws: ServerAddress.Fault.unreadable) { try ServerAddress(typed: text) }
    }

    @Test func `no text ends the app`() {
        for scalar in stride(from: UInt32(0), to: 0x2_0000, by: 37) {
            guard let scalar = Unicode.Scalar(scalar) else { continue }
            _ = try? ServerAddress(typed: "\(scalar)https://a\(scalar).org:\(scalar)")
        }
    }
}
