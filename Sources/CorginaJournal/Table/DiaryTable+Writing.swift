import CorginaCore

extension DiaryTable {
    /// The file, in UTF-8 with a byte order mark, without which spreadsheets take it for another encoding.
    ///
    /// What happened comes first, by when it was; then what else holds; then what was replaced or removed since.
    ///
    /// - Parameter words: what a row says for people. Of a removal it is also told what was removed.
    /// - Throws: `malformed` when a number or date in an entry could not be read back.
    public func encoded(
        words: (_ entry: JournalEntry, _ before: JournalEntry?) -> Words
    ) throws(JournalCodecError) -> [UInt8] {
        let head = Row(
            moment: exportedAt, state: nil, number: 0,
            words: Words(
                kind: "export", what: "Corgina diary", details: "\(entries.count) entries",
                notes: "Corgina reads this table back by the columns number, check and entry: leave those as they are."),
            entry: headEntry)
        var rows = [head]
        rows.reserveCapacity(entries.count + 1)
        let history = TableHistory(entries)
        for (_, _, index) in entries.indices.map(history.place).sorted(by: <) {
            let entry = entries[index]
            rows.append(
                Row(
                    moment: entry.toldMoment, state: history.state(of: index), number: index + 1,
                    words: words(entry, history.removed(by: index)), entry: try entry.encoded()))
        }
        return Self.file(rows)
    }

    private var headEntry: [UInt8] {
        let head: JSON = [
            "format": .string(Self.format), "version": .whole(Self.version),
            "exportedAt": .string(exportedAt.description), "entries": .whole(entries.count),
        ]
        return head.utf8
    }

    private static func file(_ rows: [Row]) -> [UInt8] {
        let parts = rows.map { $0.parts.count }.max() ?? 1
        let columns = TableColumn.all + (2..<(parts + 1)).map { TableColumn.entry(part: $0) }
        var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
        bytes += CommaSeparated.line(columns).utf8
        for row in rows {
            bytes += CommaSeparated.line(row.cells + Array(repeating: "", count: parts - row.parts.count)).utf8
        }
        return bytes
    }

    /// A row about to be written.
    private struct Row {
        let moment: Moment
        let state: State?
        let number: Int
        let words: Words
        let entry: [UInt8]
        let parts: [String]

        init(moment: Moment, state: State?, number: Int, words: Words, entry: [UInt8]) {
            (self.moment, self.state, self.number, self.words, self.entry) = (moment, state, number, words, entry)
            parts = Self.parts(of: entry)
        }

        var cells: [String] {
            let texts =
                [words.kind, words.what, words.details, words.notes, words.tags.joined(separator: "; ")]
                .map(Self.shown) + [state?.rawValue ?? ""]
            let named = zip(TableColumn.words, texts).map { (column: $0, text: $1) }
            let check = TableCheck(words: named, number: number, entry: entry)
            return ["\(moment.day)", "\(moment.time)"] + texts + ["\(number)", check.description] + parts
        }

        /// Without what no cell can show, and so that no spreadsheet takes it for a number or a date.
        private static func shown(_ text: String) -> String {
            var shown = ""
            for scalar in text.unicodeScalars {
                let isControl = scalar.properties.generalCategory == .control
                shown.unicodeScalars.append(isControl && scalar != "\n" ? " " : scalar)
            }
            let isNumber =
                shown.unicodeScalars.contains { $0.properties.numericType != nil }
                && !shown.unicodeScalars.contains { $0.properties.isAlphabetic }
            return isNumber ? "'" + shown : shown
        }

        /// Cut between characters of the text, never within one.
        private static func parts(of entry: [UInt8]) -> [String] {
            var parts: [String] = []
            var rest = entry[...]
            repeat {
                var end = Swift.min(rest.startIndex + TableColumn.longestPart, rest.endIndex)
                while end < rest.endIndex, rest[end] & 0xC0 == 0x80 { end -= 1 }
                let sign = parts.isEmpty ? [] : [TableColumn.goesOn]
                parts.append(String(decoding: sign + rest[..<end], as: UTF8.self))
                rest = rest[end...]
            } while !rest.isEmpty
            return parts
        }
    }
}

/// Which entries of a journal still hold, and what removals took away.
private struct TableHistory {
    private let entries: [JournalEntry]
    /// By subject, the place of the entry about it that came last.
    private var last: [TableSubject: Int] = [:]
    /// By the place of a removal, that of what it removed.
    private var before: [Int: Int] = [:]

    init(_ entries: [JournalEntry]) {
        self.entries = entries
        for (index, entry) in entries.enumerated() {
            guard let subject = entry.tableSubject else { continue }
            if entry.isRemoval, let earlier = last[subject] {
                before[index] = entries[earlier].isRemoval ? before[earlier] : earlier
            }
            last[subject] = index
        }
    }

    func state(of index: Int) -> DiaryTable.State {
        guard let subject = entries[index].tableSubject, let last = last[subject] else { return .current }
        if entries[last].isRemoval { return .removed }
        return last == index ? .current : .replaced
    }

    func removed(by index: Int) -> JournalEntry? { before[index].map { entries[$0] } }

    /// Where its row comes.
    func place(of index: Int) -> (group: Int, moment: Moment, number: Int) {
        let isEvent = if case .putEvent = entries[index].change { true } else { false }
        let group = state(of: index) != .current ? 2 : isEvent ? 0 : 1
        return (group, entries[index].toldMoment, index)
    }
}
