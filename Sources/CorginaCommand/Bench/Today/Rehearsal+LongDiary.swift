import CorginaCore
import CorginaRooms
import CorginaServer
import CorginaVault
import Foundation
import Logging

extension Rehearsal {
    /// A browser signed in to a long diary in a new folder, late in the evening, so that today is as full as any day.
    static func signedIn(in folder: URL, events: Int, supplements: Int = 0) async throws -> Rehearsal {
        try await household(in: folder, events: events, supplements: supplements).browser
    }

    /// The same, with the vault the diary lies in.
    static func household(
        in folder: URL, events: Int, supplements: Int = 0, diaries: DiaryCache = DiaryCache()
    ) async throws -> (browser: Rehearsal, vault: Vault) {
        let foods = try FoodKnowledge.carried()
        let vault = try Vault.open(at: folder.appending(path: "diary").path, diaries: diaries)
        var surroundings = Surroundings.live
        surroundings.fallbackTimeZone = "UTC"
        let evening = surroundings.moment(in: nil).day.number * 86_400 + 86_000
        surroundings.now = { evening }
        let now = surroundings.moment(in: nil)
        let admission = try await vault.accounts.create(name: "bench", passphrase: "four words for bench", at: now)
        guard let journal = try await vault.unlock(admission.secret, at: now) else { throw BenchError.notSignedIn }
        let diary = LongDiary(
            engine: foods.engine, catalogue: foods.catalogue, now: now, events: events, supplements: supplements)
        _ = try await journal.append(diary.entries())
        let browser = Rehearsal(
            CorginaServer(
                vault: vault, foods: foods, settings: ServerSettings(), surroundings: surroundings,
                logger: Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() }))
        guard try await browser.post("/session", "name=bench&passphrase=four+words+for+bench").status == 303 else {
            throw BenchError.notSignedIn
        }
        return (browser, vault)
    }

    /// - Returns: how many bytes the page has.
    @discardableResult
    func view(_ path: String) async throws -> Int {
        let answer = try await get(path)
        guard answer.status == 200 else { throw BenchError.unexpected(status: answer.status) }
        return answer.bytes
    }
}

extension Timings {
    mutating func timed(_ work: () async throws -> Void) async rethrows {
        let start = ContinuousClock.now
        try await work()
        add(ContinuousClock.now - start)
    }
}
