#if os(Linux)
    import Dispatch
    import Glibc
    import ProcessShield
    import Testing

    @Suite struct WipingStackTests {
        /// What a call leaves behind.
        private static let word: UInt64 = 0x6277_6363_6476_6c71
        private static let depth = 64 << 10

        @Test func nothingThatCallsLeftBelowIsStillThere() throws {
            var here: UInt8 = 0
            let stack = try withUnsafeMutablePointer(to: &here) {
                try Stack(below: UInt(bitPattern: $0), size: 2 * Self.depth)
            }
            litter(Self.depth)
            #expect(stack.count(ofComplement: ~Self.word) > Self.depth / 32)
            litter(Self.depth)
            corgina_wipe_stack(2 * Self.depth)
            #expect(stack.count(ofComplement: ~Self.word) == 0)
        }

        @Test func aThreadThatWaitsForWorkLeavesNothingBelow() throws {
            var here: UInt8 = 0
            let stack = try withUnsafeMutablePointer(to: &here) {
                try Stack(below: UInt(bitPattern: $0), size: 2 * Self.depth)
            }
            var semaphore = sem_t()
            #expect(sem_init(&semaphore, 0, 0) == 0)
            defer { sem_destroy(&semaphore) }
            litter(Self.depth)
            #expect(stack.count(ofComplement: ~Self.word) > Self.depth / 32)
            litter(Self.depth)
            // What libdispatch's threads wait with. The end is long over, so that nobody waits here.
            var end = timespec(tv_sec: 1, tv_nsec: 0)
            #expect(sem_timedwait(&semaphore, &end) == -1)
            #expect(stack.count(ofComplement: ~Self.word) == 0)
        }

        /// That libdispatch waits in this way is its own affair, so it is asked: a change there must not pass unseen.
        @Test func threadsOfTheDatabaseAndOfTasksWaitLikeThis() async throws {
            let stack = try await withCheckedThrowingContinuation { answer in
                DispatchQueue(label: "corgina-test").async {
                    var here: UInt8 = 0
                    let stack = withUnsafeMutablePointer(to: &here) { pointer in
                        Result { try SharedStack(below: UInt(bitPattern: pointer), size: 2 * Self.depth) }
                    }
                    self.litter(Self.depth)
                    answer.resume(with: stack)
                }
            }
            // Its thread waits again a moment after this one goes on, and only its stack tells.
            let end = ContinuousClock.now + .seconds(60)
            while stack.count(ofComplement: ~Self.word) != 0, ContinuousClock.now < end { await Task.yield() }
            #expect(stack.count(ofComplement: ~Self.word) == 0)
        }

        @inline(never) private func litter(_ size: Int) {
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { words in
                words.initialize(repeating: Self.word)
                if size > words.count * 8 { litter(size - words.count * 8) }
            }
        }
    }

    /// One that another thread looks at.
    private final class SharedStack: @unchecked Sendable {
        private let stack: Stack

        init(below address: UInt, size: Int) throws { stack = try Stack(below: address, size: size) }

        func count(ofComplement complement: UInt64) -> Int { stack.count(ofComplement: complement) }
    }

    /// A thread's stack, read as a debugger would, since no pointer may look below what is in use.
    private struct Stack: ~Copyable {
        private let memory: Int32
        private let start: off_t
        private let bytes: UnsafeMutableBufferPointer<UInt64>

        struct CannotBeRead: Error {}

        init(below address: UInt, size: Int) throws {
            memory = open("/proc/self/mem", O_RDONLY)
            guard memory >= 0 else { throw CannotBeRead() }
            start = off_t(address & ~7) - off_t(size)
            bytes = .allocate(capacity: size / 8)
            bytes.initialize(repeating: 0)
        }

        deinit {
            close(memory)
            bytes.deallocate()
        }

        /// How often a word is there. Told by its complement, since the search's own frames are searched too.
        func count(ofComplement complement: UInt64) -> Int {
            let read = pread(memory, bytes.baseAddress, bytes.count * 8, start)
            return read == bytes.count * 8 ? bytes.count { ~$0 == complement } : -1
        }
    }
#endif
