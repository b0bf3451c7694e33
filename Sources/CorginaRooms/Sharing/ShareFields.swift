import CorginaCore
import Markup

/// What a companion sees and may do, to choose. Fields: `name`, `sees`, `may`, and `notes` and `symptoms` where ticked.
struct ShareFields {
    var terms: ShareTerms
    var errors: [FieldError]
    /// Whether a pregnancy may be spoken of: not after a loss.
    var speaksOfPregnancy: Bool

    @HTMLBuilder var html: HTML {
        Field(
            name: "name", label: "Who it is", value: terms.name, hint: "Only you see this name.",
            error: errors.message(for: "name")
        ).html(.type(.text), .maxlength(ShareTerms.longestName), .required(), .autocomplete(.off), .directionAuto)
        radios("sees", "What they see", sights, terms.sees.rawValue)
        fieldset(.class("choice")) {
            legend(.class("choice__legend")) { "In entries you mark, also show" }
            tick("notes", "Notes", terms.showsNotes)
            tick("symptoms", "Symptoms and mood", terms.showsSymptoms)
        }
        p(.class("field__hint")) {
            "Mark an entry by giving it the tag “\(SharedFacts.tag)”. Entries without it are never shown."
        }
        radios("may", "What they may do", ShareTerms.Deed.allCases.map { ($0.rawValue, $0.words) }, terms.may.rawValue)
    }

    private var sights: [(value: String, words: String)] {
        ShareTerms.Sight.allCases.map { ($0.rawValue, $0.words(speaksOfPregnancy: speaksOfPregnancy)) }
    }

    private func radios(
        _ name: String, _ legend: String, _ choices: [(value: String, words: String)], _ selected: String
    ) -> HTML {
        fieldset(.class("choice")) {
            Markup.legend(.class("choice__legend")) {
                legend
                span(.class("choice__note")) { " Each includes those above it." }
            }
            for choice in choices {
                label(.class("check")) {
                    input(.type(.radio), .name(name), .value(choice.value), .checked(choice.value == selected))
                    span { choice.words }
                }
            }
        }
    }

    private func tick(_ name: String, _ words: String, _ isTicked: Bool) -> HTML {
        SettingSwitch(name: name, words: words, isOn: isTicked).html
    }
}

/// The same as submitted.
public struct ShareForm {
    public let terms: ShareTerms
    public let errors: [FieldError]

    /// - Parameters:
    ///   - terms: those there are, whose pregnancy and words stay where the form does not say otherwise.
    ///   - current: the pregnancy that goes on, which `current` binds the share to.
    public init(_ form: Form, changing terms: ShareTerms?, current: RecordID?) {
        var changed = terms ?? ShareTerms(name: "", pregnancy: current)
        changed.name = form["name"] ?? ""
        changed.sees = form["sees"].flatMap { ShareTerms.Sight(rawValue: $0) } ?? .dates
        changed.may = form["may"].flatMap { ShareTerms.Deed(rawValue: $0) } ?? .nothing
        changed.showsNotes = form.contains("notes")
        changed.showsSymptoms = form.contains("symptoms")
        if form.contains("current"), let current { changed.pregnancy = current }
        if form.contains("words") { changed.words = form["words"] ?? "" }
        self.terms = changed
        errors = Self.errors(changed)
    }

    private static func errors(_ terms: ShareTerms) -> [FieldError] {
        var errors: [FieldError] = []
        if terms.name.isEmpty { errors.append(FieldError(field: "name", message: "Say who it is, such as Sam")) }
        if terms.name.count > ShareTerms.longestName {
            errors.append(FieldError(field: "name", message: "Use at most \(ShareTerms.longestName) characters"))
        }
        if terms.words.count > ShareTerms.longestWords {
            errors.append(FieldError(field: "words", message: "Use at most \(ShareTerms.longestWords) characters"))
        }
        if errors.isEmpty, terms.bytes.count > ShareSize.details {
            let field = terms.words.utf8.count > terms.name.utf8.count ? "words" : "name"
            errors.append(FieldError(field: field, message: "That takes too much room. Use fewer emoji or accents"))
        }
        return errors
    }
}
