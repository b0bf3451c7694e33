/// What a server other than Corgina's may do for her, when the owner configured one and she agreed.
public enum ProviderUse: String, CaseIterable, Sendable {
    /// Her voice becomes words.
    case speech
    /// A picture of a meal becomes the names of its foods.
    case vision
    /// A sentence Corgina could not read is put in other words.
    case text
    /// The number on a packet becomes a product.
    case products
    /// The page of a recipe is read at the address she gives.
    case recipes
}
