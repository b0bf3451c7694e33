import Crypto
import Foundation
import Synchronization

/// What tells a program from every other one: the SHA-256 of its file.
///
/// What a program understands of an entry is in its code: another one may know a kind or a field that this one passes over. So a folded
/// diary is for the program that folded it, and no list of versions has to be kept in mind when the code changes.
public final class ProgramTrace: Sendable {
    private enum State {
        case unasked
        case beingWorkedOut(Task<Data?, Never>)
        case known(Data?)
    }

    private let state: Mutex<State>
    private let path: String

    /// Of the program that runs.
    public static let ofThis = ProgramTrace(path: path)

    /// - Parameter path: the program's file.
    init(path: String) {
        self.path = path
        state = Mutex(.unasked)
    }

    /// One that is known; `nil` for a program without.
    init(_ trace: Data?) {
        path = ""
        state = Mutex(.known(trace))
    }

    /// 32 bytes; `nil` as long as it is not worked out, and where the file cannot be read. Nobody waits for it: whoever asks first has
    /// it worked out for those who ask later, in a fifth of a second.
    var known: Data? {
        if case .known(let trace) = state.withLock({ $0 }) { return trace }
        begin()
        return nil
    }

    /// Has it worked out for those who ask later.
    func begin() { _ = work() }

    /// The same for those who may wait; `nil` where the file cannot be read.
    func value() async -> Data? {
        if case .known(let trace) = state.withLock({ $0 }) { return trace }
        return await work().value
    }

    private func work() -> Task<Data?, Never> {
        state.withLock { state in
            switch state {
            case .beingWorkedOut(let task): return task
            case .known(let trace): return Task { trace }
            case .unasked:
                let task = Task(priority: .utility) { await self.workOut() }
                state = .beingWorkedOut(task)
                return task
            }
        }
    }

    private func workOut() async -> Data? {
        let trace = await Self.digest(of: path)
        state.withLock { $0 = .known(trace) }
        return trace
    }

    /// What is read at once, so that others get their turn in between.
    private static let piece = 1 << 20

    private static func digest(of path: String) async -> Data? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        var hasher = SHA256()
        do {
            while let bytes = try file.read(upToCount: piece), !bytes.isEmpty {
                hasher.update(data: bytes)
                await Task.yield()
            }
            try file.close()
        } catch { return nil }
        return Data(hasher.finalize())
    }

    /// On Linux the file that was started, even if another was put in its place since. Elsewhere a path tells nothing for certain, so no
    /// checkpoints are kept.
    private static let path = "/proc/self/exe"
}
