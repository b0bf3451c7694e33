import CZlib
import CorginaVault
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// `corgina.wasm`, what a browser runs for a diary that lives on it. It is the same for everybody.
///
/// Its address names its SHA-256, so it may be kept for ever, and the browser can see that what it got is what was named. The file
/// stays open and is read a piece at a time: twenty megabytes need not lie in memory for the few times they are asked for.
public struct BrowserProgram: Sendable {
    /// SHA-256 in hexadecimal digits.
    public let digest: String
    private let file: ReadFile
    /// The file as gzip, made when it was built.
    private let compressed: ReadFile?

    static let folder = "worker"

    /// What it is called where it lies: beside the program that serves it.
    public static let fileName = "corgina.wasm"

    var path: String { "/\(Self.folder)/\(name)" }
    private var name: String { "\(digest).wasm" }

    /// - Returns: `nil` where there is no such file.
    /// - Throws: ``BrowserProgramFault``
    public init?(at path: String) throws(BrowserProgramFault) {
        guard let file = ReadFile(path: path) else { return nil }
        var hash = SHA256()
        var check = crc32(0, nil, 0)
        var start: [UInt8] = []
        for piece in file.pieces {
            guard let bytes = file.read(piece) else { throw .notReadable }
            if start.isEmpty { start = Array(bytes.prefix(8)) }
            hash.update(data: bytes)
            check = bytes.withUnsafeBufferPointer { crc32(check, $0.baseAddress, UInt32($0.count)) }
        }
        // What every module of WebAssembly begins with, in version 1.
        guard start == [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0] else { throw .otherFile }
        digest = hash.finalize().hexadecimal
        self.file = file
        compressed = ReadFile(path: path + ".gz").flatMap { $0.isGzip(of: file.count, check: UInt32(check)) ? $0 : nil }
    }

    func response(name: String, for headers: HTTPFields) throws(ServerError) -> Response {
        guard name == self.name else { throw .notFound }
        let sent = Gzip.isAccepted(by: headers) ? compressed ?? file : file
        var fields: HTTPFields = [
            .contentType: "application/wasm", .cacheControl: "public, max-age=31536000, immutable",
            .contentLength: "\(sent.count)", .vary: "Accept-Encoding",
        ]
        if sent !== file { fields[.contentEncoding] = "gzip" }
        return Response(
            status: .ok, headers: fields,
            body: ResponseBody(contentLength: sent.count) { writer in
                for piece in sent.pieces {
                    guard let bytes = sent.read(piece) else { throw BrowserProgramFault.notReadable }
                    try await writer.write(ByteBuffer(bytes: bytes))
                }
                try await writer.finish(nil)
            })
    }
}

/// Why a file cannot be what browsers run. `description` says what to do.
public enum BrowserProgramFault: Error, Hashable, Sendable, CustomStringConvertible {
    case notReadable, otherFile

    public var description: String {
        switch self {
        case .notReadable: "corgina.wasm cannot be read, so no diary can live on a device. Build it again: make wasm"
        case .otherFile: "corgina.wasm is no WebAssembly, so no diary can live on a device. Build it again: make wasm"
        }
    }
}
