import CorginaCore
import Markup

/// What is said of other servers, where the owner configured some.
extension PrivacyPage {
    /// "On this server alone": without another server that is all there is to say.
    var ownServer: String {
        let looksUpElsewhere = providers.contains { $0.use == .products }
        let numbers = looksUpElsewhere ? "" : ", and the numbers on packets looked up here"
        let here =
            "In one file. Your sentences are understood here\(numbers), without the internet: no advertising, no tracking"
        return providers.isEmpty && !sendsReminders
            ? "\(here), no third parties."
            : "\(here). Another server gets only what you agreed to, as listed here."
    }

    @HTMLBuilder var voice: HTML {
        if let speech = providers.first(where: { $0.use == .speech }) {
            promise(
                .mic, .symptom, "Your voice, never stored",
                "If you speak, your browser turns it into words on your device, where it can. Where it can’t, it records you only if you agreed to send that to \(speech.host). Corgina passes the recording on, keeps none of it, and uses no browser that would send your voice away by itself."
            )
        } else {
            promise(
                .mic, .symptom, "Your voice, nowhere",
                "If you speak, your browser turns it into words on your device. Corgina gets the words alone, and uses no browser that would send your voice away."
            )
        }
    }

    /// What goes to other servers, with what she said to each.
    @HTMLBuilder var otherServers: HTML {
        providers.map { provider in
            promise(
                provider.use.symbol, .call, "\(provider.use.heading), at \(provider.host)",
                "\(provider.use.sending(to: provider.host)) \(provider.use.keeping) \(answer(to: provider))")
        }
    }

    private func answer(to provider: ProvidersPage.Use) -> String {
        guard isSignedIn else { return "It is off until you agree." }
        return provider.isAgreed
            ? "You agreed. Settings, Help from other servers, turns it off." : "It is off: you have not agreed."
    }
}
