import CorginaCore

/// An event in words, with the sign of its kind.
public struct EventWords: Hashable, Sendable {
    public var symbol: Icon
    public var hue: Hue
    public var title: String
    public var detail: String

    init(symbol: Icon, hue: Hue, title: String, detail: String) {
        self.symbol = symbol
        self.hue = hue
        self.title = title
        self.detail = detail
    }

    init(_ look: EntryLook, _ title: String, _ detail: String = "") {
        self.init(symbol: look.symbol, hue: look.hue, title: title, detail: detail)
    }

    public init(_ details: HealthEvent.Details, units: Profile.UnitSystem, english: WrittenEnglish) {
        let kind = details.kind.entry
        self = kind.words(details, units, english) ?? EventWords(kind.look, kind.look.name)
    }
}
