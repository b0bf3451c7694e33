import CorginaCore
import Markup

/// What other servers may do for her: what is sent where, and her yes or no to each. POSTs to ``SettingsPlace/providers`` with `use` (a
/// ``ProviderUse``), `host` (the one she read) and `answer` (`yes` or `no`).
public struct ProvidersPage: Page, Hashable {
    public var uses: [Use]
    public var problem: String?
    /// A word after saving.
    public var toast: Toast?

    /// A use the owner configured.
    public struct Use: Hashable, Sendable {
        public var use: ProviderUse
        public var host: String
        public var isAgreed: Bool

        public init(use: ProviderUse, host: String, isAgreed: Bool) {
            self.use = use
            self.host = host
            self.isAgreed = isAgreed
        }
    }

    public init(uses: [Use], problem: String? = nil, toast: Toast? = nil) {
        self.uses = uses
        self.problem = problem
        self.toast = toast
    }

    public var title: String { "Help from other servers" }

    @HTMLBuilder public var content: HTML {
        PageFrame(
            back: ("Back to settings", .settings(.overview)), title: "Help from other servers", isTitleHeading: false
        ).html {
            screenLead(
                "Help from other servers",
                uses.isEmpty
                    ? "The person who runs Corgina set up no other server. Nothing of yours leaves this one."
                    : "The person who runs Corgina set these up. Each is off until you turn it on.")
            if let problem { notice(.warning, .call, "", problem) }
            uses.map(section)
        }
        if let toast { toast.html }
    }

    private func section(_ use: Use) -> HTML {
        settingsSection(use.use.heading, id: use.use.rawValue, footer: nil) {
            ul(.class("promises")) {
                promise(use.use.symbol, .symptom, "What is sent", use.use.sending(to: use.host))
                promise(.shield, .evening, "What is not", use.use.keeping)
                promise(.person, .mute, use.use.keeper(at: use.host).heading, use.use.keeper(at: use.host).words)
            }
            dl { valueRow("Now", use.isAgreed ? "On" : "Off") }
            answerForm(use)
        }
    }

    private func answerForm(_ use: Use) -> HTML {
        form(
            .class("settings-form"), .method(.post), .action(Route.settings(.providers).address), .data(.navigate)
        ) {
            input(.type(.hidden), .name("use"), .value(use.use.rawValue))
            input(.type(.hidden), .name("host"), .value(use.host))
            input(.type(.hidden), .name("answer"), .value(use.isAgreed ? "no" : "yes"))
            button(
                .class(use.isAgreed ? "btn btn--soft btn--wide" : "btn btn--primary btn--wide"), .type(.submit)
            ) {
                use.isAgreed ? "Stop sending to \(use.host)" : "Agree to send to \(use.host)"
            }
        }
    }
}

extension ConfiguredUses {
    /// What she can be asked about, with her answer to each; nobody's answer is no.
    public func answered(by visit: Visit?) -> [ProvidersPage.Use] {
        uses.map { use in
            ProvidersPage.Use(use: use.use, host: use.host, isAgreed: visit?.agrees(to: use.use) ?? false)
        }
    }
}
