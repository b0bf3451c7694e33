import BackgroundTasks
import CorginaPhone
import CorginaPhoneStore
import Foundation

/// Syncs while Corgina is closed, only where she chose it: for that the key lies in the Keychain a second time, where the app reads it
/// without Face ID while the iPhone is unlocked. While it is locked the diary's file is closed, and nothing happens.
@MainActor
enum SyncWhileClosed {
    static let identifier = "app.corgina.Corgina.sync"

    /// What goes on, so that the door can wait for its end: two at once would stand in each other's way.
    private static var underWay: Task<Void, Never>?

    /// Asks the system to come back; it decides when.
    static func plan() {
        guard KeychainKey.isKeptWhileClosed else { return }
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = Date.now.addingTimeInterval(TimeInterval(SyncRhythm.whileClosed))
        try? BGTaskScheduler.shared.submit(request)
    }

    static func run() async {
        plan()
        // An open diary syncs by itself.
        guard DiaryDoor.shared.host == nil, underWay == nil else { return }
        let task = Task { await settle() }
        underWay = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        underWay = nil
    }

    static func end() async {
        underWay?.cancel()
        await underWay?.value
    }

    @concurrent
    private static func settle() async {
        guard let bytes = KeychainKey.readWhileClosed(), let key = PhoneKey(bytes),
            let store = try? DiaryFile.open(key), let account = try? store.sealedAccount(),
            let address = try? ServerAddress(typed: account.server),
            let standing = try? store.sealedStanding(), !standing.isSignedOut
        else { return }
        var memory = SyncMemory(kept(store))
        let line = ServerLine(address, memory.cookies)
        guard let outcome = await PhoneSync(store, line.transport).settle() else { return }
        memory.cookies = await line.cookies
        if outcome.isSettled { memory.settled = PhoneSurroundings.live.now }
        _ = try? store.perform([.stage(memory.bytes, as: SyncMemory.shelf)])
    }

    private nonisolated static func kept(_ store: PhoneStore) -> [UInt8] {
        if case .bytes(let bytes)? = (try? store.waiting([SyncMemory.shelf]))?[SyncMemory.shelf] { bytes } else { [] }
    }
}
