import CorginaCore
import Crypto
import Foundation

@testable import CorginaVault

/// A share of a sealed diary, sealed as docs/end-to-end.md has it: by one of her devices, and by the companion's browser.
struct TestShare {
    let id: RecordID
    let secret: Data
    var key = SymmetricKey(size: .bits256)
    var terms = Array(#"{"name":"Sam","sees":"dates","may":"log"}"#.utf8)

    init(_ number: UInt64 = 1, secret: Data = .random(32)) {
        id = RecordID(high: 9, low: number)
        self.secret = secret
    }

    var name: Data { ShareRow.bytes(of: id) }

    static func derived(_ secret: Data, _ purpose: String, _ parts: Data...) -> Data {
        let info = parts.reduce(Sealing.context(purpose)) { $0 + $1 }
        return HKDF<SHA256>.deriveKey(inputKeyMaterial: SymmetricKey(data: secret), info: info, outputByteCount: 32)
            .withUnsafeBytes { Data($0) }
    }

    // MARK: The link

    var tokenBytes: Data { Self.derived(secret, "corgina shared token") }
    var token: ShareToken? { ShareToken(bytes: tokenBytes) }
    var linkKey: SymmetricKey { SymmetricKey(data: Self.derived(secret, "corgina shared link")) }
    var reader: Data { Self.reader(tokenBytes) }

    static func reader(_ token: Data) -> Data {
        Data(SHA256.hash(data: Sealing.context("corgina shared reader", token)))
    }

    private func opening(_ reader: Data) -> Data { Sealing.context("corgina share opening", name, reader) }

    // MARK: Her device

    private var keyBytes: Data { key.withUnsafeBytes { Data($0) } }

    func details(_ dataKey: DataKey) throws -> Data {
        try Sealing.seal(
            Padding.pad(keyBytes + Data(terms), smallest: 2_048), with: dataKey.key,
            bound: Sealing.context("corgina share details", name, dataKey.journal.bytes))
    }

    func bundle(_ words: String) throws -> Data {
        try Sealing.seal(
            Padding.pad(Data(words.utf8), smallest: 16_384), with: key,
            bound: Sealing.context("corgina shared", name, Data(count: 16)))
    }

    func sent(by dataKey: DataKey, _ words: String) throws -> SentShare {
        SentShare(
            id: id, reader: reader, opening: try Sealing.seal(keyBytes, with: linkKey, bound: opening(reader)),
            details: try details(dataKey), bundle: try bundle(words))
    }

    /// The key for a companion's browser.
    func sealed(to companion: TestCompanion) throws -> Data {
        let ephemeral = P256.KeyAgreement.PrivateKey()
        let point = ephemeral.publicKey.x963Representation
        let agreed = try ephemeral.sharedSecretFromKeyAgreement(with: companion.pair.publicKey)
        let key = TestCompanion.key(agreed, point, companion.point)
        return try point + Sealing.seal(keyBytes, with: key, bound: opening(companion.reader))
    }

    func mark(_ companion: TestCompanion, seen: Int64 = 20_522) throws -> Data {
        var bytes = companion.point
        bytes.append(bigEndian: Int64(20_522))
        bytes.append(bigEndian: seen)
        return try Sealing.seal(bytes, with: key, bound: Sealing.context("corgina share companion", name))
    }

    // MARK: The companion's browser

    /// The key, for whoever has the link; `nil` where the opening is for somebody else.
    func keyByLink(_ look: SealedLook) -> SymmetricKey? {
        Sealing.open(look.opening, with: linkKey, bound: opening(reader)).map { SymmetricKey(data: $0) }
    }

    func key(_ look: SealedLook, by companion: TestCompanion) -> SymmetricKey? {
        let point = Data(look.opening.prefix(65))
        guard let ephemeral = try? P256.KeyAgreement.PublicKey(x963Representation: point),
            let agreed = try? companion.pair.sharedSecretFromKeyAgreement(with: ephemeral)
        else { return nil }
        let key = TestCompanion.key(agreed, point, companion.point)
        return Sealing.open(Data(look.opening.dropFirst(65)), with: key, bound: opening(companion.reader))
            .map { SymmetricKey(data: $0) }
    }

    func words(_ look: SealedLook, _ key: SymmetricKey) -> String? {
        look.bundle.flatMap {
            Sealing.open($0, with: key, bound: Sealing.context("corgina shared", name, Data(count: 16)))
        }
        .flatMap(Padding.unpad).map { String(decoding: $0, as: UTF8.self) }
    }

    func item(_ number: UInt64, _ words: String) throws -> SealedSent {
        let item = RecordID(high: 4, low: number)
        return SealedSent(
            id: item,
            sealed: try Sealing.seal(
                Padding.pad(Data(words.utf8), smallest: 8_192), with: key,
                bound: Sealing.context("corgina shared", name, ShareRow.bytes(of: item))))
    }
}

/// The browser of a companion.
struct TestCompanion {
    let tokenBytes = Data.random(32)
    let pair = P256.KeyAgreement.PrivateKey()

    var token: ShareToken? { ShareToken(bytes: tokenBytes) }
    var reader: Data { TestShare.reader(tokenBytes) }
    var point: Data { pair.publicKey.x963Representation }

    static func key(_ agreed: SharedSecret, _ ephemeral: Data, _ recipient: Data) -> SymmetricKey {
        let secret = agreed.withUnsafeBytes { Data($0) }
        return SymmetricKey(data: TestShare.derived(secret, "corgina share agreement", ephemeral, recipient))
    }
}
