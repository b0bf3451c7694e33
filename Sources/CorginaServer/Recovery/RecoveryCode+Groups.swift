import CorginaRooms
import CorginaVault

extension RecoveryCode {
    /// As it is written down.
    var groups: [String] { text.split(separator: "-").map(String.init) }

    /// Whether that is its last group, as typed.
    func ends(with typed: String) -> Bool {
        typed.uppercased().filter { $0 != " " && $0 != "-" } == groups.last
    }
}

extension FieldError {
    static let wrongGroup = FieldError(
        field: "group", message: "That is not the last group. Compare it with the code above.")
}
