/// A product as another server lists it, after it was checked.
public struct LookedUpProduct: Hashable, Sendable {
    public var product: Product
    /// The server's name.
    public var host: String

    public init(product: Product, host: String) {
        self.product = product
        self.host = host
    }
}
