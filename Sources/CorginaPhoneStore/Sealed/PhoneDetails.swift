import CorginaCore
import CorginaJournal
import Foundation

/// What is kept about a device of a sealed diary, which her devices alone can read (`docs/end-to-end.md`, Messages).
struct PhoneDetails {
    /// What her other devices call it: "iPhone".
    let name: String
    /// When it was let in.
    let made: CalendarDay

    /// - Parameter device: 32 digits, as the server names it; `nil` is answered for anything else.
    func sealed(for device: String, _ key: PhoneKey) -> Data? {
        guard let id = Data(digits: device), id.count == 16 else { return nil }
        let json: JSON = [
            "name": .string(name), "made": .string(made.description), "seen": .string(made.description),
        ]
        let context = PhoneKey.context("corgina device details", id, key.journal)
        return try? key.seal(PhonePadding.pad(json.utf8, smallest: 256), bound: context)
    }
}
