import CorginaRooms
import CorginaVault

extension FieldError {
    /// What is wrong with what she chose, for a form that makes an account or recovers one.
    ///
    /// - Throws: the error itself if it is none of hers.
    static func ofAccount(_ error: any Error) throws -> [FieldError] {
        guard let error = error as? VaultError, let field = error.field else { throw error }
        return [FieldError(field: field, message: error.description)]
    }
}

extension VaultError {
    /// The field of an account form the error belongs to; `nil` if it is no fault of the form.
    fileprivate var field: String? {
        switch self {
        case .nameNotUsable, .nameTaken: "name"
        case .passphraseTooShort, .passphraseTooLong, .passphraseTooCommon: "passphrase"
        case .recoveryCodeMistyped: "code"
        case .invitationMistyped, .invitationNotValid, .invitationNeeded: "invitation"
        default: nil
        }
    }
}
