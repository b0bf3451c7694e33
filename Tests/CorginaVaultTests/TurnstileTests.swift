import Synchronization
import Testing

@testable import CorginaVault

@Suite struct TurnstileTests {
    @Test func `no more are inside than there are places, and everybody gets in`() async {
        let turnstile = Turnstile(places: 3)
        let inside = Mutex((now: 0, most: 0))
        let passed = await withTaskGroup(of: Int.self) { group in
            for number in 0..<500 {
                group.addTask {
                    await turnstile.pass {
                        inside.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                        await Task.yield()
                        inside.withLock { $0.now -= 1 }
                        return number
                    }
                }
            }
            return await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(passed.count == 500)
        #expect(inside.withLock { $0.most } <= 3)
        #expect(inside.withLock { $0.now } == 0)
    }
}
