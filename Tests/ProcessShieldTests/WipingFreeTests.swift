#if os(Linux)
    import ProcessShield
    import Testing
    import WipingStress

    @Suite struct WipingFreeTests {
        /// In this process, with all that Swift and Foundation do with memory at the same time. `make torture` does far more of it, and
        /// under the address sanitizer and valgrind too.
        @Test(arguments: [1, 2] as [UInt64])
        func `memory is its owner's alone, and holds nothing once it was given back`(seed: UInt64) {
            #expect(stress_wiping(4, 1_500, seed).map { String(cString: $0) } == nil)
        }
    }
#endif
