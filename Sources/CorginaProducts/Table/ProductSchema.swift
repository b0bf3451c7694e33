import CorginaCore
import CorginaFoods
import GRDB

/// The tables of a file of products. `docs/storage.md` describes every column.
enum ProductSchema {
    /// "CorP", in the file's header.
    static let applicationID: Int32 = 0x436F_7250
    static let version = 3

    /// The number is the row's own, which SQLite stores most compactly. Figures are whole hundredths, for the same reason.
    static let product = """
        CREATE TABLE product (
            gtin INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            brand TEXT,
            measure INTEGER NOT NULL,
            serving INTEGER,
            \(figures("INTEGER"))
        );
        CREATE TABLE source (position INTEGER PRIMARY KEY, kind TEXT NOT NULL, taken INTEGER NOT NULL);
        CREATE TABLE left_out (
            position INTEGER NOT NULL,
            fault TEXT NOT NULL,
            count INTEGER NOT NULL,
            PRIMARY KEY (position, fault)
        ) WITHOUT ROWID;
        """

    /// Which file was read how far, and what of a table in several files waits for the others.
    static let work = """
        CREATE TABLE stage (
            position INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            source INTEGER NOT NULL,
            path TEXT NOT NULL,
            bytes INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            read_to INTEGER,
            is_done INTEGER NOT NULL
        );
        CREATE TABLE branded (
            source INTEGER NOT NULL,
            fdc INTEGER NOT NULL,
            number TEXT NOT NULL,
            name TEXT,
            brand TEXT,
            measure INTEGER NOT NULL,
            serving REAL,
            \(figures("REAL")),
            PRIMARY KEY (source, fdc)
        ) WITHOUT ROWID;
        """

    /// Words of names and brands, and which products hold each. The index that sorts them is taken out again: see `WordListing`.
    ///
    /// Products are known by their place in the order of their names' lengths. So what is found comes in the order in which it is shown,
    /// and a place takes a byte or two.
    static let words = """
        DROP TABLE IF EXISTS place;
        DROP TABLE IF EXISTS word;
        DROP TABLE IF EXISTS block;
        CREATE TABLE place (id INTEGER PRIMARY KEY, gtin INTEGER NOT NULL);
        INSERT INTO place (gtin) SELECT gtin FROM product ORDER BY length(name), gtin;
        CREATE TABLE word (word TEXT PRIMARY KEY, count INTEGER NOT NULL, blocks INTEGER, places BLOB) WITHOUT ROWID;
        CREATE TABLE block (id INTEGER PRIMARY KEY, places BLOB NOT NULL);
        CREATE VIRTUAL TABLE product_words USING fts5(
            name, brand, content='', detail=none, columnsize=0, tokenize='\(tokenizer.joined(separator: " "))'
        );
        INSERT INTO product_words (rowid, name, brand)
            SELECT place.id, product.name, product.brand FROM place JOIN product ON product.gtin = place.gtin
            ORDER BY place.id;
        CREATE VIRTUAL TABLE vocabulary USING fts5vocab(product_words, 'instance');
        """

    /// How names are taken apart into words, and what is searched for as well.
    static let tokenizer = ["unicode61", "remove_diacritics", "2"]

    /// The columns of the figures, as `Nutrient` names them.
    static let nutrients = Product.nutrients.map { "\"\($0.rawValue)\"" }

    private static func figures(_ type: String) -> String {
        nutrients.map { "\($0) \(type)" }.joined(separator: ",\n    ")
    }
}

extension Product.Measure {
    /// How a table of products holds it.
    var stored: Int { self == .grams ? 0 : 1 }

    init(stored: Int) { self = stored == 0 ? .grams : .milliliters }
}

extension Product {
    /// Into how many parts of a unit the table counts.
    private static let fineness = 100.0

    /// - Parameter row: all columns in the order of the table, by which they are read faster than by name.
    init?(_ row: Row) {
        guard row.count == Self.firstFigure + Self.nutrients.count, let barcode = Barcode(number: row[0]) else {
            return nil
        }
        var nutrients = NutrientAmounts.zero
        for (place, nutrient) in Self.nutrients.enumerated() {
            nutrients[nutrient] = (row[Self.firstFigure + place] as Double?).map { $0 / Self.fineness } ?? 0
        }
        self.init(
            barcode: barcode, name: row[1], brand: row[2], measure: Measure(stored: row[3]),
            serving: (row[4] as Double?).map { $0 / Self.fineness }, nutrientsPer100: nutrients)
    }

    private static let firstFigure = 5

    /// Its values in the order of the table's columns.
    var arguments: StatementArguments {
        let figures = Product.nutrients.map { nutrient -> Int? in
            let amount = nutrientsPer100[nutrient]
            return amount == 0 && nutrient != .energy ? nil : Int(nearest: amount * Self.fineness)
        }
        let values: [(any DatabaseValueConvertible)?] = [
            barcode.number, name, brand, measure.stored, serving.map { Int(nearest: $0 * Self.fineness) },
        ]
        return StatementArguments(values + figures)
    }
}
