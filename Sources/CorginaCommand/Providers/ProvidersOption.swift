import ArgumentParser
import CorginaCore
import CorginaProviders
import Foundation

/// Where the owner says which other servers may help.
struct ProvidersOption: ParsableArguments {
    @Option(
        help: """
            The file that names the servers for speech, pictures, other words, products and recipes, with their keys. Default: \
            \(ProviderFile.usualName) in the data folder, if it is there. Only the user that runs Corgina may read it.
            """)
    var providers: String?

    /// The file; `nil` where nobody named one and none lies in the data folder.
    ///
    /// - Throws: why it is not used.
    func file(in folder: String) throws(ProviderFileError) -> ProviderFile? {
        if let providers { return try ProviderFile(path: providers) }
        let usual = URL(filePath: folder, directoryHint: .isDirectory).appending(path: ProviderFile.usualName).path
        do {
            return try ProviderFile(path: usual)
        } catch {
            guard error == .unusable(.missing, path: usual) else { throw error }
            return nil
        }
    }
}

extension Providers {
    /// What is configured, a line each: the use and the host's name, and nothing of path, model or key.
    var announcement: [String] {
        ProviderUse.allCases.compactMap { use in
            host(use).map { "\(use.name) may go to \($0), for whoever agrees." }
        }
    }
}

extension ProviderUse {
    fileprivate var name: String {
        switch self {
        case .speech: "Speech"
        case .vision: "Pictures"
        case .text: "Sentences to reword"
        case .products: "Numbers on packets"
        case .recipes: "Addresses of recipes"
        }
    }
}
