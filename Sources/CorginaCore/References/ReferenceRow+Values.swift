extension ReferenceRow {
    func whole(_ column: String) throws(ReferenceTableError) -> Int {
        try value(column, "a whole number") { Int($0) }
    }

    func number(_ column: String) throws(ReferenceTableError) -> Double { try value(column, "a number", Self.finite) }

    /// A number; `nil` for "NA".
    func optionalNumber(_ column: String) throws(ReferenceTableError) -> Double? {
        try optionalValue(column, "a number", Self.finite)
    }

    /// One of the cases of `Choice`, by its raw value.
    func choice<Choice: RawRepresentable<String>>(_ column: String, _ expected: String)
        throws(ReferenceTableError) -> Choice
    {
        try value(column, expected) { Choice(rawValue: $0) }
    }

    /// The cases of `Choice` that the cell lists, by their raw values; none for "NA".
    func choices<Choice: RawRepresentable<String>>(_ column: String, _ expected: String)
        throws(ReferenceTableError) -> [Choice]
    {
        var choices: [Choice] = []
        for item in try list(column) {
            guard let choice = Choice(rawValue: item) else {
                throw error(column, .unreadable(item, expected: expected))
            }
            choices.append(choice)
        }
        return choices
    }

    /// Whether the cell says "yes".
    func flag(_ column: String) throws(ReferenceTableError) -> Bool {
        try value(column, "\"yes\" or \"no\"") { $0 == "yes" ? true : $0 == "no" ? false : nil }
    }

    /// The range between the cells of two columns, both included.
    func range<Bound: Comparable>(
        _ least: String, _ most: String, _ expected: String, _ read: (String) -> Bound?
    ) throws(ReferenceTableError) -> ClosedRange<Bound> {
        let (start, end) = (try value(least, expected, read), try value(most, expected, read))
        guard start <= end else { throw error(most, .reversedRange(try text(least), try text(most))) }
        return start...end
    }

    /// The range between two numbers; `nil` where the first is "NA".
    func optionalRange(_ least: String, _ most: String) throws(ReferenceTableError) -> ClosedRange<Double>? {
        guard try optionalText(least) != nil else { return nil }
        return try range(least, most, "a number", Self.finite)
    }

    /// The sources of the ids the cell lists.
    func sources(_ column: String = "sources") throws(ReferenceTableError) -> [ClinicalSource] {
        var sources: [ClinicalSource] = []
        for id in try list(column) {
            guard let source = ClinicalSource.byID[id] else {
                throw error(column, .unreadable(id, expected: "an id in sources.csv"))
            }
            sources.append(source)
        }
        return sources
    }

    /// The sources of the cell that were seen somewhere: all but the compiler's general knowledge.
    func seenSources(_ column: String = "sources") throws(ReferenceTableError) -> [ClinicalSource] {
        try sources(column).filter { $0.origin != .memory }
    }

    static func finite(_ cell: String) -> Double? { Double(cell).flatMap { $0.isFinite ? $0 : nil } }
}
