import CorginaRooms
import Testing

@testable import CorginaServer

/// Every place there is, for a companion of each role: theirs and the account's open, nothing of a diary does.
@Suite struct CompanionMatrixTests {
    private static let roles: [[String: String]] = [
        [:], ["sees": "visits", "may": "lists"],
        ["sees": "entries", "may": "log", "notes": "yes", "symptoms": "yes"],
    ]

    /// What looks after an account with a diary or without.
    private static func isOfAccount(_ route: Route) -> Bool {
        switch route {
        case .security(.overview), .security(.passphrase), .security(.recoveryCode), .security(.sessions),
            .security(.lock), .security(.erase), .devices, .recoveryCode, .shared:
            true
        default: false
        }
    }

    @Test(arguments: roles) func `no place of a diary opens for a companion`(role: [String: String]) async throws {
        let both = try await Companions(role)
        let before = try await both.anna.get("/timeline").page
        for route in RouteMatrixTests.shown where !Self.isOfAccount(route) {
            let answer = try await both.sam.get(route.path)
            #expect(answer.status == 303 && answer.location == "/shared", "GET \(route.path)")
        }
        for route in RouteMatrixTests.posted where !Self.isOfAccount(route) {
            let answer = try await both.sam.post(
                route.path, ["sentence": "an apple", "name": "x", "passphrase": TestBrowser.passphrase])
            #expect([303, 404].contains(answer.status), "POST \(route.path): \(answer.status)")
            if answer.status == 303 { #expect(answer.location == "/shared", "POST \(route.path)") }
        }
        #expect(try await both.sam.get("/shared").status == 200)
        #expect(try await both.anna.get("/timeline").page == before)
    }

    @Test func `every link a companion sees leads to a place of theirs or one that is everybody's`() async throws {
        let both = try await Companions(["sees": "entries", "may": "log"])
        var waiting = ["/shared"]
        var seen: Set<String> = []
        while let path = waiting.popLast() {
            guard seen.insert(path).inserted, let route = Route(path) else { continue }
            let answer = try await both.sam.get(path)
            #expect(Self.isOfAccount(route) || RouteMatrixTests.open.contains(route), "\(path)")
            // What is everybody's says so to them as to somebody who is not signed in.
            guard answer.status == 200, Self.isOfAccount(route) else { continue }
            waiting += answer.page.matches(of: /href="(\/[^"?#]*)"/).map { String($0.output.1) }
        }
        #expect(seen.contains("/settings/account") && seen.contains("/settings/account/erase"))
    }

    @Test func `a companion's account is looked after like any other, without what only a diary has`() async throws {
        let both = try await Companions()
        let page = try await both.sam.get("/settings/account").page
        #expect(page.contains("Change passphrase") && page.contains("Sign out everywhere"))
        #expect(!page.contains("Export") && !page.contains("Encryption key") && !page.contains("Import"))
        for place in ["key", "export", "import"] {
            #expect(
                try await both.sam.post("/settings/account/\(place)", ["passphrase": TestBrowser.passphrase])
                    .location == "/shared")
        }
        let changed = try await both.sam.post(
            "/settings/account/passphrase",
            ["passphrase": TestBrowser.passphrase, "newPassphrase": "another set of quiet words"])
        #expect(changed.location == "/settings/account?changed=passphrase")
        let told = try await both.sam.get("/settings/account?changed=passphrase").page
        #expect(told.contains("Your passphrase is changed.") && !told.contains("calendar links"))
        #expect(try await both.sam.get("/shared").page.contains("The Baby This Week"))
        #expect(try await both.sam.post("/lock/now").status == 303)
        #expect(try await both.sam.get("/shared").location == "/lock?then=/shared")
        let opened = try await both.sam.post(
            "/lock", ["passphrase": "another set of quiet words", "then": "/shared"])
        #expect(opened.location == "/shared")
        let again = both.server.browser()
        let signedIn = try await again.post("/session", ["name": "sam", "passphrase": "another set of quiet words"])
        #expect(signedIn.location == "/shared")
    }

    @Test func `a companion's page marks no diary for the device, and no large body is taken from them`() async throws {
        let both = try await Companions()
        #expect(try await !both.sam.get("/shared").page.contains("data-diary"))
        #expect(try await both.anna.get("/today").page.contains("data-diary"))
        #expect(try await both.sam.post("/imports", [:], file: "a,b\n").location == "/shared")
        #expect(try await both.sam.get("/welcome").location == "/shared")
    }
}
