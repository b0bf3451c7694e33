import CorginaCore

/// "1 day", "109 days", "2 entries": a count with its noun, which gets an s unless the count is one or another plural is given.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(Figure.whole(Double(count))) \(count == 1 ? noun : plural ?? noun + "s")"
}
