import Markup

/// What she can do about a notice that stays until she answers it: call her provider with one tap, and say what she did.
/// POSTs to ``Route/careAnswered`` with field `did`.
public struct CareResponse: Hashable, Sendable {
    /// Her provider's number as she entered it; empty before she did.
    public var phone: String
    /// What is open: "Blood pressure 152/97 mmHg, today, 08:00".
    public var entries: [String]

    /// What she may have done.
    public enum Deed: String, CaseIterable, Sendable {
        case called
        case known

        /// What its button says.
        public var words: String {
            switch self {
            case .called: "I've called"
            case .known: "My provider knows"
            }
        }

        /// What the diary keeps: "Called my provider: headache".
        func note(about sign: String) -> String {
            let sign = sign.prefix(1).lowercased() + sign.dropFirst()
            return switch self {
            case .called: "Called my provider: \(sign)"
            case .known: "My provider knows: \(sign)"
            }
        }
    }

    var html: HTML {
        div(.class("care__acts")) {
            if phone.isEmpty {
                a(.class("btn btn--line"), .href(Route.settings(.overview).address)) { "Add your provider's number" }
            } else {
                a(.class("btn btn--urgent"), .href(.phone(phone)), .ariaLabel("Call your provider, \(phone)")) {
                    icon(.phone)
                    span(.class("figure-line")) { "Call \(phone)" }
                }
            }
            form(.class("care__deeds"), .method(.post), .action(Route.careAnswered.address), .data(.navigate)) {
                for deed in Deed.allCases {
                    button(.class("btn btn--line"), .type(.submit), .name("did"), .value(deed.rawValue)) { deed.words }
                }
            }
            p(.class("care__worry care__stays")) {
                "\(entries.joined(separator: "; ")). This stays here until you answer."
            }
        }
    }
}
