import CorginaCore
import Markup

/// A companion's Today. Adding to a list POSTs field `words` to ``SharedPlace/list(_:)``, a sentence POSTs `sentence` to
/// ``SharedPlace/say``.
public struct SharedTodayPage: Page, Hashable {
    /// `nil` until she used Corgina again after something that ended what was shared before.
    public var view: SharedView?
    /// A word that something was sent.
    public var done: String?
    /// Whether the browser opens the share by itself, without an account.
    public var isBrowsers = false
    /// Why there is nothing to show, or nothing was sent.
    public var problem: String?
    public var errors: [FieldError] { view?.errors ?? [] }

    public init(_ view: SharedView?, done: String? = nil) {
        self.view = view
        self.done = done
    }

    public var title: String { "Today" }

    private var heading: String {
        guard let view, !view.facts.from.isEmpty else { return "Shared with you" }
        return "Shared by \(view.facts.from)"
    }

    private var action: (symbol: Icon, label: String, route: Route) {
        isBrowsers ? (.gear, "This browser", .shared(.leave)) : (.gear, "Your account", .security(.overview))
    }

    public var content: HTML {
        PageFrame(isTitleHeading: false, action: action).html {
            if isBrowsers {
                span(.data(.device, "shared"), .hidden)
            } else {
                // A diary that this browser had open before is not to be seen here by a companion.
                span(.data(.signedOut), .hidden)
            }
            screenLead(heading)
            if let done { notice(.check, .appointment, "", done) }
            if let problem { notice(.warning, .call, "", problem) }
            if let view {
                view.html
            } else if problem == nil {
                notice(.info, .trimester, "", "There is nothing here just now. Look again later.")
            }
        }
    }
}

/// What a companion sees with whom nothing is shared, or no longer.
public struct NothingSharedPage: Page, Hashable {
    public init() {}

    public var title: String { "Today" }

    public var content: HTML {
        PageFrame(isTitleHeading: false, action: (.gear, "Your account", .security(.overview))).html {
            span(.data(.signedOut), .hidden)
            screenLead(
                "Nothing is shared with you",
                "To see something again, ask for a link and open it in this browser. Your account stays until you erase it."
            )
            quietLink("Your account", to: .security(.overview))
        }
    }
}
