import Crypto
import Foundation

/// What a browser keeps to show that somebody has signed in on it before.
///
/// It opens nothing. It stands for itself where guesses are counted, so that those of strangers do not keep her out where she has
/// been before. The vault keeps nothing of it: a mark for each account, which the vault alone can make, says who has signed in there.
public struct DevicePass: Sendable {
    /// How many accounts one browser is remembered for, the newest first.
    static let mostMarks = 4
    private static let idSize = 16
    private static let markSize = 32

    let id: Data
    let marks: [Data]

    init(id: Data = .random(idSize), marks: [Data] = []) {
        self.id = id
        self.marks = Array(marks.prefix(Self.mostMarks))
    }

    /// Reads what ``cookieValue`` wrote; anything else is `nil`.
    public init?(cookieValue: String) {
        for count in 1...Self.mostMarks {
            guard let bytes = Base64URL.read(cookieValue, count: Self.idSize + count * Self.markSize) else { continue }
            let marks = (0..<count).map {
                Data(bytes.dropFirst(Self.idSize + $0 * Self.markSize).prefix(Self.markSize))
            }
            self.init(id: Data(bytes.prefix(Self.idSize)), marks: marks)
            return
        }
        return nil
    }

    /// 64 to 192 characters of base64url, fit for a cookie.
    public var cookieValue: String { Base64URL.text(marks.reduce(id, +)) }
}

extension DevicePass: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Says nothing, so that no log can leak it.
    public var description: String { "a device's pass" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Devices {
    /// The pass a browser gets once somebody has signed in on it.
    ///
    /// - Parameter presented: the one it has, which goes on to stand for the accounts it stood for.
    public func pass(
        for journal: UnlockedJournal, renewing presented: DevicePass?
    ) async throws(VaultError) -> DevicePass {
        try await pass(forAccount: journal.account, renewing: presented)
    }

    func pass(forAccount account: Data, renewing presented: DevicePass?) async throws(VaultError) -> DevicePass {
        let salt = try await vault.slots.of(account).salt
        let old = presented ?? DevicePass()
        let mark = vault.serverKey.mark(on: old.id, for: account, salt: salt)
        return DevicePass(id: old.id, marks: [mark] + old.marks.filter { $0 != mark })
    }
}

extension ServerKey {
    /// - Parameter salt: the account's. It changes with its recovery code and its key, and the marks made before then count no more.
    fileprivate func mark(on device: Data, for account: Data, salt: Data) -> Data {
        code(for: "corgina device", device + account + salt)
    }

    /// Whether somebody has signed in to that account where the pass is kept.
    func recognises(_ pass: DevicePass, at account: Data, salt: Data) -> Bool {
        let expected = SymmetricKey(data: mark(on: pass.id, for: account, salt: salt))
        // Two keys are compared in the same time wherever they differ.
        return pass.marks.reduce(false) { $0 || SymmetricKey(data: $1) == expected }
    }
}
