import CorginaCore
import CorginaFoods
import CorginaProducts
import Foundation

/// What `corgina foods barcodes` says.
enum BarcodesText {
    static func line(_ progress: ProductTableBuild.Progress) -> String {
        let share = progress.bytes > 0 ? Double(progress.readBytes) / Double(progress.bytes) * 100 : 100
        let name = URL(filePath: progress.path).lastPathComponent
        return "\(name): \(Figure.whole(share))% read, \(Figure.whole(Double(progress.taken))) products taken"
    }

    /// How many rows of each source were taken, and why the others were not.
    static func lines(_ report: ProductTableReport) -> [String] {
        report.parts.flatMap { part in
            ["\(count(part.taken)) products taken from \(part.source.credit)."]
                + part.leftOut.map { "  left out: \(count($0.count)) \($0.fault)" }
        }
    }

    static func lines(_ product: Product) -> [String] {
        let unit = product.measure == .grams ? "g" : "mL"
        let title = [product.name, product.brand].compactMap { $0 }.joined(separator: ", ")
        let serving = product.serving.map { "A serving is \(Figure.decimal($0)) \(unit)." }
        let figures = Product.nutrients.filter { product.nutrientsPer100[$0] > 0 || $0 == .energy }.map {
            "  \($0.displayName): \(Figure.decimal(product.nutrientsPer100[$0], places: 2)) \($0.unit.rawValue)"
        }
        return ["\(product.barcode)  \(title)"] + [serving].compactMap { $0 } + ["100 \(unit) contain:"] + figures
    }

    private static func count(_ number: Int) -> String { Figure.whole(Double(number)) }
}
