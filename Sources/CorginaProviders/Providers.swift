import CorginaCore

/// The providers that the owner configured, ready to be asked. None, where nothing is configured.
public struct Providers: Sendable {
    public let speech: SpeechProvider?
    public let vision: VisionProvider?
    public let text: TextProvider?
    public let products: ProductProvider?
    /// Reads pages of recipes.
    public let pages: PageReader?
    private let hosts: [ProviderUse: String]

    public init(_ file: ProviderFile, client: ProviderClient = ProviderClient()) {
        speech = file[.speech].map { SpeechProvider($0, client: client) }
        vision = file[.vision].map { VisionProvider($0, client: client) }
        text = file[.text].map { TextProvider($0, client: client) }
        products = file.products.map { ProductProvider($0, client: client) }
        pages = file.recipes.map { PageReader($0) }
        var hosts: [ProviderUse: String] = [:]
        for use in ProviderUse.allCases { hosts[use] = file.host(use) }
        self.hosts = hosts
    }

    private init() {
        (speech, vision, text, products, pages, hosts) = (nil, nil, nil, nil, nil, [:])
    }

    public static let none = Providers()

    /// The name of the host that a use is sent to; `nil` where it is not configured.
    public func host(_ use: ProviderUse) -> String? { hosts[use] }
}
