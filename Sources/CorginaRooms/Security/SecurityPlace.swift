/// Where she looks after her account; everything here asks for her passphrase again.
public enum SecurityPlace: String, CaseIterable, Hashable, Sendable {
    /// `/settings/account`
    case overview = ""
    /// POST `/settings/account/passphrase`
    case passphrase
    /// POST `/settings/account/recovery-code`
    case recoveryCode = "recovery-code"
    /// POST `/settings/account/sessions`: ends every session, this one too
    case sessions
    /// POST `/settings/account/lock`: after how long her devices lock themselves
    case lock
    /// `/settings/account/key`; POST seals the diary under another key
    case key
    /// POST `/settings/account/export`
    case export
    /// `/settings/account/import`; POST takes a file
    case importing = "import"
    /// `/settings/account/erase`; POST erases
    case erase

    var segments: [String] { ["settings", "account"] + (self == .overview ? [] : [rawValue]) }
}
