import Crypto
import Foundation
import ProcessShield
import Synchronization

/// Derives keys with scrypt: a few at a time, on threads of its own, the others in a queue.
///
/// Each derivation takes 128 MiB and a processor for half a second. Without the queue a burst of sign-ins would fill the memory. On the
/// shared threads, of which there are as many as processors, each derivation would keep pages waiting.
final class KeyDerivation: Sendable {
    /// One processor in two, so that pages have the other: scrypt also takes most of what the memory can give.
    static let atOnce = max(1, min(2, ProcessInfo.processInfo.activeProcessorCount / 2))

    private struct Job: Sendable {
        let secret: Data
        let salt: Data
        let parameters: ScryptParameters
        let answer: CheckedContinuation<Result<SymmetricKey, VaultError>, Never>

        func key() throws(VaultError) -> SymmetricKey { try parameters.key(from: secret, salt: salt) }
    }

    private struct Work {
        var queue = DerivationQueue<Job>()
        var threads = 0
        var workDone = 0
    }

    private let work = Mutex(Work())

    /// The work of all derivations so far, to tell whether two ways take the same.
    var workDone: Int { work.withLock { $0.workDone } }

    /// - Throws: `busy` when there is no place to wait for this one.
    func key(
        from secret: Data, salt: Data, _ parameters: ScryptParameters, for asker: Asker
    ) async throws(VaultError) -> SymmetricKey {
        let result = await withCheckedContinuation { answer in
            admit(Job(secret: secret, salt: salt, parameters: parameters, answer: answer), for: asker)
        }
        return try result.get()
    }

    private func admit(_ job: Job, for asker: Asker) {
        let (refused, needsThread) = work.withLock { work in
            let refused = work.queue.add(job, for: asker)
            let needsThread = work.threads < Self.atOnce && work.queue.count > 0
            if needsThread { work.threads += 1 }
            return (refused, needsThread)
        }
        refused?.answer.resume(returning: .failure(.busy))
        if needsThread { startThread() }
    }

    /// A thread of its own, which ends when nobody waits any more.
    private func startThread() {
        let thread = Thread { [self] in
            corgina_give_way()
            while let job = next() {
                job.answer.resume(returning: Result { () throws(VaultError) in try job.key() })
                corgina_wipe_stack(Self.depth)
            }
        }
        thread.name = "scrypt"
        thread.stackSize = Self.stackSize
        thread.start()
    }

    private func next() -> Job? {
        work.withLock { work in
            guard let job = work.queue.next() else {
                work.threads -= 1
                return nil
            }
            work.workDone += job.parameters.work
            return job
        }
    }

    /// In bytes: deeper than scrypt goes, whose blocks lie elsewhere.
    private static let depth = 128 << 10
    private static let stackSize = 1 << 20
}
