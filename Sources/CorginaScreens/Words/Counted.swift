import CorginaCore

/// "1 day", "109 days": a count with its noun, which gets an s unless the count is one.
func counted(_ count: Int, _ noun: String) -> String {
    "\(Figure.whole(Double(count))) \(noun)\(count == 1 ? "" : "s")"
}
