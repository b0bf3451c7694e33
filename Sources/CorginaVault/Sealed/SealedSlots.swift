import Foundation

/// The slots of a sealed diary as a device made them. Nobody here has what opens one.
public struct SealedSlots: Hashable, Sendable {
    /// As storage.md has them.
    public let bytes: Data

    private static let saltSize = 32

    /// - Parameter leastWork: of the slots that are in use.
    /// - Throws: `slotsNotUsable` for another size, another format, or work that is too little or more than any reader does.
    init(_ bytes: Data, leastWork: Int) throws(VaultError) {
        guard bytes.count == WrapSlots.byteCount else { throw .slotsNotUsable }
        self.bytes = bytes
        for number in 0..<WrapSlots.count {
            let slot = slot(number)
            guard let parameters = ScryptParameters(bytes: slot.prefix(3)),
                slot.dropFirst(3).first == Sealing.format,
                SlotSecret(rawValue: number) == nil || parameters.work >= leastWork
            else { throw .slotsNotUsable }
        }
    }

    /// 32 bytes.
    var salt: Data { Data(bytes.prefix(Self.saltSize)) }

    /// Of what is stored: the work the passphrase takes.
    ///
    /// - Throws: `accountDamaged`
    static func work(of stored: Data) throws(VaultError) -> ScryptParameters {
        guard stored.count == WrapSlots.byteCount,
            let parameters = ScryptParameters(bytes: Data(stored.dropFirst(saltSize).prefix(3)))
        else { throw .accountDamaged }
        return parameters
    }

    /// The numbers of the slots that are others than those stored.
    func changed(from stored: Data) -> Set<Int> {
        Set((0..<WrapSlots.count).filter { slot($0) != Self.slot($0, in: stored) })
    }

    private func slot(_ number: Int) -> Data { Self.slot(number, in: bytes) }

    private static func slot(_ number: Int, in bytes: Data) -> Data {
        let size = (WrapSlots.byteCount - saltSize) / WrapSlots.count
        return Data(bytes.dropFirst(saltSize + number * size).prefix(size))
    }
}
