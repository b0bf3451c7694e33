import CorginaCore
import Foundation

/// One provider as the owner configured it.
public struct Provider: Hashable, Sendable {
    public let address: ProviderAddress
    public let model: String
    let key: ProviderKey?
    /// How a chat server is told the shape of its answer.
    var format = AnswerFormat.jsonSchema
}

/// How a chat server takes a JSON schema, as its `response_format` is called.
enum AnswerFormat: String, CaseIterable, Sendable {
    /// As OpenAI and llama.cpp's server take it.
    case jsonSchema = "json_schema"
    /// As llama-cpp-python does.
    case jsonObject = "json_object"
}

/// What the owner configured: a JSON file that only the user who runs Corgina can read.
///
/// `{"speech": {"address": "http://127.0.0.1:8081", "model": "whisper-1", "key": "…"}, "vision": {…}, "text": {…},
/// "products": {"address": "https://products.example/{number}.json"}, "recipes": {"from": "anywhere"}}`, each optional.
/// A name that is not known is refused: a misspelled one would be a setting that does nothing.
public struct ProviderFile: Hashable, Sendable {
    private let providers: [ProviderUse: Provider]
    /// Where numbers of products are looked up; `nil` where that is off, as it is unless the owner switched it on.
    public let products: ProductServer?
    /// Whose pages may be read for their recipes; `nil` where that is off, as it is unless the owner switched it on.
    public let recipes: PageSites?

    /// What the file is called where nobody says otherwise, in the data folder.
    public static let usualName = "providers.json"
    static let kind = OwnersFile(
        mostKilobytes: 64, advice: "Check the path, or leave --providers out.",
        contents: "speech, vision, text, products and recipes", documentation: "docs/providers.md")

    /// A server with a model.
    public subscript(use: ProviderUse) -> Provider? { providers[use] }

    /// The name of the host that a use is sent to; `nil` where it is not configured.
    public func host(_ use: ProviderUse) -> String? {
        switch use {
        case .products: products?.address.hostName
        case .recipes: recipes?.name
        case .speech, .vision, .text: providers[use]?.address.hostName
        }
    }

    /// Reads the file at a path.
    public init(path: String) throws(ProviderFileError) {
        try self.init(path: path) { () throws(OwnersFile.Fault) in try Self.kind.members(at: path) }
    }

    /// - Parameter path: only for what is said about a fault.
    init(_ bytes: [UInt8], path: String) throws(ProviderFileError) {
        try self.init(path: path) { () throws(OwnersFile.Fault) in try OwnersFile.members(of: bytes) }
    }

    private init(path: String, reading: () throws(OwnersFile.Fault) -> [String: Any]) throws(ProviderFileError) {
        let members: [String: Any]
        do throws(OwnersFile.Fault) { members = try reading() } catch { throw .unusable(error, path: path) }
        try self.init(members)
    }

    private init(_ members: [String: Any]) throws(ProviderFileError) {
        var (providers, products, recipes) = ([ProviderUse: Provider](), ProductServer?.none, PageSites?.none)
        for name in members.keys.sorted() {
            guard let use = ProviderUse(rawValue: name) else {
                throw .unknownName(OwnersFile.printable(name), inside: "at its top")
            }
            guard let fields = members[name] as? [String: Any] else {
                throw .missingName(use == .recipes ? "from" : "address", use: name)
            }
            switch use {
            case .products: products = try Self.products(fields, use: name)
            case .recipes: recipes = try Self.recipes(fields, use: name)
            case .speech, .vision, .text: providers[use] = try Self.provider(fields, use: name)
            }
        }
        guard !providers.isEmpty || products != nil || recipes != nil else { throw .noUse }
        (self.providers, self.products, self.recipes) = (providers, products, recipes)
    }

    private static func provider(_ fields: [String: Any], use: String) throws(ProviderFileError) -> Provider {
        let isChat = use != ProviderUse.speech.rawValue
        let names: Set = ["address", "model", "key"]
        try checkNames(fields, among: isChat ? names.union(["format"]) : names, use: use)
        guard let address = fields["address"] as? String else { throw .missingName("address", use: use) }
        guard let model = fields["model"] as? String else { throw .missingName("model", use: use) }
        guard (1...200).contains(model.count), CleanedWords.line(model, atMost: 200) == model else {
            throw .badModel(use: use)
        }
        return Provider(
            address: try ProviderAddress(address, use: use), model: model, key: try key(fields, use: use),
            format: try format(fields, use: use))
    }

    private static func products(_ fields: [String: Any], use: String) throws(ProviderFileError) -> ProductServer {
        try checkNames(fields, among: ["address", "key"], use: use)
        guard let address = fields["address"] as? String else { throw .missingName("address", use: use) }
        return ProductServer(address: try ProductAddress(address, use: use), key: try key(fields, use: use))
    }

    private static func recipes(_ fields: [String: Any], use: String) throws(ProviderFileError) -> PageSites {
        try checkNames(fields, among: ["from"], use: use)
        guard let sites = fields["from"] as? String else { throw .missingName("from", use: use) }
        return try PageSites(sites, use: use)
    }

    private static func checkNames(
        _ fields: [String: Any], among names: Set<String>, use: String
    ) throws(ProviderFileError) {
        guard let unknown = fields.keys.sorted().first(where: { !names.contains($0) }) else { return }
        throw .unknownName(OwnersFile.printable(unknown), inside: "in “\(use)”")
    }

    private static func format(_ fields: [String: Any], use: String) throws(ProviderFileError) -> AnswerFormat {
        guard let written = fields["format"] else { return .jsonSchema }
        guard let format = (written as? String).flatMap(AnswerFormat.init) else { throw .badFormat(use: use) }
        return format
    }

    private static func key(_ fields: [String: Any], use: String) throws(ProviderFileError) -> ProviderKey? {
        guard let written = fields["key"] else { return nil }
        guard let key = (written as? String).flatMap(ProviderKey.init) else { throw .badKey(use: use) }
        return key
    }
}
