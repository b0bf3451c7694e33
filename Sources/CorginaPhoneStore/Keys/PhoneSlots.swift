import Foundation

/// How her secrets open a sealed diary: a salt, and four slots of one size (`docs/end-to-end.md`, Keys). Slot 0 is opened by the
/// passphrase, slot 1 by the recovery code; the others hold random bytes.
struct PhoneSlots: Hashable, Sendable {
    private(set) var bytes: Data

    private static let saltSize = 32
    private static let sealedSize = 1 + 12 + 64 + 16
    private static let slotSize = PhoneWork.byteCount + sealedSize
    private static let count = 4

    /// `nil` for another size.
    init?(_ bytes: Data) {
        guard bytes.count == Self.saltSize + Self.count * Self.slotSize else { return nil }
        self.bytes = Data(bytes)
    }

    /// With a fresh salt, and no slot that opens.
    init(work: PhoneWork) {
        bytes = (0..<Self.count).reduce(Data(random: Self.saltSize)) { slots, _ in
            slots + work.bytes + [1] + Data(random: Self.sealedSize - 1)
        }
    }

    var salt: Data { Data(bytes.prefix(Self.saltSize)) }

    /// `nil` for what no Corgina would have written.
    func work(of number: Int) -> PhoneWork? { PhoneWork(Data(slot(number).prefix(PhoneWork.byteCount))) }

    /// Puts a key into the slot that a secret opens.
    ///
    /// - Parameter branches: what follows from the secret with this salt and that work.
    /// - Throws: `failed`
    mutating func wrap(
        _ key: PhoneKey, for secret: PhoneSecret, _ branches: PhoneBranches, work: PhoneWork
    ) throws(PhoneStoreError) {
        let sealed = try PhoneKey.seal(
            key.bytes + Data(count: 16), with: branches.wrapping, bound: context(secret.slot, work.bytes))
        let start = Self.saltSize + secret.slot * Self.slotSize
        bytes.replaceSubrange(start..<start + Self.slotSize, with: work.bytes + sealed)
    }

    /// `nil` where the secret is another one.
    func open(_ secret: PhoneSecret, _ branches: PhoneBranches) -> PhoneKey? {
        let slot = slot(secret.slot)
        let context = context(secret.slot, Data(slot.prefix(PhoneWork.byteCount)))
        let opened = PhoneKey.open(
            Data(slot.dropFirst(PhoneWork.byteCount)), with: branches.wrapping, bound: context)
        return opened.flatMap { PhoneKey(Data($0.prefix(PhoneKey.byteCount))) }
    }

    private func slot(_ number: Int) -> Data {
        Data(bytes.dropFirst(Self.saltSize + number * Self.slotSize).prefix(Self.slotSize))
    }

    private func context(_ number: Int, _ work: Data) -> Data {
        PhoneKey.context("corgina sealed slot", Data([UInt8(truncatingIfNeeded: number)]), salt, work)
    }
}
