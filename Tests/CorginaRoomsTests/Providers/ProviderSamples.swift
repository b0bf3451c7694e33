import CorginaCore
import CorginaLanguage
import Markup

@testable import CorginaRooms

enum ProviderSamples {
    /// Each use there can be, one of them agreed to.
    private static let uses = ProviderUse.allCases.map { use in
        ProvidersPage.Use(use: use, host: "help.example", isAgreed: use == .speech)
    }

    static var pages: [(name: String, page: any Page)] {
        [
            ("privacy, other servers", PrivacyPage(isSignedIn: true, providers: uses)),
            ("privacy, other servers, signed out", PrivacyPage(isSignedIn: false, providers: uses)),
            ("no other servers", ProvidersPage(uses: [])),
            (
                "other servers",
                ProvidersPage(uses: uses, problem: Samples.hostile, toast: Toast(words: "Settings saved"))
            ),
            ("nothing read, other words offered", unread),
            ("other words suggested", suggested),
        ]
    }

    private static var unread: ConfirmationPage {
        var page = Samples.confirmation([])
        page.rewordingHost = "help.example"
        return page
    }

    private static var suggested: ConfirmationPage {
        var page = Samples.confirmation([])
        page.ownWords = Samples.hostile
        page.spoken = Draft.Spoken(day: Samples.today)
        return page
    }
}
