import Markup

/// How a sealed diary and the server stand to one another, for the page where she looks after it.
public struct SealedStanding: Hashable, Sendable {
    /// Entries that are on this device and not on the server yet.
    public var waiting: Int
    /// What two devices that lie side by side are compared by.
    public var compare: String
    /// Whether the server has ended this device's session.
    public var isSignedOut: Bool
    /// Whether the server reads this diary by now, because she chose so on a device.
    public var isUnsealed: Bool
    /// Why nothing is sent.
    public var trouble: Trouble?
    /// How many things were changed on two devices, until she has looked.
    public var conflicts: Int

    /// What is wrong with what the server says.
    public enum Trouble: String, Hashable, Sendable {
        /// It has less than this device has seen.
        case less
        /// It has another diary than this device has seen.
        case past
        /// It sent something that does not fit.
        case row
        /// It says it kept something else than it was sent.
        case answer
        /// Entries of this device are not there.
        case missing
    }

    public init(
        waiting: Int, compare: String, isSignedOut: Bool, isUnsealed: Bool = false, trouble: Trouble?, conflicts: Int
    ) {
        self.waiting = waiting
        self.compare = compare
        self.isSignedOut = isSignedOut
        self.isUnsealed = isUnsealed
        self.trouble = trouble
        self.conflicts = conflicts
    }

    /// What she is told, and can do, above all else.
    @HTMLBuilder var notices: HTML {
        if isUnsealed {
            unsealedCard
        } else if let trouble {
            troubleCard(trouble)
        }
        if isSignedOut && !isUnsealed {
            notice(
                .warning, .calories, "Signed out of the server. ",
                "Your diary is here and works. What you write stays on this device until you sign in again.")
            primaryLink("Sign in to the server again", to: .homes(.signIn))
        }
        if conflicts > 0 {
            notice(.swap, .trimester, "", conflictWords)
            answer("looked", "I have looked", class: "btn btn--soft btn--wide")
        }
    }

    /// What this device has of a diary that is not sealed any more. Nothing of it goes by itself.
    private var unsealedCard: HTML {
        HTML.sequence([
            notice(
                .eye, .calories, "This diary is no longer Sealed. ",
                "You chose to let the server read it, so this device was signed out. " + unsealedWords),
            waiting == 0
                ? answer("leave", "Erase it here and sign in", class: "btn btn--primary btn--wide")
                : HTML.sequence([
                    a(.class("btn btn--primary btn--wide"), .href(.fragment("export"))) { "Export first" },
                    quietLink("Erase it here", to: .security(.erase)),
                ]),
        ])
    }

    /// How she goes on with a diary that is not sealed any more.
    public var unsealedWords: String {
        switch waiting {
        case 0: "The server has every entry that is here. Sign in there with the same name and passphrase."
        case 1:
            "1 entry is only here. Export your diary, erase it here, sign in, and import the file: nothing comes twice."
        default:
            "\(waiting) entries are only here. Export your diary, erase it here, sign in, and import the file: nothing comes twice."
        }
    }

    /// - Parameter entries: how many are on this device.
    func section(entries: Int, isPersistent: Bool?) -> HTML {
        settingsSection("Sealed", id: "kept", footer: isUnsealed ? Self.unsealedFooter : Self.footer) {
            dl {
                valueRow("Entries", "\(entries)")
                valueRow(
                    "On the server", waiting == 0 ? "All of them" : waiting == 1 ? "1 not yet" : "\(waiting) not yet")
                valueRow("Kept by the browser", isPersistent == true ? "Until you delete it" : "As long as it has room")
                valueRow("Check code", compare)
            }
            if !isUnsealed {
                linkRow(.copy, .trimester, "Your devices", to: .homes(.devices))
                linkRow(.home, .appointment, "Keep it on this device only", to: .homes(.leave))
                linkRow(.eye, .calories, "Let the server read it", to: .homes(.unseal))
            }
        }
    }

    public static let footer =
        "The server keeps it sealed and cannot read it. Devices that show the same check code have the same diary."

    public static let unsealedFooter = "What you write here stays on this device: nothing goes to the server any more."

    /// What was changed on two devices.
    public var conflictWords: String {
        (conflicts == 1 ? "One thing was" : "\(conflicts) things were")
            + " changed on two of your devices before either had heard of the other. The later change counts. Both are in your export."
    }

    private func troubleCard(_ trouble: Trouble) -> HTML {
        HTML.sequence([
            notice(.warning, .call, trouble.heading + " ", trouble.words),
            trouble.ways.isEmpty
                ? .nothing
                : div(.class("stack stack--tight")) {
                    for (name, words) in trouble.ways { answer(name, words, class: "btn btn--soft btn--wide") }
                },
        ])
    }

    private func answer(_ name: String, _ words: String, class style: String) -> HTML {
        oneButtonForm(to: .homes(.sync), class: style, hidden: (name: "way", value: name)) { words }
    }
}

extension SealedStanding.Trouble {
    public var heading: String {
        switch self {
        case .less: "The server has less than this device."
        case .past: "The server has another diary than this device."
        case .row, .answer: "What the server sent does not fit."
        case .missing: "Entries of this device are missing on the server."
        }
    }

    /// What it means, and what she can do.
    public var words: String {
        switch self {
        case .less:
            "An older backup may have been put back, or it hides something. Nothing is lost here. You can send it what it lost, as it was."
        case .past:
            "Somebody may have put back a backup and gone on from there. Nothing is lost here. You can go on with the server’s diary: what only this device has is sent again."
        case .row, .answer:
            "It may be changed or broken, so nothing of it was taken and nothing more is sent. Your diary on this device is whole. Ask whoever runs the server, and try again."
        case .missing: "You can send them again."
        }
    }

    /// Each with the name it is sent under.
    public var ways: [(String, String)] {
        switch self {
        case .less: [("putBack", "Send the server what it lost")]
        case .past: [("startOver", "Go on with the server’s diary")]
        case .row, .answer: [("again", "Try again")]
        case .missing: [("bringBack", "Send them again")]
        }
    }
}
