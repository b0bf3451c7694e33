import CorginaProviders

/// Why a key or a signed list is not used or not made. No case holds a key.
public enum ReleaseFault: Error, Hashable, Sendable {
    case unusableKey(OwnersFile.Fault, path: String)
    case noKey(path: String)
    case alreadyThere(path: String)
    case notWritable(path: String)
    case missing(path: String)
    case notReadable(path: String)
    case tooLarge
    case malformed
    case forged
    case otherKey(found: ReleaseFingerprint)
    case notAPublicKey
    case number
    case notHigher(than: Int)
    case doesNotFit(differences: Int, first: String)
}

extension ReleaseFault: CustomStringConvertible {
    /// What is wrong and what to do about it, for the owner.
    public var description: String {
        switch self {
        case .unusableKey(let fault, let path): ReleaseKey.kind.words(for: fault, at: path)
        case .noKey(let path): "\(path) holds no key of Corgina’s. Make one with: corgina release keys FILE"
        case .alreadyThere(let path):
            "\(path) is there already, and with another key every device asks its owner whether to go on. Remove it first if that is what you want."
        case .notWritable(let path): "\(path) cannot be written. Look at who owns its folder."
        case .missing(let path): "There is no list at \(path). Sign one with: corgina release sign --key FILE"
        case .notReadable(let path): "\(path) cannot be read. Look at who owns it."
        case .tooLarge:
            "The list has more than \(SignedRelease.mostBytes >> 10) KB, so it is none of Corgina’s. Sign it anew."
        case .malformed: "This is no signed list of Corgina’s. Sign one with: corgina release sign --key FILE"
        case .forged: "The signature does not fit the list: one of them was changed. Sign it anew."
        case .otherKey(let found): "The list is signed by another key, whose fingerprint is \(found)."
        case .notAPublicKey:
            "That is no public key. Give the line that corgina release keys printed, 44 letters, digits and signs."
        case .number: "The number of a list is from 1 to \(ReleaseList.numbers.upperBound)."
        case .notHigher(let than):
            "The list that is there has the number \(than), and browsers take no lower one. Leave out --number, or choose a higher one."
        case .doesNotFit(let differences, let first):
            "The list is of another edition: \(differences) \(differences == 1 ? "file differs" : "files differ"). \(first). Sign it anew."
        }
    }
}
