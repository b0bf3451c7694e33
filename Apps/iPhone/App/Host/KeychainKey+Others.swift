import CorginaPhoneStore
import Foundation
import LocalAuthentication
import Security

/// Another key in the place of the diary's.
extension KeychainKey {
    /// Keeps the key that the file has by now, where it is another. Until then the file opens with the one before, so that nothing is
    /// lost where the app ends in between.
    ///
    /// - Parameter context: the unlocking she has just done; without one the system asks her.
    static func follow(_ store: PhoneStore, with context: LAContext = LAContext()) throws {
        guard let bytes = try store.keyToKeep() else { return }
        var query = base(account)
        query[kSecUseAuthenticationContext as String] = context
        try update(query, bytes)
        if isKeptWhileClosed { try update(base(accountWhileClosed), bytes) }
        try store.keyIsKept()
    }

    private static func update(_ query: [String: Any], _ bytes: Data) throws(Failure) {
        let changes = [kSecValueData as String: bytes]
        let status = SecItemUpdate(
            NSDictionary(dictionary: query) as CFDictionary, NSDictionary(dictionary: changes) as CFDictionary)
        switch status {
        case errSecSuccess: return
        case errSecUserCanceled, errSecAuthFailed, errSecInteractionNotAllowed: throw .refused
        default: throw .failed
        }
    }
}

/// The same key a second time, where the app reads it by itself while the iPhone is unlocked: only where she chose that Corgina syncs
/// while it is closed.
extension KeychainKey {
    private static let kept = "key is kept while closed"

    /// Whether she chose it. It says nothing of her diary.
    static var isKeptWhileClosed: Bool { UserDefaults.standard.bool(forKey: kept) }

    /// Asks her to unlock, and keeps it.
    static func keepWhileClosed() async throws {
        let context = LAContext()
        context.localizedReason = "Let Corgina sync while it is closed"
        let bytes = try read(with: context)
        forgetWhileClosed()
        var item = base(accountWhileClosed)
        item[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlockedThisDeviceOnly
        item[kSecValueData as String] = bytes
        guard SecItemAdd(NSDictionary(dictionary: item) as CFDictionary, nil) == errSecSuccess else {
            throw Failure.failed
        }
        UserDefaults.standard.set(true, forKey: kept)
    }

    static func forgetWhileClosed() {
        _ = SecItemDelete(NSDictionary(dictionary: base(accountWhileClosed)) as CFDictionary)
        UserDefaults.standard.set(false, forKey: kept)
    }

    /// `nil` where she did not choose it, or the iPhone is locked.
    static func readWhileClosed() -> Data? {
        guard isKeptWhileClosed else { return nil }
        var query = base(accountWhileClosed)
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var found: CFTypeRef?
        guard SecItemCopyMatching(NSDictionary(dictionary: query) as CFDictionary, &found) == errSecSuccess else {
            return nil
        }
        return found as? Data
    }
}
