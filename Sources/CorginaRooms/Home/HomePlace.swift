/// Where she chooses what her diary's home is, and moves it from one to another.
public enum HomePlace: String, CaseIterable, Hashable, Sendable {
    /// `/homes`: what each home means
    case choice = ""
    /// `/homes/device`: gets the device ready, then asks for a passphrase; POST makes the diary there. The server takes no such form:
    /// it is answered on the device, and so is every POST below
    case device
    /// `/homes/sealed`: the same for a diary that a server keeps without being able to read it
    case sealed
    /// `/homes/sealed/sign-in`: opens such a diary on this device
    case signIn = "sealed/sign-in"
    /// `/homes/sealed/recover`: the same by the recovery code, with another passphrase
    case recover = "sealed/recover"
    /// `/homes/sealed/move`: a diary on this device only goes to a server, sealed
    case move = "sealed/move"
    /// `/homes/sealed/from-account`: an account the server reads becomes a sealed one
    case seal = "sealed/from-account"
    /// `/homes/sealed/to-account`: a sealed one becomes an account the server reads
    case unseal = "sealed/to-account"
    /// `/homes/sealed/leave`: a sealed diary stays on this device only
    case leave = "sealed/leave"
    /// `/homes/sealed/devices`: where it is signed in
    case devices = "sealed/devices"
    /// POST `/homes/sealed/devices/end`: signs one of them out and gives the diary another key
    case endDevice = "sealed/devices/end"
    /// POST `/homes/sealed/sync`: how to go on where the server has another diary than the device
    case sync = "sealed/sync"
    /// POST `/homes/edition`: how to go on where a device did not take a new edition of Corgina
    case edition

    var segments: [String] { ["homes"] + rawValue.split(separator: "/").map { String($0) } }

    /// Whether a device answers it before a diary lives there, so that the server gets the device ready first.
    public var begins: Bool {
        switch self {
        case .device, .sealed, .signIn, .recover: true
        case .choice, .move, .seal, .unseal, .leave, .devices, .endDevice, .sync, .edition: false
        }
    }
}
