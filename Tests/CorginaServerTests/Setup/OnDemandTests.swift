import Synchronization
import Testing

@testable import CorginaServer

struct OnDemandTests {
    @Test func `it is made once, when it is first asked for, however many ask`() async {
        let made = Atomic(0)
        let value = OnDemand { made.add(1, ordering: .relaxed).newValue }
        #expect(made.load(ordering: .relaxed) == 0)
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 { group.addTask { value.value } }
            for await answer in group { #expect(answer == 1) }
        }
    }
}
