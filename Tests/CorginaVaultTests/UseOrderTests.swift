import SeededRandom
import Testing

@testable import CorginaVault

@Suite struct UseOrderTests {
    @Test func `the oldest is the one a list that is looked through would name`() {
        var random = SeededGenerator(seed: 5)
        var order = UseOrder<Int>()
        var list: [Int] = []
        for _ in 0..<5_000 {
            let key = Int.random(in: 0..<40, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                order.remove(key)
                list.removeAll { $0 == key }
            case 1:
                #expect(order.oldest() == list.first)
            default:
                order.use(key)
                list.removeAll { $0 == key }
                list.append(key)
            }
        }
        while let oldest = order.oldest() {
            #expect(oldest == list.removeFirst())
            order.remove(oldest)
        }
        #expect(list.isEmpty)
    }
}
