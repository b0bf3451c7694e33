import Foundation

/// What a process holds in memory.
enum Memory {
    /// Resident megabytes as Linux counts them; 0 where there is no `/proc`.
    ///
    /// - Parameter process: its id; `nil` for this one.
    static func resident(of process: Int32? = nil) -> Int {
        residentKilobytes(of: process) / 1_024
    }

    /// The same in kilobytes.
    static func residentKilobytes(of process: Int32? = nil) -> Int {
        guard
            let status = try? String(
                contentsOfFile: "/proc/\(process.map(String.init) ?? "self")/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let kilobytes = line.split(separator: " ").compactMap({ Int($0) }).first
        else { return 0 }
        return kilobytes
    }
}
