import Testing

/// What she can do that ends every access she gave out, of whatever kind.
enum AccessEnding: CaseIterable { case everywhere, passphrase, key, erase }

extension TestBrowser {
    /// Asks for a calendar address; answers where it is shown, or why there is none.
    func makeCalendarAddress(name: String = "iPhone") async throws -> Answer {
        try await post("/settings/calendar", ["name": name, "passphrase": Self.passphrase])
    }

    func endAccesses(by ending: AccessEnding) async throws -> Answer {
        switch ending {
        case .everywhere: try await post("/settings/account/sessions")
        case .passphrase:
            try await post(
                "/settings/account/passphrase",
                ["passphrase": Self.passphrase, "newPassphrase": "eight other calm otters knit"])
        case .key: try await changeKey().answer
        case .erase: try await post("/settings/account/erase", ["passphrase": Self.passphrase])
        }
    }
}
