import CorginaCore
import Foundation

/// What this process holds in memory.
enum ProcessMemory {
    /// As Linux counts it; `nil` where there is no `/proc`.
    static var residentBytes: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { WholeText.read($0, in: 0...1 << 40) }
        return pages.map { $0 * sysconf(Int32(_SC_PAGESIZE)) }
    }
}
