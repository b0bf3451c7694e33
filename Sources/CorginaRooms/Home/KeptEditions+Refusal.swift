import Markup

extension KeptEditions {
    /// What she is told, and can do, where an edition was not taken.
    @HTMLBuilder var notices: HTML {
        if let refusal {
            notice(.warning, .calories, refusal.reason.title + " ", words(for: refusal))
            div(.class("stack stack--tight")) {
                if let take = refusal.reason.take {
                    answer(refusal.reason.rawValue, value: refusal.answer, take)
                }
                answer("again", value: "yes", "Look again")
            }
        }
    }

    private func answer(_ name: String, value: String, _ words: String) -> HTML {
        oneButtonForm(
            to: .homes(.edition), class: "btn btn--soft btn--wide", hidden: (name: name, value: value)
        ) { words }
    }

    private func words(for refusal: Refusal) -> String {
        let known = fingerprint ?? "none", other = refusal.fingerprint ?? "unknown"
        return switch refusal.reason {
        case .otherKey:
            "It is signed by another key. This device keeps to \(known). The other is \(other). Go on with it only if whoever runs this server told you so, face to face or by phone. Until then you stay with the Corgina you have, and it goes on working."
        case .unchecked:
            "This browser can’t check signatures, so you are asked. The list of this update names the key \(other). Take it if you trust whoever runs this server. Until then you stay with the Corgina you have, and it goes on working."
        case .unlisted:
            "Your browser took a script from it that is not in the signed list, and runs it once every page of Corgina is closed. Lock your diary, and don’t type your passphrase until whoever runs this server has told you what it is."
        case .unsigned, .broken, .lower, .notListed, .changed:
            "\(refusal.reason.heading) You stay with the Corgina you have, and it goes on working. Tell whoever runs this server, and look again once they have seen to it."
        }
    }
}

extension KeptEditions.Reason {
    /// What comes before all else.
    var title: String {
        self == .unlisted ? "Be careful with this server." : "An update of Corgina was not taken."
    }

    /// What it is, where she can do nothing but stay.
    var heading: String {
        switch self {
        case .unsigned: "The server has no signed list any more."
        case .broken: "Its list is damaged, or somebody changed it."
        case .lower: "Its list is older than one this device has seen."
        case .notListed: "It is not the one that the server’s list names."
        case .changed: "A file of it is not what its list says."
        case .otherKey, .unchecked, .unlisted: ""
        }
    }

    /// What the button says that takes it all the same; `nil` where there is none.
    var take: String? {
        switch self {
        case .otherKey: "Go on with the other key"
        case .unchecked: "Take this update"
        case .unsigned, .broken, .lower, .notListed, .changed, .unlisted: nil
        }
    }
}
