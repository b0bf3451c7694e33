import CZlib
import HTTPTypes

/// The gzip format of RFC 1952, written by zlib.
enum Gzip {
    /// Takes less time than a page takes to make; a higher level saves a twentieth more and costs twice as much.
    static let pageLevel: Int32 = 4
    static let assetLevel: Int32 = 9

    /// Below this the header costs what is saved, and one packet carries it anyway. RFC 9293 leaves about 1,400 bytes of a packet.
    private static let leastBytes = 1_400

    /// - Parameter level: 1 (fast) to 9 (small).
    /// - Returns: `nil` if it would not become smaller.
    static func compressed(_ bytes: some Collection<UInt8>, level: Int32) -> [UInt8]? {
        guard bytes.count >= leastBytes, bytes.count < Int(UInt32.max) else { return nil }
        var input = Array(bytes)
        var stream = z_stream()
        // 15 is the largest window, 16 more asks for gzip's header, 8 is zlib's own memory level.
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var isComplete = false
        let output = [UInt8](unsafeUninitializedCapacity: input.count) { room, count in
            input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = room.baseAddress
                stream.avail_out = UInt32(room.count)
                isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = room.count - Int(stream.avail_out)
            }
        }
        return isComplete ? output : nil
    }

    /// Whether a client takes it: RFC 9110, section 12.5.3. A coding of weight 0 is refused.
    static func isAccepted(by headers: HTTPFields) -> Bool {
        let codings = headers[values: .acceptEncoding].joined(separator: ",").lowercased().split(separator: ",")
        return codings.contains { coding in
            let parts = coding.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard parts.first == "gzip" else { return false }
            return !parts.dropFirst().contains { $0.hasPrefix("q=0") && $0.allSatisfy { "q=0.".contains($0) } }
        }
    }
}
