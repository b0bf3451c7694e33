import CorginaCore
import CorginaJournal
import CorginaRooms

/// What a widget shows at one time, ready to draw.
public struct WidgetFace: Hashable, Sendable {
    /// "24 weeks, 3 days"
    public var title: String
    /// "108"; empty without a figure.
    public var figure: String
    /// What the figure counts, or what else there is to say: "days to go". Empty where nothing is.
    public var words: String
    /// The same where anybody may read it: it names no medicine. Equal to ``title`` where nothing is to be hidden.
    public var openTitle: String
    /// 0...1 for a ring; `nil` without one.
    public var progress: Double?
    /// For VoiceOver.
    public var spoken: String
    /// The path that a tap opens.
    public var path: String

    init(
        _ title: String, figure: String = "", words: String = "", openTitle: String? = nil, progress: Double? = nil,
        spoken: String? = nil, to place: Route
    ) {
        self.title = title
        self.figure = figure
        self.words = words
        self.openTitle = openTitle ?? title
        self.progress = progress
        self.spoken =
            spoken
            ?? [title, figure + (figure.isEmpty ? "" : " ") + words].filter { !$0.isEmpty }
            .joined(separator: ", ")
        path = place.path
    }

    /// What a shape shows as its title.
    public func title(in shape: WidgetShape) -> String { shape.isOnLockScreen ? openTitle : title }

    /// For a widget of which nothing is known, or nothing may be told.
    static let empty = WidgetFace("Corgina", to: .today)

    /// Once what was planned ahead is used up.
    static let outdated = WidgetFace("Corgina", words: PhoneWords.openForToday, to: .today)
}

extension WidgetFace {
    /// What a file of the phone's holds of it.
    var json: JSON {
        [
            "title": .string(title), "figure": .string(figure), "words": .string(words),
            "openTitle": .string(openTitle), "progress": progress.map(JSON.amount) ?? .null,
            "spoken": .string(spoken), "path": .string(path),
        ]
    }

    /// Reads ``json``; anything else is `nil`.
    init?(_ json: JSON) {
        guard let title = json["title"]?.text, let figure = json["figure"]?.text, let words = json["words"]?.text,
            let openTitle = json["openTitle"]?.text, let spoken = json["spoken"]?.text, let path = json["path"]?.text
        else { return nil }
        self.title = title
        (self.figure, self.words, self.openTitle) = (figure, words, openTitle)
        (self.spoken, self.path) = (spoken, path)
        progress = json["progress"]?.double.map { min(max($0, 0), 1) }
    }
}
