import CorginaCore

/// Why a provider gave nothing that can be used. No case holds words, sound, a key or an address.
public enum ProviderError: Error, Hashable, Sendable {
    /// What is to be sent is longer than may be.
    case tooLarge
    /// The provider cannot be reached.
    case offline
    case timedOut
    /// She does not want it any more.
    case cancelled
    /// The provider has too much to do, also at the second try.
    case busy
    /// The provider does not accept the key, the model or what is sent.
    case refused
    /// The provider says that it failed.
    case failed
    /// The answer ended too early, is too long, or is not what was asked for.
    case unfit
    /// There are no words in the answer, or no foods.
    case empty
    /// A page lies, or leads, where none may be read: within a network, or at an address that is not encrypted.
    case notPublic
}

extension ProviderError {
    /// What happened and what to do next, for her.
    public func sentence(_ use: ProviderUse) -> String {
        guard use != .recipes else { return ofPage }
        return switch self {
        case .tooLarge: use.tooLarge
        case .offline: "Corgina can’t reach \(use.server) just now. Type it instead, or try again later."
        case .timedOut: "\(use.startingServer) took too long. Try again, or type it instead."
        case .cancelled: "It was stopped. Nothing was kept."
        case .busy: "\(use.startingServer) is busy. Wait a moment and try again, or type it instead."
        case .refused, .notPublic:
            "\(use.startingServer) did not accept it. Ask the person who runs Corgina to check the settings."
        case .failed: "\(use.startingServer) did not manage it. Try again, or type it instead."
        case .unfit: "\(use.startingServer) sent an answer Corgina can’t use. Type it instead."
        case .empty: use.nothingFound
        }
    }
}

extension ProviderUse {
    fileprivate var server: String {
        switch self {
        case .speech: "the speech server"
        case .vision: "the picture server"
        case .text: "the text server"
        case .products: "the product server"
        case .recipes: "the website"
        }
    }

    fileprivate var startingServer: String { "T" + server.dropFirst() }

    fileprivate var tooLarge: String {
        switch self {
        case .speech: "That was too long. Say it in less than a minute."
        case .vision: "This photo is too large to send. Type it instead."
        case .text, .products, .recipes: "That is too large to send."
        }
    }

    fileprivate var nothingFound: String {
        switch self {
        case .speech: "No words could be made out. Move closer, or to where it is quieter, and try again."
        case .vision: "No food could be made out in the picture. Take it again in better light, or type it."
        case .text: "No other words were found. Type it in your own words."
        case .products: "The product server does not know this number. Enter the food from its label."
        case .recipes: "There is no recipe. Paste its text instead."
        }
    }
}
