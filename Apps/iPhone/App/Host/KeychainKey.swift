import CorginaPhoneStore
import Foundation
import LocalAuthentication
import Security

/// The key of the diary in the Keychain: on this iPhone only, behind Face ID or the passcode, gone where the passcode is switched off.
enum KeychainKey {
    enum Failure: Error {
        /// She did not unlock it.
        case refused
        /// The iPhone has no passcode, so there is nothing to keep it behind.
        case noPasscode
        /// The Keychain does not answer.
        case failed
    }

    /// The key; made where there is none.
    ///
    /// - Parameter context: the unlocking it is read with, so that she is asked once.
    static func read(with context: LAContext) throws(Failure) -> Data {
        var query = base(account)
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        query[kSecUseAuthenticationContext as String] = context
        var found: CFTypeRef?
        switch SecItemCopyMatching(NSDictionary(dictionary: query) as CFDictionary, &found) {
        case errSecSuccess:
            guard let bytes = found as? Data else { throw .failed }
            return bytes
        case errSecItemNotFound: return try make()
        case errSecUserCanceled, errSecAuthFailed, errSecInteractionNotAllowed: throw .refused
        default: throw .failed
        }
    }

    /// Without the key nobody opens the diary again: for erasing it.
    static func delete() throws(Failure) {
        let status = SecItemDelete(NSDictionary(dictionary: base(account)) as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else { throw .failed }
    }

    private static func make() throws(Failure) -> Data {
        let protection = kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
        guard let access = SecAccessControlCreateWithFlags(nil, protection as CFTypeRef, .userPresence, nil) else {
            throw .noPasscode
        }
        let bytes = PhoneKey.randomBytes()
        var item = base(account)
        item[kSecAttrAccessControl as String] = access
        item[kSecValueData as String] = bytes
        guard SecItemAdd(NSDictionary(dictionary: item) as CFDictionary, nil) == errSecSuccess else {
            throw .noPasscode
        }
        return bytes
    }

    static let account = "key"
    static let accountWhileClosed = "key while closed"

    static func base(_ account: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "app.corgina.diary",
            kSecAttrAccount as String: account, kSecUseDataProtectionKeychain as String: true,
        ]
    }
}

extension KeychainKey.Failure {
    /// What she is told.
    var words: String {
        switch self {
        case .refused: "Your diary is closed. Unlock it with Face ID or your passcode."
        case .noPasscode: "Your diary is kept behind your passcode. Set one in Settings, then open Corgina again."
        case .failed: PhoneStoreError.failed.description
        }
    }
}
