import Foundation

/// A file that is open for reading as long as this lives, whatever becomes of its name.
final class ReadFile: Sendable {
    let count: Int
    private let descriptor: Int32

    private static let pieceBytes = 256 * 1_024

    /// - Returns: `nil` where there is no such file, or it is none.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        count = Int(facts.st_size)
    }

    deinit { close(descriptor) }

    /// Stretches that are read at a time.
    var pieces: [Range<Int>] {
        stride(from: 0, to: count, by: Self.pieceBytes).map { $0..<min($0 + Self.pieceBytes, count) }
    }

    /// - Returns: `nil` where that much is not there any more, or the disk fails.
    func read(_ piece: Range<Int>) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: piece.count)
        var done = 0
        while done < piece.count {
            let read = bytes.withUnsafeMutableBytes {
                pread(
                    descriptor, $0.baseAddress?.advanced(by: done), piece.count - done, off_t(piece.lowerBound + done))
            }
            guard read > 0 else { return nil }
            done += read
        }
        return bytes
    }

    /// Whether it ends as the gzip of a file of so many bytes and that CRC-32 does (RFC 1952, section 2.3.1).
    func isGzip(of bytes: Int, check: UInt32) -> Bool {
        guard count > 18, let end = read(count - 8..<count), let start = read(0..<2), start == [0x1F, 0x8B] else {
            return false
        }
        func word(_ place: Int) -> UInt32 { (0..<4).reversed().reduce(0) { $0 << 8 | UInt32(end[place + $1]) } }
        return word(0) == check && word(4) == UInt32(truncatingIfNeeded: bytes)
    }
}
