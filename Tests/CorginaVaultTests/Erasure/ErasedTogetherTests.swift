import Foundation
import Testing

@testable import CorginaVault

/// Several people who erase their accounts at the same moment.
struct ErasedTogetherTests {
    @Test func `of those who are erased at once, each is on the list`() async throws {
        let folder = try TemporaryFolder()
        let ids = (0..<32).map { _ in Data.random(16) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in ids {
                group.addTask {
                    var tombstones = Tombstones()
                    tombstones.add(id)
                    try ErasedList(folder: folder.path).add(tombstones)
                }
            }
            try await group.waitForAll()
        }
        let listed = try ErasedList(folder: folder.path).tombstones()
        #expect(ids.allSatisfy(listed.contains))
    }
}
