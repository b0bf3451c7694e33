import CorginaCore
import CorginaPhone
import CorginaPhoneStore
import CorginaRooms
import Foundation
import Observation

/// Keeps the open diary and her server in step, as `SyncRhythm` says. A diary on this iPhone only has no line.
@MainActor @Observable
final class Syncing {
    private(set) var state = SyncState()
    /// The recovery code that waits to be written down.
    private(set) var code: WaitingCode?
    private(set) var memory = SyncMemory()
    /// In which English she is told.
    private(set) var english = WrittenEnglish.ofNoRegion
    @ObservationIgnored weak var host: PhoneHost?
    @ObservationIgnored private(set) var line: ServerLine?
    @ObservationIgnored private var sync: PhoneSync?
    @ObservationIgnored private var rhythm = SyncRhythm()
    @ObservationIgnored private var planned: (task: Task<Void, Never>, at: Int64)?
    @ObservationIgnored let keeper: DiaryKeeper

    init(_ keeper: DiaryKeeper) { self.keeper = keeper }

    /// Once the diary is open.
    func begin() async {
        memory = SyncMemory((try? await keeper.kept(SyncMemory.shelf)) ?? [])
        await refresh()
        wake(.opened)
    }

    /// How things stand, read anew.
    func refresh() async {
        guard let (standing, code, account) = try? await keeper.standing() else { return }
        state.standing = standing
        (state.entries, english) = await (keeper.entryCount, keeper.english)
        self.code = WaitingCode(code)
        state.hasCode = self.code != nil
        state.settled = memory.settled
        guard let account, let address = try? ServerAddress(typed: account.server) else { return }
        (state.server, state.name) = (address.name, account.name)
        if line?.address != address { attach(ServerLine(address, memory.cookies)) }
    }

    /// From now on messages go there.
    func attach(_ line: ServerLine) {
        self.line = line
        sync = PhoneSync(keeper.store, line.transport)
    }

    func remember(_ change: (inout SyncMemory) -> Void) async {
        change(&memory)
        try? await keeper.keep(memory.bytes, as: SyncMemory.shelf)
    }

    private var now: Int64 { PhoneSurroundings.live.now.secondsSinceEpoch }

    /// Whether anything is to be said to a server.
    private var isSignedIn: Bool { sync != nil && state.standing?.isSignedOut == false }
}

// MARK: In step

extension Syncing {
    /// Plans the next time; the earlier of two counts.
    func wake(_ cause: SyncRhythm.Cause) {
        guard isSignedIn else { return }
        let beginning = rhythm.beginning(cause, at: now)
        if let planned, planned.at <= beginning { return }
        planned?.task.cancel()
        let wait = Duration.seconds(max(0, beginning - now))
        let task = Task { [weak self] in
            try? await Task.sleep(for: wait)
            if !Task.isCancelled { await self?.settle() }
        }
        planned = (task, beginning)
    }

    /// Sends and reads until nothing is left to do. Where another of this is under way, that one looks once more.
    ///
    /// - Parameter proof: that of her passphrase, where she has just typed it.
    func settle(_ proof: PhoneProof? = nil) async {
        planned = nil
        guard isSignedIn, let sync else { return }
        state.isUnderWay = true
        guard let outcome = await sync.settle(proof) else { return }
        state.isUnderWay = false
        state.problem = outcome.problem
        rhythm.ended(at: now, comesBackIn: outcome.comesBackIn)
        let cookies = await line?.cookies
        let settled = outcome.isSettled ? PhoneSurroundings.live.now : memory.settled
        await remember { memory in
            if let cookies { memory.cookies = cookies }
            memory.settled = settled
        }
        if outcome.hasNews { await host?.takeNews() }
        await refresh()
        wake(.timer)
    }

    /// Nothing more is planned: the diary closes.
    func end() {
        planned?.task.cancel()
        planned = nil
    }
}

// MARK: What she decides

extension Syncing {
    func goOn(_ way: String) async {
        guard let way = PhoneWay(rawValue: way) else { return }
        await trying { try await $0.choose(way) }
        await settle()
    }

    func looked() async { await trying { try await $0.looked() } }

    func codeIsWritten() async {
        do { try await keeper.codeIsWritten() } catch { state.problem = Self.words(error) }
        await refresh()
    }

    func signOut() async {
        end()
        await trying { try await $0.signOut() }
        KeychainKey.forgetWhileClosed()
        await remember { memory in (memory.cookies, memory.syncsWhileClosed) = (ServerCookies(), false) }
        if let address = line?.address { attach(ServerLine(address)) }
    }

    private func trying(_ work: (PhoneSync) async throws -> Void) async {
        guard let sync else { return }
        do { try await work(sync) } catch { state.problem = Self.words(error) }
        await refresh()
    }

    private static func words(_ error: any Error) -> String {
        (error as? PhoneStoreError ?? .failed).description
    }
}
