/// The vault's statements as PostgreSQL reads them.
enum PostgresDialect {
    /// Numbers the places of arguments: `?` and `?3` become `$1` and `$3`. What stands in quotation marks stays.
    static func numbered(_ sql: String) -> String { written(sql) { "$\($0)" } }

    /// The statement with something else at the places of arguments, which are counted from 1.
    private static func written(_ sql: String, _ argument: (Int) -> String) -> String {
        var (text, count, isQuoted) = ("", 0, false)
        var rest = sql[...]
        while let character = rest.popFirst() {
            if character == "'" { isQuoted.toggle() }
            guard character == "?", !isQuoted else {
                text.append(character)
                continue
            }
            let number = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(number.count)
            count += 1
            text += argument(Int(number) ?? count)
        }
        return text
    }

    /// A statement that makes or changes tables, with PostgreSQL's names for the kinds of columns.
    static func tables(_ sql: String) -> String {
        [(" BLOB ", " BYTEA "), (" INTEGER ", " BIGINT "), (") WITHOUT ROWID", ")"), ("x''", "''")]
            .reduce(sql) { $0.replacing($1.0, with: $1.1) }
    }

    /// A value as it stands in a statement that takes no arguments.
    static func literal(_ value: SQLValue) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .text(let text): "'\(text.replacing("'", with: "''"))'"
        case .blob(let bytes): "'\\x\(bytes.hexadecimal)'::bytea"
        }
    }

    /// A statement with its arguments in it.
    static func filled(_ sql: String, _ arguments: [SQLValue]) -> String {
        written(sql) { arguments.indices.contains($0 - 1) ? literal(arguments[$0 - 1]) : "NULL" }
    }
}
