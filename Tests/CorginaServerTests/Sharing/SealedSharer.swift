import CorginaCore
import CorginaJournal
import Crypto
import Foundation
import HTTPTypes

@testable import CorginaServer
@testable import CorginaVault

/// A share of a sealed diary as her device seals it, and the browser of the companion who joins it.
struct SealedSharer {
    let id: String
    let key = SymmetricKey(size: .bits256)
    let link = Data.random(32)
    let own = Data.random(32)
    let pair = P256.KeyAgreement.PrivateKey()

    init(_ number: UInt64 = 1) { id = "\(RecordID(high: 9, low: number))" }

    private var name: Data { Data(hexadecimal: id) ?? Data() }
    private var keyBytes: Data { key.withUnsafeBytes { Data($0) } }

    static func reader(_ token: Data) -> Data {
        Data(SHA256.hash(data: Sealing.context("corgina shared reader", token)))
    }

    func bundle(_ words: String) throws -> String {
        try Sealing.seal(
            Padding.pad(Data(words.utf8), smallest: 16_384), with: key,
            bound: Sealing.context("corgina shared", name, Data(count: 16))
        ).base64EncodedString()
    }

    func details(_ dataKey: DataKey) throws -> String {
        try Sealing.seal(
            Padding.pad(keyBytes + Data(#"{"name":"Samantha"}"#.utf8), smallest: 2_048), with: dataKey.key,
            bound: Sealing.context("corgina share details", name, dataKey.journal.bytes)
        ).base64EncodedString()
    }

    /// The message that makes it.
    func made(_ words: String, _ dataKey: DataKey, at head: JournalHead) throws -> JSON {
        let reader = Self.reader(link)
        let opening = try Sealing.seal(
            keyBytes, with: SymmetricKey(size: .bits256), bound: Sealing.context("corgina share opening", name, reader))
        return [
            "id": .string(id), "reader": .string(reader.hexadecimal),
            "opening": .string(opening.base64EncodedString()), "details": .string(try details(dataKey)),
            "bundle": .string(try bundle(words)), "head": .string(head.mark),
        ]
    }

    var joining: JSON {
        get throws {
            [
                "token": .string(link.hexadecimal), "own": .string(own.hexadecimal),
                "opening": .string(try joinedOpening().base64EncodedString()),
                "companion": .string(try mark(20_522)),
            ]
        }
    }

    func joinedOpening() throws -> Data {
        try pair.publicKey.x963Representation
            + Sealing.seal(keyBytes, with: SymmetricKey(size: .bits256), bound: Data())
    }

    func mark(_ seen: Int64) throws -> String {
        var bytes = pair.publicKey.x963Representation
        bytes.append(bigEndian: Int64(20_522))
        bytes.append(bigEndian: seen)
        return try Sealing.seal(bytes, with: key, bound: Sealing.context("corgina share companion", name))
            .base64EncodedString()
    }

    var look: JSON { ["token": .string(own.hexadecimal)] }

    /// What the companion's browser reads in an answer.
    func words(_ answer: SealedBrowser.Answer) -> String? {
        (answer.json["bundle"]?.text).flatMap { Data(base64Encoded: $0) }
            .flatMap { Sealing.open($0, with: key, bound: Sealing.context("corgina shared", name, Data(count: 16))) }
            .flatMap(Padding.unpad).map { String(decoding: $0, as: UTF8.self) }
    }

    func sending(_ words: String, _ number: UInt64 = 1, under opening: JSON) throws -> JSON {
        let item = RecordID(high: 4, low: number)
        let bound = Sealing.context("corgina shared", name, Data(hexadecimal: "\(item)") ?? Data())
        let sealed = try Sealing.seal(Padding.pad(Data(words.utf8), smallest: 8_192), with: key, bound: bound)
        return [
            "token": .string(own.hexadecimal), "item": .string("\(item)"),
            "sealed": .string(sealed.base64EncodedString()), "opening": opening,
        ]
    }
}
