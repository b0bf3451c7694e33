import CorginaCore
import Testing

/// What the one description of a kind of reading promises.
struct ReadingTests {
    private static let kinds = HealthEvent.Details.Kind.allCases.filter { $0.reading != nil }

    /// The highest value of every field, and no value of a field that may be empty.
    private func values(_ kind: HealthEvent.Details.Kind, onlyRequired: Bool) -> ReadingValues {
        var values = ReadingValues()
        for field in kind.reading?.description.fields ?? [] where field.isRequired || !onlyRequired {
            switch field.content {
            case .whole(let range): values[field.name] = .whole(range.upperBound)
            case .amount(let range): values[field.name] = .amount(range.upperBound)
            case .word(let words): values[field.name] = .word(words[0])
            case .words(let words): values[field.name] = .words(words)
            case .flag: values[field.name] = .flag(true)
            }
        }
        return values
    }

    @Test(arguments: kinds, [true, false])
    func `a reading is made of its values, and gives them back`(kind: HealthEvent.Details.Kind, onlyRequired: Bool)
        throws
    {
        let values = values(kind, onlyRequired: onlyRequired)
        let details = try #require(kind.reading?.details(values))
        #expect(details.kind == kind && details.readingValues == values && details.implausible == nil)
    }

    @Test(arguments: kinds)
    func `a figure beyond its range is named, and a missing one makes no reading`(kind: HealthEvent.Details.Kind) throws
    {
        let reading = try #require(kind.reading)
        for field in reading.description.fields {
            var wrong = values(kind, onlyRequired: false)
            switch field.content {
            case .whole(let range): wrong[field.name] = .whole(range.upperBound + 1)
            case .amount(let range): wrong[field.name] = .amount(range.upperBound + 1)
            default: continue
            }
            // A time of day cannot lie beyond the day, whatever is stored.
            if reading.details(wrong)?.readingValues == wrong {
                #expect(reading.details(wrong)?.implausible == .reading(kind), "\(field.name)")
            }
            if field.isRequired {
                wrong[field.name] = nil
                #expect(reading.details(wrong) == nil, "\(field.name)")
            }
        }
    }

    @Test func `what is told in words is no reading`() {
        #expect(HealthEvent.Details.Kind.meal.reading == nil && HealthEvent.Details.note.readingValues == nil)
    }

    @Test func `an implausible figure is found by its name`() {
        for figure in ImplausibleFigure.allCases { #expect(ImplausibleFigure(named: figure.name) == figure) }
        #expect(Set(ImplausibleFigure.allCases.map { $0.name }).count == ImplausibleFigure.allCases.count)
        #expect(ImplausibleFigure(named: "note") == nil)
    }
}
