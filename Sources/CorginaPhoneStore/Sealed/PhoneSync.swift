import CorginaJournal
import CorginaRooms
import Foundation

/// Brings a sealed diary and its server together, for as long as its store is open. What she logs is kept by the store alone; this
/// sends it whenever it is asked to, and reads what her other devices wrote.
public actor PhoneSync {
    private let store: PhoneStore
    private let server: PhoneServer
    private var desk: PhoneDesk?
    private var isUnderWay = false
    private var isWanted = false
    private var wait = PhoneSync.shortest

    /// How things are once nothing is left to do, or something is in the way.
    public struct Outcome: Hashable, Sendable {
        /// Whether the phone has everything the server has, and the server everything of the phone's.
        public var isSettled = false
        /// Whether entries came, or stand elsewhere in the journal now: the diary is to be folded anew from the store.
        public var hasNews = false
        /// After how many seconds to try again; `nil` where the server need not be asked again by itself.
        public var comesBackIn: Int?
        /// Why it is to be tried again, as the server or the way to it says; empty where nothing is in the way.
        public var problem = ""
    }

    /// In seconds. However long a server asks for, a day is enough.
    private static let shortest = 2
    private static let longest = 300
    private static let longestAsked = 86_400
    private static let mostSteps = 400

    public init(_ store: PhoneStore, _ transport: @escaping PhoneTransport) {
        self.store = store
        server = PhoneServer(transport)
    }

    /// Sends and reads until nothing is left to do, or something is in the way. Where another of this is under way, that one looks
    /// once more when it is through.
    ///
    /// - Parameter proof: that of her passphrase, with which what is sent is not counted by the day.
    /// - Returns: `nil` where another is under way.
    public func settle(_ proof: PhoneProof? = nil) async -> Outcome? {
        isWanted = true
        guard !isUnderWay else { return nil }
        isUnderWay = true
        defer { isUnderWay = false }
        var outcome = Outcome()
        while isWanted {
            isWanted = false
            (outcome.comesBackIn, outcome.problem) = (nil, "")
            do {
                outcome.isSettled = try await steps(&outcome, proof)
            } catch {
                desk = nil
                outcome.isSettled = false
                outcome.comesBackIn = later(0)
                outcome.problem = PhoneStoreError(error).description
            }
            await learnWhy()
            // Without an answer there will be none a moment later either.
            if outcome.comesBackIn != nil { isWanted = false }
        }
        return outcome
    }

    private func steps(_ outcome: inout Outcome, _ proof: PhoneProof?) async throws -> Bool {
        desk?.sync.lookAgain()
        for _ in 0..<Self.mostSteps {
            let step = try exchange(&outcome) { try $0.next() } ?? .rest(isSettled: false)
            guard let (place, message) = Self.message(for: step, proof) else {
                if case .rest(let isSettled) = step { return isSettled }
                return false
            }
            let reply = await server.ask(place, message)
            guard try exchange(&outcome, { try $0.take(reply, to: step) }) == true else {
                outcome.comesBackIn = later(reply.retryAfter)
                outcome.problem = reply.words
                return false
            }
            wait = Self.shortest
        }
        outcome.comesBackIn = later(0)
        return false
    }

    /// One transaction; `nil` for a diary on this phone only. What it changed of the desk counts once the file has it.
    private func exchange<Value>(
        _ outcome: inout Outcome, _ work: (inout PhoneExchange) throws -> Value
    ) throws -> Value? {
        let before = desk
        let done = try store.write { db -> (value: Value, desk: PhoneDesk, hasNews: Bool)? in
            guard let standing = try store.standing(db) else { return nil }
            var exchange = try PhoneExchange(store, standing, before, db)
            let value = try work(&exchange)
            return (value, exchange.desk, exchange.hasNews)
        }
        guard let done else { return nil }
        desk = done.desk
        if done.hasNews { outcome.hasNews = true }
        return done.value
    }

    private static func message(for step: PhoneStep, _ proof: PhoneProof?) -> (SealedPlace, JSON)? {
        switch step {
        case .rest: return nil
        case .read(let head): return (.read, ["after": .string(head.mark)])
        case .append(let rows, let head), .putBack(let rows, let head):
            var members = [
                JSON.Member("head", .string(head.mark)), JSON.Member("rows", .array(rows.map(\.sent))),
            ]
            if let proof { members += proof.members }
            return (.append, .object(members))
        }
    }

    private func later(_ asked: Int) -> Int {
        defer { wait = min(wait * 2, Self.longest) }
        return max(wait, min(asked, Self.longestAsked))
    }
}

// MARK: How she goes on

extension PhoneSync {
    /// How she goes on where the server has something else; ``settle(_:)`` then does it.
    ///
    /// - Throws: `full` or `failed`
    public func choose(_ way: PhoneWay) throws(PhoneStoreError) {
        try store.write { db in
            guard var standing = try store.standing(db) else { return }
            standing.way = way
            try store.keep(standing, db)
        }
    }

    /// She has seen what was changed on two devices.
    ///
    /// - Throws: `full` or `failed`
    public func looked() throws(PhoneStoreError) {
        try store.write { db in
            guard var standing = try store.standing(db) else { return }
            standing.conflicts = []
            try store.keep(standing, db)
        }
        for conflict in desk?.sync.conflicts ?? [] { desk?.sync.looked(at: conflict) }
    }

    /// Ends the session of this phone at its server. The diary stays here, and what she writes waits until she signs in again. Where no
    /// answer comes it is signed out here all the same, and the session there ends by itself.
    ///
    /// - Throws: `full` or `failed`
    public func signOut() async throws(PhoneStoreError) {
        _ = await server.ask(.end)
        try store.write { db in
            guard var standing = try store.standing(db), !standing.isBegun else { return }
            standing.isSignedOut = true
            try store.keep(standing, db)
        }
        desk = nil
    }

    /// What every page says of what waits; empty where nothing is to be said.
    ///
    /// - Throws: `failed`
    public func words() throws(PhoneStoreError) -> String {
        guard let standing = try store.sealedStanding() else { return "" }
        if standing.isUnsealed { return PhoneSyncWords.unsealedNote }
        if standing.isSignedOut { return PhoneSyncWords.signedOutNote }
        if standing.trouble != nil { return PhoneSyncWords.troubleNote }
        return standing.waiting > 0 ? PhoneSyncWords.waitingNote : ""
    }

    /// Where the server has ended the session: whether that is because it reads the diary by now.
    private func learnWhy() async { _ = await PhoneUnsealing.isUnsealed(store, server) }
}
