import CorginaCore
import CorginaRooms

/// The part *Sync* of the iPhone's settings: how her diary and her server stand, and what she can do.
public struct SyncFace: Hashable, Sendable {
    /// In a few words: "Up to date".
    public let state: String
    /// What that means, and what to do; empty where nothing is to be done.
    public let advice: String
    public let facts: [Fact]
    /// What was changed on two devices, until she has looked; empty where nothing was.
    public let conflicts: String
    public let actions: [Action]
    public let footer: String
    /// What Today says at its top, because nothing goes on without her; empty where all does.
    public let notice: String

    /// A line of what is known.
    public struct Fact: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    /// What she can have done, each a button.
    public enum Action: Hashable, Sendable {
        case open, begin
        case signIn
        case syncNow
        /// How she goes on where the server has something else. The name is the store's word for it.
        case goOn(way: String, words: String)
        case looked
        case showCode
        case signOut
        case erase

        public var words: String {
            switch self {
            case .open: "I already have a Sealed diary"
            case .begin: "Keep it sealed on your server too"
            case .signIn: "Sign in to the server again"
            case .syncNow: "Sync now"
            case .goOn(_, let words): words
            case .looked: "I have looked"
            case .showCode: "Write down your recovery code"
            case .signOut: "Sign out of the server"
            case .erase: "Erase it here"
            }
        }

        /// Whether something ends with it, so that she is asked once more.
        public var asksFirst: Bool { self == .signOut || self == .erase }
    }
}

/// What the face is made of.
public struct SyncState: Hashable, Sendable {
    /// How the diary and its server stand; `nil` for a diary on this iPhone only.
    public var standing: SealedStanding?
    /// Her server, without `https://`, and the name of her account.
    public var server = ""
    public var name = ""
    public var settled: Moment?
    /// Whether a recovery code waits to be written down.
    public var hasCode = false
    public var isUnderWay = false
    /// Why the last try ended, as the server or the way to it says; empty where it went well.
    public var problem = ""
    public var entries = 0

    public init() {}
}

extension SyncFace {
    public init(_ state: SyncState, today: CalendarDay, english: WrittenEnglish) {
        guard let standing = state.standing else {
            self = Self.alone(state)
            return
        }
        (self.state, advice) = Self.saying(state, standing)
        facts = Self.facts(state, standing, today: today, english: english)
        conflicts = standing.conflicts > 0 ? standing.conflictWords : ""
        actions = Self.actions(state, standing)
        footer = standing.isUnsealed ? SealedStanding.unsealedFooter : SealedStanding.footer
        notice = Self.notice(state, standing)
    }

    private static func notice(_ state: SyncState, _ standing: SealedStanding) -> String {
        if standing.isUnsealed || standing.isSignedOut || standing.trouble != nil { return saying(state, standing).0 }
        if state.hasCode { return Action.showCode.words }
        return standing.conflicts > 0 ? "Look at what was changed on two devices" : ""
    }

    private static func alone(_ state: SyncState) -> SyncFace {
        SyncFace(
            state: "On this iPhone only", advice: state.problem,
            facts: [Fact(name: "Entries", value: "\(state.entries)")], conflicts: "",
            // Another diary takes the place of one in which nothing was logged, and of no other.
            actions: (state.entries <= 1 ? [.open] : []) + [.begin, .erase],
            footer: "There is no copy anywhere else. Export it now and then, and keep the file somewhere safe.",
            notice: "")
    }

    /// The first of these that is so is said.
    private static func saying(_ state: SyncState, _ standing: SealedStanding) -> (String, String) {
        if standing.isUnsealed { return ("No longer Sealed", standing.unsealedWords) }
        if standing.isSignedOut {
            return (
                "Signed out of the server",
                "Your diary is here and works. What you write stays on this iPhone until you sign in again."
            )
        }
        if let trouble = standing.trouble { return (trouble.heading, trouble.words) }
        if state.isUnderWay { return ("Syncing…", "") }
        if !state.problem.isEmpty { return (waiting(standing.waiting), state.problem) }
        return (standing.waiting > 0 ? waiting(standing.waiting) : "Up to date", "")
    }

    private static func waiting(_ count: Int) -> String {
        switch count {
        case 0: "Everything is on the server"
        case 1: "1 entry waits to be sent"
        default: "\(count) entries wait to be sent"
        }
    }

    private static func facts(
        _ state: SyncState, _ standing: SealedStanding, today: CalendarDay, english: WrittenEnglish
    ) -> [Fact] {
        let settled = state.settled.map { "\(english.relative($0.day, to: today)), \(english.clock($0))" }
        return [
            Fact(name: "Server", value: state.server), Fact(name: "Account name", value: state.name),
            Fact(name: "Last synced", value: settled ?? "Not yet"),
            Fact(name: "Entries", value: "\(state.entries)"),
            Fact(
                name: "On the server",
                value: standing.waiting == 0
                    ? "All of them" : standing.waiting == 1 ? "1 not yet" : "\(standing.waiting) not yet"),
            Fact(name: "Check code", value: standing.compare),
        ]
    }

    private static func actions(_ state: SyncState, _ standing: SealedStanding) -> [Action] {
        var actions: [Action] = state.hasCode ? [.showCode] : []
        if standing.conflicts > 0 { actions.append(.looked) }
        if standing.isUnsealed { return actions + [.erase] }
        if standing.isSignedOut { return actions + [.signIn, .erase] }
        if let trouble = standing.trouble {
            actions += trouble.ways.map { name, words in
                // A phone sends what is missing by itself when it tries again.
                name == "bringBack" ? .goOn(way: "again", words: words) : .goOn(way: name, words: words)
            }
        } else {
            actions.append(.syncNow)
        }
        return actions + [.signOut, .erase]
    }
}
