import Markup

/// Which editions of Corgina a device takes, that a diary opens on. It keeps to the key that signed the list it saw when the diary began.
public struct KeptEditions: Hashable, Sendable {
    /// What people compare that key by, eight groups of four digits; `nil` where the server had no signed list when this device looked.
    public var fingerprint: String?
    /// Whether this browser can check a signature (Ed25519).
    public var canCheck: Bool
    /// Why the newest edition was not taken; `nil` where none was refused.
    public var refusal: Refusal?

    /// An edition that was not taken.
    public struct Refusal: Hashable, Sendable {
        public var reason: Reason
        /// Of the key its list is signed by.
        public var fingerprint: String?
        /// What the form sends back, so that she takes what she was shown and no other.
        public var answer: String

        public init(_ reason: Reason, fingerprint: String? = nil, answer: String = "") {
            self.reason = reason
            self.fingerprint = fingerprint
            self.answer = answer
        }
    }

    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// The server has no list any more.
        case unsigned
        /// Its list cannot be read, or its signature is wrong.
        case broken
        /// Its list is signed by another key.
        case otherKey
        /// Its list has a lower number than one this device has seen.
        case lower
        /// Its list is of another edition.
        case notListed
        /// A file is not what its list says.
        case changed
        /// This browser cannot check, so she is asked.
        case unchecked
        /// The browser took a worker that checks nothing, and runs it once no page is open.
        case unlisted
    }

    public init(fingerprint: String? = nil, canCheck: Bool = true, refusal: Refusal? = nil) {
        self.fingerprint = fingerprint
        self.canCheck = canCheck
        self.refusal = refusal
    }
}

extension KeptEditions {
    /// Said before a diary begins.
    @HTMLBuilder var promised: HTML {
        if let fingerprint {
            promise(.key, .evening, "Updates are signed", "\(purpose) The key is \(fingerprint).")
        }
    }

    private var purpose: String {
        canCheck
            ? "This device keeps to the key that signs them, and takes no update signed by another. Compare the key with what whoever runs this server tells you."
            : "This browser can’t check signatures, so this device asks you before each update. Compare the key with what whoever runs this server tells you."
    }

    /// Said where she reads who can read her diary.
    var honest: HTML {
        guard let fingerprint else {
            return promise(
                .swap, .mute, "Updates are not signed",
                "This device takes each update that the server sends. Nothing tells it whether somebody changed one.")
        }
        return promise(
            .swap, .mute, canCheck ? "Updates are signed" : "Updates wait for you",
            "\(purpose) The key is \(fingerprint). One thing is up to the browser: it takes the script that checks this from the server as well. A server that turns malicious could send another."
        )
    }

    var section: HTML {
        settingsSection("Updates of Corgina", id: "editions", footer: footer) {
            dl { valueRow("Signed by", fingerprint ?? "Nobody") }
        }
    }

    private var footer: String {
        guard fingerprint != nil else {
            return "This server does not sign its updates, so this device takes each one it sends."
        }
        return canCheck
            ? "This device takes an update only if this key signed the list of its files and every file fits."
            : "This browser can’t check signatures, so this device asks you before each update."
    }
}
