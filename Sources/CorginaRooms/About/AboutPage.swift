import CorginaCore
import Markup

/// What Corgina is and is not, how it counts, how its accessibility was tested, and where what it says comes from.
public struct AboutPage: Page, Hashable {
    /// Where the way back leads: to settings when signed in, otherwise to welcome.
    public var isSignedIn: Bool
    /// Whether sizes and weeks may be spoken of: not after a loss.
    public var speaksOfWeeks: Bool
    /// Whose tables of products this server uses, and on which terms.
    public var productCredits: [String]
    /// The SHA-256 of the program a browser runs for a diary that lives on a device; `nil` where there is none.
    public var program: String?
    var english: WrittenEnglish

    public init(
        isSignedIn: Bool, speaksOfWeeks: Bool = true, productCredits: [String] = [], program: String? = nil,
        english: WrittenEnglish
    ) {
        self.isSignedIn = isSignedIn
        self.speaksOfWeeks = speaksOfWeeks
        self.productCredits = productCredits
        self.program = program
        self.english = english
    }

    public var title: String { "About" }

    public var content: HTML {
        PageFrame(
            back: isSignedIn ? ("Back to settings", .settings(.overview)) : ("Back to welcome", .welcome),
            title: "About"
        )
        .html {
            notice(.stethoscope, .appointment, "Medical disclaimer. ", disclaimer)
            notice(
                .warning, .call, "If you’re worried, call, ",
                english.callAnywayLine)
            if speaksOfWeeks { counting }
            accessibility
            if !productCredits.isEmpty { products }
            if speaksOfWeeks { sources }
            if let program { browserProgram(program) }
        }
    }

    private var counting: HTML {
        section(.class("card stack stack--close"), .ariaLabelledby("counting")) {
            h2(.class("card__title"), .id("counting")) { "How weeks are counted" }
            p(.class("card__sub")) {
                "“Week 24” means 24 completed weeks since the first day of the last period, as providers count. Trimesters are weeks 1–13, 14–27 and 28 to birth."
            }
            p(.class("card__sub")) {
                "The due date is 280 days after that first day. About 1 baby in 20 arrives on it. Only your provider changes a due date."
            }
            p(.class("card__sub")) {
                "Sizes are typical figures for a single baby. Scans are compared with the World Health Organization's chart, never with those."
            }
        }
    }

    private var products: HTML {
        settingsSection(
            "Products by barcode", id: "products",
            footer: "The table lies on this server. Nobody else learns which numbers you look up."
        ) {
            ul {
                for credit in productCredits {
                    li(.class("row")) { p(.class("row__main row__title source__title")) { credit } }
                }
            }
        }
    }

    private func browserProgram(_ digest: String) -> HTML {
        settingsSection(
            "In your browser", id: "program",
            footer:
                "The SHA-256 of the program that a browser runs for a diary on a device. Whoever builds the same edition of Corgina gets the same."
        ) {
            p(.class("row program figure"), .translateNo) { digest }
        }
    }

    private var sources: HTML {
        settingsSection(
            "Sources", id: "sources",
            footer: "No clinician has reviewed Corgina yet."
        ) {
            ul {
                for source in ClinicalSource.all where source.isCitable {
                    li(.class("row")) {
                        p(.class("row__main row__title source__title")) {
                            if let page = SourcePages.page(of: source) {
                                a(.class("source__link"), .href(page)) { source.title }
                            } else {
                                source.title
                            }
                        }
                    }
                }
            }
        }
    }
}
