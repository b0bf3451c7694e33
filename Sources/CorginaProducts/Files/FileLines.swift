import Foundation

/// The lines of a file of any size, of which no more is held in memory than the line looked at and a piece read ahead.
///
/// A class, because it owns an open file.
final class FileLines {
    let path: String
    private let descriptor: Int32
    /// What was read and not yet passed.
    private var held: [UInt8] = []
    /// Where in ``held`` the next line begins.
    private var begin = 0
    private var isAtEnd = false
    /// Where in the file the next line begins.
    private(set) var offset: Int

    private static let piece = 1 << 20
    /// Rows of products are long where they list every picture of a packet, but no longer than that.
    private static let longest = 64 << 20
    private static let newline = UInt8(ascii: "\n")

    /// - Parameter offset: where a line begins.
    init(path: String, from offset: Int = 0) throws(ProductTableError) {
        self.path = path
        self.offset = offset
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0, lseek(descriptor, off_t(offset), SEEK_SET) == off_t(offset) else {
            throw .unreadableFile(path)
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// How many bytes from here the first line ends that ends behind `length`, its line end included.
    ///
    /// - Returns: `nil` where the file has no more.
    func lineEnd(after length: Int) throws(ProductTableError) -> Int? {
        var searched = length
        while true {
            if let end = newline(from: begin + searched) { return end + 1 - begin }
            searched = held.count - begin
            guard searched <= Self.longest else { throw .notText(path) }
            guard !isAtEnd else { return searched > length ? searched : nil }
            try readOn()
        }
    }

    /// So many bytes from here.
    func bytes(_ length: Int) -> ArraySlice<UInt8> { held[begin..<begin + length] }

    /// Goes on behind so many bytes.
    func pass(_ length: Int) {
        begin += length
        offset += length
    }

    private func newline(from start: Int) -> Int? {
        held.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress, start < bytes.count,
                let found = memchr(base + start, Int32(Self.newline), bytes.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - UnsafeRawPointer(base)
        }
    }

    private func readOn() throws(ProductTableError) {
        if begin > 0 {
            held.removeFirst(begin)
            begin = 0
        }
        var received = 0
        held += [UInt8](unsafeUninitializedCapacity: Self.piece) { bytes, count in
            received = read(descriptor, bytes.baseAddress, Self.piece)
            count = max(received, 0)
        }
        guard received >= 0 else { throw .unreadableFile(path) }
        isAtEnd = received == 0
    }
}
