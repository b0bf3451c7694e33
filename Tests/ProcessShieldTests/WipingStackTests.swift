#if os(Linux)
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

        @inline(never) private func litter(_ size: Int) {
            withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { words in
                words.initialize(repeating: Self.word)
                if size > words.count * 8 { litter(size - words.count * 8) }
            }
        }
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
