/// Why the file of providers is not used. No case holds an address, a key or a model.
public enum ProviderFileError: Error, Hashable, Sendable {
    case unusable(OwnersFile.Fault, path: String)
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
    case notSites(use: String)
}

extension ProviderFileError: CustomStringConvertible {
    /// What is wrong and what to do about it, for the owner.
    public var description: String {
        switch self {
        case .unusable(let fault, let path): ProviderFile.kind.words(for: fault, at: path)
        case .unknownName(let name, let inside):
            "The file of providers has the unknown name “\(name)” \(inside). Correct or remove it."
        case .missingName(let name, let use): "“\(use)” in the file of providers has no “\(name)”. Add it as text."
        case .noUse:
            "The file of providers names no use. Add speech, vision, text, products or recipes, or remove the file."
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
        case .notSites(let use):
            "Write “from” of “\(use)” as anywhere, or as the address of one server, without a path: https://recipes.example"
        case .noPlaceForNumber(let use):
            "The address of “\(use)” must have {number} once, behind the host: https://products.example/{number}.json"
        }
    }
}
