import CorginaFoods

/// Open Food Facts' export for spreadsheets, a row a product.
struct OpenFoodFactsTable: ProductRows {
    private let file: DelimitedFile
    private let places: [String: Int]

    init(_ file: DelimitedFile) {
        self.file = file
        let names =
            ["code", "product_name", "brands", "serving_size", "quantity"] + OpenFoodFacts.figures.map { $0.field }
        places = names.reduce(into: [:]) { places, name in places[name] = file.column(name) }
    }

    static func reads(_ file: DelimitedFile) -> Bool { file.has("code", "product_name") }

    var offset: Int { file.offset }

    func next() throws(ProductTableError) -> ProductRow? {
        switch try file.next() {
        case nil: nil
        case .unreadable: .unreadable
        case .record(let record): .listed(product(record))
        }
    }

    private func product(_ record: DelimitedRecord) -> ListedProduct {
        OpenFoodFacts.product(
            number: record[places["code"]], name: record[places["product_name"]], brands: record[places["brands"]],
            serving: record[places["serving_size"]], quantity: record[places["quantity"]]
        ) { figure in Double(record[places[figure.field]]) }
    }
}

/// The rows of a table of products, one after the other.
protocol ProductRows {
    /// Where in the file the next row begins.
    var offset: Int { get }
    /// - Returns: `nil` at the end of the file.
    func next() throws(ProductTableError) -> ProductRow?
}

enum ProductRow {
    case listed(ListedProduct)
    case unreadable
}
