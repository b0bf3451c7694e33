import CorginaCore

@testable import CorginaRooms

enum ProviderSamples {
    /// Each use there can be, one of them agreed to.
    static let uses = ProviderUse.allCases.map { use in
        ProvidersPage.Use(use: use, host: "help.example", isAgreed: use == .speech)
    }
}
