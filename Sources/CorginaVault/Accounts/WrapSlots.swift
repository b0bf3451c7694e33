import Crypto
import Foundation

/// The four places an account can keep its data key, each locked by another secret.
///
/// Every account has exactly four, of one size; those not in use are random bytes. So the row does not tell how many
/// secrets open something, nor which journal any of them opens.
struct WrapSlots: Sendable {
    static let count = 4
    private static let saltSize = 32
    /// What a slot seals: the data key, and room for what later versions need.
    private static let payloadSize = 64
    private static let slotSize = 3 + Sealing.overhead + payloadSize
    /// How long ``bytes`` is.
    static let byteCount = saltSize + count * slotSize

    enum Purpose: Int, Sendable {
        case passphrase = 0
        case recovery = 1
    }

    let account: Data
    let salt: Data
    private var slots: [Slot]

    private struct Slot: Sendable {
        var parameters: Data
        var sealed: Data
    }

    /// Slots that nothing opens.
    init(account: Data, salt: Data = .random(saltSize), parameters: ScryptParameters) {
        self.account = account
        self.salt = salt
        slots = (0..<Self.count).map { _ in
            var noise = Data.random(Sealing.overhead + Self.payloadSize)
            noise[0] = Sealing.format
            return Slot(parameters: parameters.bytes, sealed: noise)
        }
    }

    /// Reads the bytes ``bytes`` gives.
    ///
    /// - Throws: `accountDamaged` when they are not of that size.
    init(account: Data, bytes: Data) throws(VaultError) {
        guard bytes.count == Self.byteCount else { throw .accountDamaged }
        self.account = account
        salt = Data(bytes.prefix(Self.saltSize))
        slots = (0..<Self.count).map { index in
            let slot = bytes.dropFirst(Self.saltSize + index * Self.slotSize).prefix(Self.slotSize)
            return Slot(parameters: Data(slot.prefix(3)), sealed: Data(slot.dropFirst(3)))
        }
    }

    var bytes: Data { slots.reduce(salt) { $0 + $1.parameters + $1.sealed } }

    /// The work the secret of that slot takes.
    ///
    /// - Throws: `accountDamaged` when it is more than any vault would have written.
    func parameters(_ purpose: Purpose) throws(VaultError) -> ScryptParameters {
        guard let parameters = ScryptParameters(bytes: slots[purpose.rawValue].parameters) else {
            throw .accountDamaged
        }
        return parameters
    }

    mutating func wrap(
        _ dataKey: DataKey, for purpose: Purpose, with key: SymmetricKey, _ parameters: ScryptParameters
    ) throws(VaultError) {
        var payload = dataKey.bytes(count: Self.payloadSize)
        defer { payload.wipe() }
        let context = context(purpose, parameters.bytes)
        slots[purpose.rawValue] = Slot(
            parameters: parameters.bytes, sealed: try Sealing.seal(payload, with: key, bound: context))
    }

    /// - Returns: `nil` when the key does not open the slot.
    func unwrap(_ purpose: Purpose, with key: SymmetricKey) -> DataKey? {
        let slot = slots[purpose.rawValue]
        guard var payload = Sealing.open(slot.sealed, with: key, bound: context(purpose, slot.parameters)) else {
            return nil
        }
        return DataKey.taking(&payload)
    }

    private func context(_ purpose: Purpose, _ parameters: Data) -> Data {
        Sealing.context("corgina slot", Data([UInt8(purpose.rawValue)]), account, salt, parameters)
    }
}
