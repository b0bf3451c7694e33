import Foundation

/// A file that is read for a table of products, or what is done once several are.
struct ProductStage: Hashable {
    enum Kind: String {
        /// A row a product.
        case table, lines
        /// The three files of USDA's, and what comes of them together.
        case branded, names, nutrients, gathering
    }

    let kind: Kind
    /// Of the tables the owner named, the place of the one it belongs to.
    let source: Int
    let path: String
    /// Its length and when it was last changed: a file that is another since is not read on from the middle.
    let bytes: Int
    let changed: Int

    private init(_ kind: Kind, source: Int, path: String) throws(ProductTableError) {
        self.kind = kind
        self.source = source
        self.path = path
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadableFile(path) }
        bytes = Int(status.st_size)
        changed = Int(status.st_mtim.tv_sec)
    }

    /// What is to be read for one table.
    static func stages(of path: String, source: Int) throws(ProductTableError) -> (ProductSource, [ProductStage]) {
        switch try format(of: path) {
        case .lines: return (.openFoodFacts, [try ProductStage(.lines, source: source, path: path)])
        case .table: return (.openFoodFacts, [try ProductStage(.table, source: source, path: path)])
        default:
            return (
                .brandedFoods,
                [
                    try ProductStage(.branded, source: source, path: path),
                    try ProductStage(.names, source: source, path: beside(path, BrandedFoods.namesFile)),
                    try ProductStage(.nutrients, source: source, path: beside(path, BrandedFoods.nutrientsFile)),
                    try ProductStage(.gathering, source: source, path: path),
                ]
            )
        }
    }

    /// Told by what is in a file, whatever it is called.
    private static func format(of path: String) throws(ProductTableError) -> Kind {
        let lines = try FileLines(path: path)
        guard let length = try lines.lineEnd(after: 0) else { throw .unknownFormat(path) }
        let beginning = lines.bytes(min(length, 4))
        guard !beginning.starts(with: [0x1F, 0x8B]), !beginning.starts(with: Array("PK".utf8)) else {
            throw .compressed(path)
        }
        if beginning.first == UInt8(ascii: "{") { return .lines }
        let file = try DelimitedFile(path: path)
        if BrandedFoods.reads(file) { return .branded }
        guard OpenFoodFactsTable.reads(file) else { throw .unknownFormat(path) }
        return .table
    }

    private static func beside(_ path: String, _ name: String) throws(ProductTableError) -> String {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let place = folder + "/" + name
        guard FileManager.default.fileExists(atPath: place) else { throw .missingBeside(name, folder: folder) }
        return place
    }
}
