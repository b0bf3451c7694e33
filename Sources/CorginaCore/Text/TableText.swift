/// A table kept as text, a row a line and its cells between bars: it reads as a table and costs the compiler nothing.
struct TableText {
    private let text: String

    init(_ text: String) { self.text = text }

    /// The cells of each row, without the spaces around them. A row of another width is left out; tests count the rows.
    func rows(width: Int) -> [[String]] {
        text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
            return cells.count == width ? cells : nil
        }
    }

    /// The words of a cell.
    static func words(_ cell: String) -> [String] { cell.split(separator: " ").map(String.init) }

    private static func trimmed(_ cell: Substring) -> String {
        let start = cell.firstIndex { $0 != " " } ?? cell.endIndex
        let end = cell.lastIndex { $0 != " " }.map(cell.index(after:)) ?? start
        return String(cell[start..<end])
    }
}
