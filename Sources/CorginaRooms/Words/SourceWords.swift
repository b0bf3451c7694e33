import CorginaCore

extension [ClinicalSource] {
    /// "Source: MSD Manual prenatal care; …": the sources that somebody can look up, by title. Without one, that there is none.
    var line: String {
        let titles = filter { $0.isCitable }.map { $0.title }
        return titles.isEmpty ? SourceWords.none : "Source: " + titles.joined(separator: "; ")
    }

    /// The same without what a title adds in brackets.
    var shortLine: String {
        let titles = filter { $0.isCitable }.compactMap { $0.title.split(atText: " (").first }
        return titles.isEmpty ? SourceWords.none : "Source: " + titles.joined(separator: "; ")
    }
}

/// What stands where the source of something would stand, if nobody can look it up.
public enum SourceWords {
    public static let none = "No published source. Ask your provider."

    /// The same beside something that already says whom to ask.
    public static let noneShort = "No published source."
}

extension String {
    /// The words with what has to be said of them where no source is named beside them.
    func told(by fact: some SourcedFact) -> String { fact.lackOfSource.map { "\(self) \($0)" } ?? self }
}

extension SourcedFact {
    /// What has to be said of something whose source is not named beside it; `nil` where it has one.
    public var lackOfSource: String? { isCited ? nil : SourceWords.noneShort }
}
