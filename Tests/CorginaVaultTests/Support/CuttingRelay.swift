import Foundation
import Synchronization

/// Stands between a process and PostgreSQL, and once cuts the way between them at the worst moment: when a commit was done, before its
/// answer arrives. Or it cuts all there is for good, as when the process is killed.
final class CuttingRelay: Sendable {
    let port: Int
    private let listening: Int32
    private let goal: Int
    private let isArmed = Mutex(false)
    private let cuts = Mutex(0)
    private let ways = Mutex(Ways())

    private struct Ways {
        var open: [(Int32, Int32)] = []
        var isOver = false
    }

    /// How often it cut.
    var cutCount: Int { cuts.withLock { $0 } }

    /// - Parameter goal: PostgreSQL's port on this machine.
    init(to goal: Int) throws {
        self.goal = goal
        (listening, port) = try Self.listening()
        Thread { [listening, weak self] in
            while case let client = accept(listening, nil, nil), client >= 0 { self?.carry(client) }
        }.start()
    }

    /// A socket at a port that was free.
    private static func listening() throws -> (Int32, port: Int) {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var (address, length) = (address(port: 0), socklen_t(MemoryLayout<sockaddr_in>.size))
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(file, pointer, length) == 0 && listen(file, 16) == 0 && getsockname(file, pointer, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        return (file, Int(UInt16(bigEndian: address.sin_port)))
    }

    deinit {
        shutdown(listening, Int32(SHUT_RDWR))
        close(listening)
    }

    /// Cuts at the next commit of what may have written.
    func arm() { isArmed.withLock { $0 = true } }

    /// Cuts every connection where it stands, and lets none be made any more.
    func cutForGood() {
        let open = ways.withLock { ways in
            ways.isOver = true
            return ways.open
        }
        for (client, server) in open { Self.cut(client, server) }
    }

    /// The ports its connections to the database had on this machine.
    var portsUsed: [Int] { ways.withLock { $0.open.map { Self.localPort(of: $0.1) } } }

    private static func localPort(of file: Int32) -> Int {
        var (address, length) = (address(port: 0), socklen_t(MemoryLayout<sockaddr_in>.size))
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(file, $0, &length) }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private func carry(_ client: Int32) {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = Self.address(port: goal)
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        let goesOn = ways.withLock { ways in
            ways.open.append((client, server))
            return !ways.isOver
        }
        guard isOpen, goesOn else { return Self.cut(client, server) }
        let state = Shared()
        Thread { [weak self] in
            var writes = false
            while let bytes = Self.read(client) {
                writes = writes || bytes.range(of: Data("SERIALIZABLE".utf8)) != nil
                if writes, bytes.range(of: Data("COMMIT".utf8)) != nil, self?.disarm() == true { state.set() }
                Self.write(bytes, server)
            }
            Self.cut(client, server)
        }.start()
        Thread { [weak self] in
            while let bytes = Self.read(server) {
                // PostgreSQL answered, and nobody hears it.
                if state.isSet {
                    self?.cuts.withLock { $0 += 1 }
                    break
                }
                Self.write(bytes, client)
            }
            Self.cut(client, server)
        }.start()
    }

    private func disarm() -> Bool {
        isArmed.withLock { isArmed in
            defer { isArmed = false }
            return isArmed
        }
    }

    /// Whether this connection is to be cut.
    private final class Shared: Sendable {
        private let value = Mutex(false)
        var isSet: Bool { value.withLock { $0 } }
        func set() { value.withLock { $0 = true } }
    }

    private static func read(_ file: Int32) -> Data? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = recv(file, &bytes, bytes.count, 0)
        return count > 0 ? Data(bytes.prefix(count)) : nil
    }

    private static func write(_ bytes: Data, _ file: Int32) {
        var rest = Array(bytes)
        while !rest.isEmpty {
            let count = send(file, rest, rest.count, Int32(MSG_NOSIGNAL))
            guard count > 0 else { return }
            rest.removeFirst(count)
        }
    }

    /// Both threads end by it. The numbers stay taken until the process ends, so that neither cuts what is another's by then.
    private static func cut(_ one: Int32, _ other: Int32) {
        shutdown(one, Int32(SHUT_RDWR))
        shutdown(other, Int32(SHUT_RDWR))
    }

    private static func address(port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(clamping: port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }
}
