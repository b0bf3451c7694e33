import Foundation

/// What this process holds in memory.
enum Memory {
    /// Resident megabytes as Linux counts them; 0 where there is no `/proc`.
    static func resident() -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kilobytes = line.split(separator: " ").compactMap({ Int($0) }).first
        else { return 0 }
        return kilobytes / 1_024
    }
}
