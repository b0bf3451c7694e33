#if os(Linux)
    import Glibc

    /// Signals that wait to be asked for, instead of interrupting.
    struct SignalWatch {
        /// What was blocked before, for a child to begin with.
        let before: sigset_t
        private let watched: sigset_t

        struct Signal {
            let number: Int32
            /// Whether somebody typed it, which sends it to every process of the terminal.
            let isFromTerminal: Bool
        }

        init(_ signals: [Int32]) {
            watched = Self.set(signals)
            // Whoever started this may have said that nobody wants to know.
            signal(SIGCHLD, SIG_DFL)
            var watched = watched
            var before = sigset_t()
            pthread_sigmask(SIG_BLOCK, &watched, &before)
            self.before = before
        }

        func next() -> Signal {
            var watched = watched
            var told = siginfo_t()
            while true {
                let number = sigwaitinfo(&watched, &told)
                if number > 0 { return Signal(number: number, isFromTerminal: told.si_code > 0) }
            }
        }

        /// Waits out the time.
        ///
        /// - Returns: whether one of these came before it was over.
        func wait(for signals: [Int32], atMost time: Duration) -> Bool {
            var wanted = Self.set(signals)
            let end = ContinuousClock.now + time
            while true {
                let left = max(end - ContinuousClock.now, .zero).components
                var most = timespec(tv_sec: Int(left.seconds), tv_nsec: Int(left.attoseconds / 1_000_000_000))
                if sigtimedwait(&wanted, nil, &most) > 0 { return true }
                if errno != EINTR { return false }
            }
        }

        static func unblock(_ number: Int32) {
            var one = set([number])
            pthread_sigmask(SIG_UNBLOCK, &one, nil)
        }

        private static func set(_ signals: [Int32]) -> sigset_t {
            var set = sigset_t()
            sigemptyset(&set)
            for signal in signals { sigaddset(&set, signal) }
            return set
        }
    }
#endif
