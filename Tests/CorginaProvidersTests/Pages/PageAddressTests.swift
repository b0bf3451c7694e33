import Testing

@testable import CorginaProviders

/// What may be asked for.
struct PageAddressTests {
    private static func own(_ address: String = "http://127.0.0.1:8083") throws -> PageSites {
        try PageSites(address, use: "recipes")
    }

    @Test(arguments: [
        ("https://recipes.example/soup", "https://recipes.example/soup"),
        (" recipes.example ", "https://recipes.example/"),
        ("http://recipes.example/soup?a=1&b=%20#top", "https://recipes.example/soup?a=1&b=%20"),
        ("HTTPS://WWW.Recipes.Example:443/A", "https://www.recipes.example/A"),
        ("https://xn--kche-0ra.example", "https://xn--kche-0ra.example/"),
        ("https://recipes.example?x", "https://recipes.example/?x"),
    ])
    func `an address as it is typed or copied is asked for encrypted`(typed: String, url: String) {
        #expect(PageAddress(typed, at: .anywhere)?.url == url)
    }

    @Test(arguments: [
        "", " ", "soup", "localhost", "https://localhost/", "https://127.0.0.1/", "https://127.1/",
        "https://0x7f.0.0.1/",
        "https://2130706433/", "https://0177.0.0.1", "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://1.1.1.1",
        "https://recipes.example:80/", "https://recipes.example:8443/", "http://recipes.example:80/",
        "https://me@recipes.example/", "https://me:secret@recipes.example/", "https://recipes.example@evil.example/",
        "ftp://recipes.example/", "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x",
        "gopher://a.example/",
        "https://", "https:///soup", "//recipes.example/soup", "https://recipes..example/", "https://-recipes.example/",
        "https://recipes.example./", "https://recipes.1/", "https://recipes_x.example/",
        "https://rezept-küche.example/",
        "https://recipes.example/ soup", "https://recipes.example/\r\nHost: x", "https://recipes.example\\@127.0.0.1/",
        "https://recipes.example%00.evil.example/", "https://127.0.0.1%2f@recipes.example/", "http+unix://%2Ftmp/x",
        "https://" + String(repeating: "a", count: 2_000) + ".example/",
    ])
    func `anything else is no address of a page`(typed: String) {
        #expect(PageAddress(typed, at: .anywhere) == nil)
    }

    @Test(arguments: [
        ("/stew", "https://recipes.example/stew"), ("stew?x=1", "https://recipes.example/a/stew?x=1"),
        ("//www.recipes.example/", "https://www.recipes.example/"),
        ("https://other.example/x", "https://other.example/x"),
        ("http://recipes.example/x", "https://recipes.example/x"),
    ])
    func `a page may lead on, and what is not encrypted is asked for encrypted`(location: String, url: String) throws {
        let page = try #require(PageAddress("https://recipes.example/a/soup", at: .anywhere))
        #expect(PageAddress(location, from: page, at: .anywhere)?.url == url)
    }

    @Test(arguments: [
        "http://127.0.0.1/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/",
        "https://recipes.example:8443/",
        "file:///etc/passwd", "http+unix://%2Frun%2Fx.sock/", "", "https://a@b.example/", "ftp://recipes.example/",
        String(repeating: "a", count: 3_000),
    ])
    func `it leads nowhere else`(location: String) throws {
        let page = try #require(PageAddress("https://recipes.example/a", at: .anywhere))
        let next = PageAddress(location, from: page, at: .anywhere)
        #expect(next == nil || next?.url == page.url)
    }

    @Test func `where the owner named one server, no other is asked, and no other port of it`() throws {
        let own = try Self.own()
        #expect(PageAddress("http://127.0.0.1:8083/soup", at: own)?.url == "http://127.0.0.1:8083/soup")
        #expect(PageAddress("127.0.0.1:8083/soup", at: own)?.url == "http://127.0.0.1:8083/soup")
        for typed in [
            "http://127.0.0.1/soup", "http://127.0.0.1:8084/soup", "https://127.0.0.1:8083/soup",
            "https://recipes.example/",
            "http://localhost:8083/", "http://me@127.0.0.1:8083/", "http://127.0.0.1:8083@evil.example/",
        ] {
            #expect(PageAddress(typed, at: own) == nil, "\(typed)")
        }
        let page = try #require(PageAddress("http://127.0.0.1:8083/a", at: own))
        #expect(PageAddress("/b", from: page, at: own)?.url == "http://127.0.0.1:8083/b")
        #expect(PageAddress("https://recipes.example/", from: page, at: own) == nil)
        #expect(PageAddress("http://127.0.0.1:22/", from: page, at: own) == nil)
        let six = try Self.own("http://[::1]:8083/")
        #expect(PageAddress("http://[::1]:8083/a", at: six)?.url == "http://[::1]:8083/a")
    }

    @Test(arguments: [
        ("everywhere", ProviderFileError.notSites(use: "recipes")), ("", .notSites(use: "recipes")),
        ("https://recipes.example/path", .notSites(use: "recipes")),
        ("http://recipes.example", .unencrypted(use: "recipes")),
        ("https://a:b@recipes.example", .addressSaysMore(use: "recipes")),
    ])
    func `what an owner writes is anywhere, or one server`(from: String, error: ProviderFileError) {
        #expect(throws: error) { try PageSites(from, use: "recipes") }
    }

    @Test func `it is switched on by a file alone, and prints nothing of an address`() throws {
        let file = try ProviderFile(Array(#"{"recipes":{"from":"anywhere"}}"#.utf8), path: "test")
        #expect(Providers(file).pages != nil && Providers(file).host(.recipes) == "the website you name")
        #expect(Providers.none.pages == nil)
        #expect(throws: ProviderFileError.missingName("from", use: "recipes")) {
            try ProviderFile(Array(#"{"recipes":{}}"#.utf8), path: "test")
        }
        #expect(throws: ProviderFileError.unknownName("key", inside: "in “recipes”")) {
            try ProviderFile(Array(#"{"recipes":{"from":"anywhere","key":"k"}}"#.utf8), path: "test")
        }
        let page = try #require(PageAddress("https://secret.example/soup", at: .anywhere))
        var dumped = ""
        dump(page, to: &dumped)
        #expect(!"\(page) \(String(reflecting: page)) \(dumped)".contains("secret"))
    }
}
