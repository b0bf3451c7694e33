/// Why a table of products is not built, or not read.
public enum ProductTableError: Error, Hashable, Sendable {
    case unreadableFile(String)
    case compressed(String)
    case notText(String)
    case unknownFormat(String)
    case missingBeside(String, folder: String)
    case underWay
    case noProducts
    case diskFull
    case notUsable(String)
    case notATable(String)
    case storageFailed(code: Int)
}

extension ProductTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadableFile(let path): "\(path) cannot be read. Check the path and who may read it."
        case .compressed(let path): "\(path) is compressed. Unpack it first, as with gunzip or unzip."
        case .notText(let path): "\(path) is no table of text: it has no line end for 64 MB."
        case .unknownFormat(let path):
            "\(path) is not a table of products that Corgina knows. Give Open Food Facts' export as CSV or JSONL, or "
                + "branded_food.csv of USDA FoodData Central."
        case .missingBeside(let name, let folder):
            "\(name) is missing in \(folder). Unpack all of USDA's Branded Foods CSV files there."
        case .underWay: "Another build of this table is under way. Wait for it, or end it."
        case .noProducts: "No row could be taken, so the table stays as it is."
        case .diskFull: "The disk is full. Free some space and run the same again: it goes on where it was."
        case .notUsable(let path): "\(path) cannot be written. Check who may write there."
        case .notATable(let path):
            "\(path) is no table of products of this Corgina. Build it anew with corgina foods barcodes --from."
        case .storageFailed(let code): "The table could not be read or written (SQLite \(code))."
        }
    }
}
