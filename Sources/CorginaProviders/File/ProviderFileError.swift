/// Why the file of providers is not used. No case holds an address, a key or a model.
public enum ProviderFileError: Error, Hashable, Sendable {
    case missing(path: String)
    case unreadable(path: String)
    case notAFile(path: String)
    case ownedByAnother(path: String)
    case readableByOthers(path: String)
    case tooLarge(path: String)
    case notJSON(path: String)
    case unknownName(String, inside: String)
    case missingName(String, use: String)
    case noUse
    case notAnAddress(use: String)
    case addressSaysMore(use: String)
    case addressWithVersion(use: String)
    case unencrypted(use: String)
    case badModel(use: String)
    case badKey(use: String)
    case noPlaceForNumber(use: String)
    case badFormat(use: String)
}

extension ProviderFileError: CustomStringConvertible {
    /// What is wrong and what to do about it, for the owner.
    public var description: String {
        switch self {
        case .missing(let path): "There is no file of providers at \(path). Check the path, or leave --providers out."
        case .unreadable(let path):
            "\(path) cannot be read. Give it to the user that runs Corgina: chown USER, then chmod 600."
        case .notAFile(let path): "\(path) is no plain file. Put the providers in a file of their own, without a link."
        case .ownedByAnother(let path):
            "\(path) belongs to another user. Give it to the user that runs Corgina, or to root: chown USER \(path)"
        case .readableByOthers(let path):
            "Others may read or write \(path), and it can hold keys. Close it: chmod 600 \(path)"
        case .tooLarge(let path): "\(path) has more than 64 KB. Write only speech, vision, text and products in it."
        case .notJSON(let path): "\(path) is no JSON object. Look at the example in docs/providers.md."
        case .unknownName(let name, let inside):
            "The file of providers has the unknown name “\(name)” \(inside). Correct or remove it."
        case .missingName(let name, let use): "“\(use)” in the file of providers has no “\(name)”. Add it as text."
        case .noUse: "The file of providers names no use. Add speech, vision, text or products, or remove the file."
        case .notAnAddress(let use):
            "The address of “\(use)” cannot be used. Write it as https://speech.example or http://127.0.0.1:8081"
        case .addressSaysMore(let use):
            "The address of “\(use)” has a user, a question mark or a hash sign. Leave them out; a key goes in “key”."
        case .addressWithVersion(let use):
            "The address of “\(use)” ends in /v1. Leave that out: Corgina adds it."
        case .unencrypted(let use):
            "The address of “\(use)” begins with http and is not on this machine. Use https, or 127.0.0.1."
        case .badModel(let use): "The model of “\(use)” must be a name of 1 to 200 characters on one line."
        case .badKey(let use): "The key of “\(use)” has characters that no key has. Copy it again, without blanks."
        case .badFormat(let use):
            "The format of “\(use)” must be json_schema or json_object. Leave it out, unless its server takes only json_object."
        case .noPlaceForNumber(let use):
            "The address of “\(use)” must have {number} once, behind the host: https://products.example/{number}.json"
        }
    }
}
