import Testing

@testable import CorginaVault

/// Servers on several machines have to agree about the time, more or less.
@Suite struct ClockTests {
    @Test(
        arguments: [
            (0, false), (30, false), (-30, false), (31, true), (-31, true), (86_400, true), (Int64.min, true),
            (.max, true),
        ] as [(Int64, Bool)])
    func `clocks that are half a minute apart are told of`(apart: Int64, isTold: Bool) {
        let finding = Checkup.clocks(here: apart, there: 0)
        #expect((finding.grade == .problem) == isTold)
        #expect((Checkup.clocks(here: 0, there: apart).grade == .problem) == isTold)
    }
}
