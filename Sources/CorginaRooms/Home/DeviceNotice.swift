/// What a host on a device has to say where it cannot do what was asked.
public enum DeviceNotice: String, Hashable, Sendable {
    /// What only a server does.
    case notHere = "not-here"
    /// The page of a companion, or the link of a share: both are of an account of the server, and a diary answers in this browser.
    case sharedElsewhere = "shared-elsewhere"
    case full
    /// The browser did not keep what was written.
    case unwritten
    /// The program ended in the middle of it.
    case ended

    public var page: ProblemPage {
        switch self {
        case .notHere:
            ProblemPage(
                title: "Not available here",
                sentence:
                    "Your diary opens on your devices only, and this needs a server that can read it. Your diary is as you left it."
            )
        case .sharedElsewhere:
            ProblemPage(
                title: "Open it in another browser",
                sentence:
                    "What somebody shares with you needs an account of this server, and this browser keeps a diary of yours. Open the same link in another browser, in a private window or on another device. It was not used up, and your diary is as you left it."
            )
        case .full:
            ProblemPage(
                title: "That did not work",
                sentence:
                    "There is no room left on this device, so nothing was saved. Free some space and try again; you can still read everything."
            )
        case .unwritten:
            ProblemPage(
                title: "That did not work",
                sentence: "The browser could not keep it, so nothing was saved. Try again in a moment.")
        case .ended:
            ProblemPage(
                title: "That did not work",
                sentence:
                    "Corgina stopped partway and started again. None of it was saved; your diary is as you left it."
            )
        }
    }

    /// The status of HTTP that says the same to scripts.
    public var statusCode: Int {
        switch self {
        case .notHere, .sharedElsewhere: 404
        case .full: 507
        case .unwritten: 503
        case .ended: 500
        }
    }
}
