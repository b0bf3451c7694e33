import CorginaCore
import CorginaJournal
import Markup

/// What a file would add to the diary, what the diary has, and what is not taken. Adding POSTs to ``RecordsPlace/preview(_:)``.
public struct RecordsPreviewPage: Page, Hashable {
    public var id: RecordID
    /// How many entries would be added, by kind: "Weight", "12".
    public var kinds: [Count]
    public var added: Int
    /// "3 March to 21 November 2026"; empty when nothing would be added.
    public var days: String
    /// The latest of what would be added.
    public var latest: [Line]
    public var known: Int
    /// Why records are not taken, with how many.
    public var skipped: [Count]

    public struct Count: Hashable, Sendable {
        public var name: String
        public var count: Int
    }

    /// One entry in a line.
    public struct Line: Hashable, Sendable {
        public var words: EventWords
        /// "21 Nov 2026, 14:00"
        public var time: String
    }

    /// How many of the entries are shown one by one.
    private static let shown = 12

    init(_ id: RecordID, _ file: FHIRImport, of visit: Visit) {
        self.id = id
        let events = file.fresh(for: visit.diary)
        let english = visit.english
        let byKind = Dictionary(grouping: events) { $0.details.kind }
        kinds = HealthEvent.Details.Kind.allCases.compactMap { kind in
            byKind[kind].map { Count(name: kind.look.plural, count: $0.count) }
        }
        added = events.count
        days = Self.days(events, english)
        latest = events.suffix(Self.shown).reversed().map { event in
            Line(
                words: EventWords(event.details, units: visit.profile.units, english: english),
                time: "\(english.shortWithYear(event.moment.day)), \(english.clock(event.moment.time))")
        }
        // What was added meanwhile by another way counts as known.
        known = file.known + file.events.count - events.count
        skipped = FHIRSkip.allCases.compactMap { reason in
            file.skipped[reason].map { Count(name: reason.description, count: $0) }
        }
    }

    private static func days(_ events: [HealthEvent], _ english: WrittenEnglish) -> String {
        guard let first = events.first?.moment.day, let last = events.last?.moment.day else { return "" }
        return first == last ? english.full(first) : english.range(first, last)
    }

    public var title: String { "Health records" }

    public var content: HTML {
        PageFrame(back: ("Back to health records", .records(.overview))).html {
            screenLead(added == 0 ? "Nothing new in it" : "What the file would add", days.isEmpty ? nil : days)
            if added > 0 {
                counts("To add", id: "to-add", kinds)
                lines
            }
            if known > 0 {
                p(.class("card words")) {
                    known == 1 ? "One record is in your diary already." : "\(known) records are in your diary already."
                }
            }
            if !skipped.isEmpty { counts("Not taken", id: "not-taken", skipped) }
            if added > 0 {
                form(.class("stack stack--tight"), .method(.post), .action(Route.records(.preview(id)).address)) {
                    primaryButton("Add \(counted(added, "entry", plural: "entries"))")
                }
                p(.class("fine")) { "You can take all of it back afterwards." }
            }
            oneButtonForm(to: .records(.discard(id)), class: "btn btn--plain btn--wide") {
                added > 0 ? "Don’t add anything" : "Done"
            }
        }
    }

    private func counts(_ heading: String, id: String, _ counts: [Count]) -> HTML {
        settingsSection(heading, id: id, footer: nil) {
            dl {
                for count in counts { valueRow(Self.capitalized(count.name), "\(count.count)") }
            }
        }
    }

    private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    private var lines: HTML {
        settingsSection(
            added > latest.count ? "The latest \(latest.count)" : "One by one", id: "latest", footer: nil
        ) {
            ul {
                for line in latest {
                    li(.class("row")) {
                        disc(line.words.symbol, line.words.hue)
                        span(.class("row__main"), .directionAuto) {
                            span(.class("row__title")) { line.words.title }
                            span(.class("row__sub figure")) {
                                [line.words.detail, line.time].filter { !$0.isEmpty }.joined(separator: " · ")
                            }
                        }
                    }
                }
            }
        }
    }
}
