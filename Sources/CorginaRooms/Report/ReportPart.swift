import Markup

/// One part of the report: a heading, then figures, a table or both.
struct ReportPart: Hashable, Sendable {
    var heading: String
    var facts: [Fact] = []
    var table: Table?
    /// What the figures rest on, in small print.
    var note = ""

    var isEmpty: Bool { facts.isEmpty && (table?.rows.isEmpty ?? true) }

    /// A name and its figure.
    struct Fact: Hashable, Sendable {
        var name: String
        var cell: Cell

        init(_ name: String, _ words: String, _ mark: Mark? = nil) {
            self.name = name
            cell = Cell(words, mark)
        }
    }

    struct Table: Hashable, Sendable {
        var columns: [String]
        /// Each has as many cells as there are columns.
        var rows: [[Cell]]
        /// "and 12 more"; empty where all are shown.
        var more = ""

        /// - Parameter most: how many rows are shown, so that the report stays at two sheets. Of more, those that stand out are shown
        ///   and then the first; all in their order. A column in which no row says anything is left out.
        init(_ columns: [String], _ rows: [[Cell]], most: Int) {
            let told = columns.indices.filter { column in rows.contains { !$0[column].words.isEmpty } }
            self.columns = told.map { columns[$0] }
            let rows = rows.map { row in told.map { row[$0] } }
            guard rows.count > most else {
                self.rows = rows
                return
            }
            let isMarked = { (place: Int) in rows[place].contains { $0.mark != nil } }
            let chosen = rows.indices.filter(isMarked) + rows.indices.filter { !isMarked($0) }
            self.rows = chosen.prefix(most).sorted().map { rows[$0] }
            more = "and \(rows.count - most) more"
        }
    }

    struct Cell: Hashable, Sendable {
        var words: String
        var mark: Mark?

        init(_ words: String, _ mark: Mark? = nil) {
            self.words = words
            self.mark = mark
        }
    }

    /// Why a value stands out: a sign and a word, so that it does on black and white paper and for a screen reader.
    enum Mark: Hashable, Sendable {
        case high, low

        var sign: String { self == .high ? "▲" : "▼" }
        var word: String { self == .high ? "high" : "low" }
    }
}

extension ReportPart {
    func html(id: String) -> HTML {
        section(.class("report__part"), .ariaLabelledby(id)) {
            h2(.class("report__heading"), .id(id)) { heading }
            if !facts.isEmpty {
                dl(.class("report__facts")) {
                    for fact in facts {
                        div {
                            dt(.directionAuto) { fact.name }
                            dd(.directionAuto) { fact.cell.html }
                        }
                    }
                }
            }
            if let table, !table.rows.isEmpty { table.html(named: heading) }
            if !note.isEmpty { p(.class("report__note")) { note } }
        }
    }
}

extension ReportPart.Table {
    fileprivate func html(named name: String) -> HTML {
        div(.class("report__scroll"), .tabindex(0), .role(.group), .ariaLabel(name)) {
            Markup.table(.class("report__table")) {
                caption(.class("vh")) { name }
                thead { tr { columns.map(columnHeading) } }
                tbody {
                    for row in rows {
                        tr { for cell in row { td(.directionAuto) { cell.html } } }
                    }
                }
            }
            if !more.isEmpty { p(.class("report__note")) { more } }
        }
    }
}

extension ReportPart.Cell {
    @HTMLBuilder fileprivate var html: HTML {
        if let mark {
            b(.class("report__mark")) {
                words
                span(.ariaHidden) { " \(mark.sign)" }
                " \(mark.word)"
            }
        } else {
            words
        }
    }
}
