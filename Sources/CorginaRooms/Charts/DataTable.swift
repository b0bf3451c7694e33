import Markup

/// The figures behind a chart, for screen readers and for whoever wants them: folded away until asked for.
struct DataTable: Hashable, Sendable {
    var caption: String
    var columns: [String]
    /// The first cell of a row is its heading.
    var rows: [[String]]

    var html: HTML {
        details(.class("data")) {
            summary(.class("link")) {
                span(.class("when-shut")) { "Show as a table" }
                span(.class("when-open")) { "Hide the table" }
                icon(.chevron)
            }
            div(.class("data__scroll"), .tabindex(0), .role(.group), .ariaLabel(caption)) {
                table {
                    Markup.caption { caption }
                    thead { tr { columns.map(columnHeading) } }
                    tbody { rows.map(row) }
                }
            }
        }
    }

    private func row(_ cells: [String]) -> HTML {
        tr {
            rowHeading(cells.first ?? "")
            cells.dropFirst().map { cell in td { cell } }
        }
    }
}
