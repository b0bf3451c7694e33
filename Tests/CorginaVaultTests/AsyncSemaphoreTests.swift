import Testing

@testable import CorginaVault

@Suite struct AsyncSemaphoreTests {
    @Test func `no more are inside than there are places, and everybody gets in`() async {
        let semaphore = AsyncSemaphore(places: 3)
        let room = Room()
        let passed = await withTaskGroup(of: Int.self) { group in
            for number in 0..<500 {
                group.addTask {
                    await semaphore.pass {
                        await room.enter()
                        await Task.yield()
                        await room.leave()
                        return number
                    }
                }
            }
            return await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(passed.count == 500)
        #expect(await room.most <= 3)
        #expect(await room.inside == 0)
    }
}

/// Counts who is in it.
private actor Room {
    private(set) var inside = 0
    private(set) var most = 0

    func enter() {
        inside += 1
        most = max(most, inside)
    }

    func leave() { inside -= 1 }
}
