import CorginaCore
import FakeProviders
import Testing

@testable import CorginaProviders

/// Where numbers of products are looked up, and what is asked there.
struct ProductAddressTests {
    private func file(_ address: String, _ more: String = "") throws(ProviderFileError) -> ProviderFile {
        try ProviderFile(Array(#"{"products":{"address":"\#(address)"\#(more)}}"#.utf8), path: "providers.json")
    }

    @Test(arguments: [
        ("https://products.example/{number}.json", "https://products.example/123.json", "products.example"),
        (
            "https://Products.example:8443/p?code={number}&f=a", "https://Products.example:8443/p?code=123&f=a",
            "products.example"
        ),
        ("http://127.0.0.1:8083/{number}", "http://127.0.0.1:8083/123", "127.0.0.1"),
    ])
    func `the number stands where the owner says`(address: String, url: String, host: String) throws {
        let written = try file(address)
        #expect(written.products?.address.url("123") == url)
        #expect(Providers(written).host(.products) == host && Providers(written).host(.text) == nil)
    }

    @Test(arguments: [
        ("https://products.example/", ProviderFileError.noPlaceForNumber(use: "products")),
        ("https://products.example/{number}/{number}", .noPlaceForNumber(use: "products")),
        ("https://{number}.example/", .noPlaceForNumber(use: "products")),
        ("https://products.example:{number}/", .noPlaceForNumber(use: "products")),
        ("https://products.example/#{number}", .noPlaceForNumber(use: "products")),
        ("http://products.example/{number}", .unencrypted(use: "products")),
        ("ftp://products.example/{number}", .notAnAddress(use: "products")),
        ("/{number}", .notAnAddress(use: "products")),
        ("https://a:b@products.example/{number}", .addressSaysMore(use: "products")),
        ("https://products.example/ {number}", .notAnAddress(use: "products")),
    ])
    func `any other address is refused with what to do`(address: String, error: ProviderFileError) {
        #expect(throws: error) { try file(address) }
    }

    @Test func `it has no model, and may have a key`() throws {
        #expect(throws: ProviderFileError.unknownName("model", inside: "in “products”")) {
            try file("https://products.example/{number}", #","model":"m""#)
        }
        let written = try file("https://products.example/secret/{number}", #","key":"sk-secret""#)
        var dumped = ""
        dump(written, to: &dumped)
        #expect(!"\(written) \(String(reflecting: written)) \(dumped)".contains("secret"))
    }

    private func listing(_ fake: FakeProvider) async throws -> [UInt8] {
        let written = try file("http://127.0.0.1:\(fake.port)/{number}", #","key":"sk-1""#)
        let products = try #require(Providers(written, client: TestPauses().client).products)
        return try await products.listing(of: try Barcode(reading: "96385074"))
    }

    @Test func `it is asked for with all thirteen digits, and what comes back is handed on as it is`() async throws {
        let fake = try await FakeProvider(.json(#"{"status":1}"#))
        #expect(try await listing(fake) == Array(#"{"status":1}"#.utf8))
        let request = try #require(fake.requests.first)
        #expect(request.hasPrefix("GET /0000096385074 HTTP/1.1\r\n"))
        #expect(request.lowercased().contains("authorization: bearer sk-1\r\n"))
    }

    @Test(arguments: [
        ("404 Not Found", ProviderError.empty), ("403 Forbidden", .refused), ("429 Too Many Requests", .busy),
        ("500 Internal Server Error", .failed), ("301 Moved Permanently", .failed),
    ])
    func `what is not there is told from what went wrong`(status: String, error: ProviderError) async throws {
        let fake = try await FakeProvider(.json("{}", status: status, headers: ["Retry-After: 60"]))
        await #expect(throws: error) { try await listing(fake) }
    }
}
