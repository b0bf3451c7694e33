import Foundation

/// Answers each line of standard input with one line on standard output, as soon as the line is there.
enum StandardLines {
    private static let newline = UInt8(ascii: "\n")

    /// Reads to the end of input. The last line counts with or without a line end; a carriage return before it is dropped.
    static func answer(_ answer: (ArraySlice<UInt8>) throws -> String) throws {
        let input = FileHandle.standardInput
        var pending: [UInt8] = []
        // How much of `pending` has already been searched, so that a long line is not searched again and again.
        var searched = 0
        while let chunk = try input.read(upToCount: 65_536), !chunk.isEmpty {
            pending.append(contentsOf: chunk)
            var start = 0
            while let end = pending[max(start, searched)...].firstIndex(of: newline) {
                try write(answer(line(pending[start..<end])))
                start = end + 1
                searched = start
            }
            pending.removeFirst(start)
            searched = pending.count
        }
        if !pending.isEmpty { try write(answer(line(pending[...]))) }
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    }

    private static func write(_ text: String) throws {
        try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
    }
}
