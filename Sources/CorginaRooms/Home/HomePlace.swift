/// Where she chooses what her diary's home is.
public enum HomePlace: String, CaseIterable, Hashable, Sendable {
    /// `/homes`: what each home means
    case choice = ""
    /// `/homes/device`: gets the device ready, then asks for a passphrase; POST makes the diary there. The server takes no such form:
    /// it is answered on the device
    case device

    var segments: [String] { ["homes"] + (self == .choice ? [] : [rawValue]) }
}
