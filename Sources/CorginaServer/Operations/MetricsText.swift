/// Figures as Prometheus reads them (text format 0.0.4).
struct MetricsText {
    private(set) var text = ""

    enum Kind: String { case counter, gauge, histogram }

    /// One family of figures and its samples.
    mutating func add(
        _ name: String, _ kind: Kind, _ help: String, _ samples: [(labels: [(String, String)], value: Double)]
    ) {
        head(name, kind, help)
        for sample in samples { line(name, sample.labels, sample.value) }
    }

    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ value: Double) {
        add(name, kind, help, [([], value)])
    }

    mutating func add(_ name: String, _ help: String, durations: [String: Metrics.Durations]) {
        head(name, .histogram, help)
        for (route, durations) in durations.sorted(by: { $0.key < $1.key }) {
            var count = 0
            for (index, share) in durations.counts.enumerated() {
                count += share
                let bound =
                    index < Metrics.Durations.bounds.count ? Self.number(Metrics.Durations.bounds[index]) : "+Inf"
                line(name + "_bucket", [("route", route), ("le", bound)], Double(count))
            }
            line(name + "_sum", [("route", route)], durations.seconds)
            line(name + "_count", [("route", route)], Double(count))
        }
    }

    private mutating func head(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
    }

    private mutating func line(_ name: String, _ labels: [(String, String)], _ value: Double) {
        let list = labels.map { "\($0)=\"\(Self.escaped($1))\"" }.joined(separator: ",")
        text += name + (list.isEmpty ? "" : "{\(list)}") + " " + Self.number(value) + "\n"
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
