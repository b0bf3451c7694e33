#if os(Linux)
    import Glibc
    import Logging
    import ProcessShield

    /// A process that holds nothing and does nothing but run the server as its child, and start it again when it dies.
    ///
    /// It passes on what asks it to stop, ends as the child ended, and takes the child with it when it is killed itself.
    struct ServerKeeper {
        let log: Logger

        /// Said by the child once it serves.
        private static let ready = SIGUSR1
        private static let stops = [SIGTERM, SIGINT, SIGHUP]

        static func tellReady(_ keeper: Int32) {
            // Its number may be another's once it is gone.
            if keeper == getppid() { kill(keeper, ready) }
        }

        /// Begins as a process of one thread and ends it.
        func run() -> Never {
            var rule = RestartRule()
            let watch = SignalWatch(Self.stops + [SIGCHLD, Self.ready])
            while true {
                let began = ContinuousClock.now
                guard let child = start(watch) else { fail() }
                let life = follow(child, watch)
                let time = ContinuousClock.now - began
                switch rule.decide(
                    after: life.end, wasReady: life.wasReady, ranFor: time, isStopping: life.isStopping)
                {
                case .end:
                    if !life.isStopping { say(life.end, "It is not started again.") }
                    end(as: life.end)
                case .again(let wait):
                    say(life.end, "It is started again.")
                    // Nothing is lost by it: no child is there to be asked.
                    if watch.wait(for: Self.stops, atMost: wait) { exit(0) }
                }
            }
        }

        private func start(_ watch: SignalWatch) -> pid_t? {
            var words = CommandLine.arguments
            // Behind the command's name, where an option stands whatever follows.
            words.insert(contentsOf: ["--kept-by", "\(getpid())"], at: min(2, words.count))
            let arguments = words.map { strdup($0) } + [nil]
            defer { for argument in arguments { free(argument) } }
            var before = watch.before
            let child = corgina_start_kept(arguments, &before)
            return child > 0 ? child : nil
        }

        private struct Life {
            var end = ProcessEnd.exited(0)
            var wasReady = false
            var isStopping = false
        }

        /// Until it is gone.
        private func follow(_ child: pid_t, _ watch: SignalWatch) -> Life {
            var life = Life()
            while true {
                let signal = watch.next()
                switch signal.number {
                case SIGCHLD:
                    guard let end = Self.end(of: child) else { continue }
                    life.end = end
                    return life
                case Self.ready: life.wasReady = true
                default:
                    life.isStopping = true
                    // What is typed at a terminal reaches the child by itself.
                    if !signal.isFromTerminal { kill(child, signal.number) }
                }
            }
        }

        /// Others' children may be there too, where this is the first process of a container.
        private static func end(of child: pid_t) -> ProcessEnd? {
            var found: ProcessEnd?
            var status: Int32 = 0
            while case let gone = waitpid(-1, &status, WNOHANG), gone > 0 {
                if gone == child { found = ProcessEnd(status: status) }
            }
            return found
        }

        private func say(_ end: ProcessEnd, _ then: String) {
            switch end {
            // Whoever is told a reason has been told by the server.
            case .exited: return
            case .killed(let signal):
                let name = strsignal(signal).map { String(cString: $0) } ?? "\(signal)"
                log.error("The server died. \(then)", metadata: ["signal": "\(name)"])
            }
        }

        private func fail() -> Never {
            log.error("The server cannot be started. Try again with --no-restart.", metadata: ["error": "\(errno)"])
            exit(1)
        }

        /// So that whoever started this sees what became of the server.
        private func end(as end: ProcessEnd) -> Never {
            switch end {
            case .exited(let code): exit(code)
            case .killed(let number):
                signal(number, SIG_DFL)
                SignalWatch.unblock(number)
                kill(getpid(), number)
                exit(128 &+ number)
            }
        }
    }
#endif
