import CorginaCore
import Markup

/// Whom to call and where to look things up, at the end of her pregnancy's page.
struct ResourcesCard: Hashable, Sendable {
    /// As she wrote it; empty while she gave none.
    var providerPhone: String

    var html: HTML {
        settingsSection("Resources", id: "resources", footer: nil) {
            if providerPhone.isEmpty {
                linkRow(.phone, .call, "Add your provider’s number", to: .settings(.overview))
            } else {
                a(.class("row row--action"), .href(.phone(providerPhone))) {
                    disc(.phone, .call)
                    span(.class("row__main")) {
                        span(.class("row__title row__title--strong")) { "Call your provider" }
                        span(.class("row__sub figure")) { providerPhone }
                    }
                    icon(.chevron, class: "chev")
                }
            }
            linkRow(.shield, .hydration, "Safe to eat?", to: .nutrition(.safe))
            linkRow(.stethoscope, .appointment, "Visits and questions to ask", to: .appointments(.list))
            linkRow(.info, .mute, "Sources of what Corgina says", to: .about)
        }
    }
}
