import CorginaProviders

/// Why the file that switches reminders on is not used or not made. No case holds a key.
public enum PushFileError: Error, Hashable, Sendable {
    case unusable(OwnersFile.Fault, path: String)
    case unknownName(String)
    case badContact
    case badKey
    case badService
    case alreadyThere(path: String)
    case notWritable(path: String)
}

extension PushFileError: CustomStringConvertible {
    /// What is wrong and what to do about it, for the owner.
    public var description: String {
        switch self {
        case .unusable(let fault, let path): PushFile.kind.words(for: fault, at: path)
        case .unknownName(let name):
            "The file for reminders has the unknown name “\(name)”. Correct or remove it."
        case .badContact:
            "“contact” in the file for reminders is missing or cannot be used. Write it as mailto:you@example.com or https://example.com"
        case .badKey:
            "“key” in the file for reminders is missing or is no key of Corgina’s. Make the file anew with: corgina push keys"
        case .badService:
            "“services” in the file for reminders has an address that cannot be used. Write each as https://push.example, without a path; http is for 127.0.0.1 alone."
        case .alreadyThere(let path):
            "\(path) is there already, and another key would end the reminders of every device. Remove it first if that is what you want."
        case .notWritable(let path): "\(path) cannot be written. Look at who owns its folder."
        }
    }
}
