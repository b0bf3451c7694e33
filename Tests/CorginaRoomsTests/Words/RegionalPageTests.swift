import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// Pages as an American and a Briton read them: no word of the other's spelling, no date or time in the other's order.
struct RegionalPageTests {
    /// Twenty-four weeks along, with something of most kinds in her diary.
    static func resident(_ region: FoodRegion?) throws -> Resident {
        var maja = try Resident(at: "2026-03-10T18:40:00-04:00")
        _ = try maja.post(.settings(.overview), ["foodRegion": region?.rawValue ?? "none", "firstName": "Maja"])
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-28"])
        _ = try maja.post(.pregnancy(.weeks))
        for sentence in [
            "oatmeal and a banana at 8:05 this morning", "a glass of water at 14:05", "bp 118/76",
            "weight 68.4 kg yesterday",
            "feeling sick after lunch", "slept 7 hours", "fasting glucose 5.1", "took my iron at 9",
        ] {
            guard case .drafts(.sheet(let id))? = try maja.post(.drafts(.say), ["sentence": sentence]).place else {
                continue
            }
            _ = try maja.post(.drafts(.log(id)))
        }
        for (index, kind) in SymptomKind.all.enumerated() where kind.isFelt && index < 12 {
            maja.now = maja.now.advanced(bySeconds: 1)
            _ = try maja.perform([maja.logged(kind)])
        }
        _ = try maja.post(
            .appointments(.add), ["title": "Midwife", "day": "2026-03-19", "time": "14:05", "questions": "Iron?"])
        return maja
    }

    private static let topics = BirthPlan.Topic.allCases.map { Route.birthPlan(.topic($0)) }
    private static let routes: [Route] =
        [
            .today, .quickLog(nil), .foods(.list), .recipes(.list), .nutrition(.nutrients), .nutrition(.safe),
            .calories(.current), .settings(.overview), .settings(.you), .settings(.goals), .supplements(.list),
            .supplements(.add), .appointments(.list), .appointments(.add), .appointments(.schedule),
            .appointments(.visit), .appointments(.report),
            .hydration(.today), .hydration(.goal), .symptoms(.list), .symptoms(.nausea), .symptoms(.mood),
            .symptoms(.edinburgh),
            .measurements(.overview), .timeline(.list(.all)), .insights(.report), .pregnancy(.weeks),
            .pregnancy(.dates),
            .pregnancy(.growth), .pregnancy(.all), .checklists(.list), .birthPlan(.current), .measurements(.logbook),
            .photos(.bump),
        ] + topics + (4...42).map { .pregnancy(.week($0)) } + MeasuredKind.allCases.map { .measurements(.kind($0)) }
        + SymptomKind.all.map { .symptom($0) }

    private static let pages: [FoodRegion: [(path: String, words: String)]] = {
        var pages: [FoodRegion: [(path: String, words: String)]] = [:]
        for region in [FoodRegion.us, .uk] {
            guard let maja = try? resident(region) else { continue }
            pages[region] = routes.compactMap { route in
                (try? maja.get(route).markup).map { (route.path, withoutTitles(words($0))) }
            }
        }
        return pages
    }()

    /// The titles of sources that have a word with two spellings. A title is a name, and stays as its publisher writes it.
    private static let titles = ClinicalSource.all.map(\.title).filter { title in
        let words = title.lowercased().split { !$0.isLetter }
        return SpelledWord.all.contains {
            words.contains(Substring($0.american)) || words.contains(Substring($0.british))
        }
    }

    private static func withoutTitles(_ words: String) -> String {
        titles.reduce(words) { $0.replacing($1, with: "") }
    }

    /// What a page prints or says aloud: no tags, and no values of fields and attributes that programs read.
    static func words(_ markup: String) -> String {
        var (words, isTag) = ("", false)
        for character in markup {
            if character == "<" { isTag = true }
            if !isTag { words.append(character) }
            if character == ">" { (isTag, words) = (false, words + " ") }
        }
        let said = Tag.all(in: markup).compactMap { $0.attributes["aria-label"] }
        return words + " " + said.joined(separator: " ")
    }

    @Test func `every page is shown to both`() {
        for region in [FoodRegion.us, .uk] {
            let pages = Self.pages[region] ?? []
            #expect(pages.count == Self.routes.count)
            #expect(pages.count { $0.words.count > 200 } > 120)
        }
    }

    @Test(arguments: SpelledWord.all)
    func `no page has a word of the other spelling`(word: SpelledWord) {
        for (region, other) in [(FoodRegion.us, word.british), (.uk, word.american)] {
            for page in Self.pages[region] ?? [] {
                let found = page.words.lowercased().split { !$0.isLetter }.contains { $0 == other }
                #expect(!found, "\(region) \(page.path): \(other)")
            }
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "January", "February",
        "March",
        "April", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// What stands first on the leaf of a calendar, over day and month: that is a picture, the same for everybody.
    private static let leaf: Set = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// A day and a month side by side in that order, with the word before; nothing where the other of the two belongs to a date in
    /// the other order, as in "10 March 7 hours".
    private static func dates(in words: String, isDayFirst: Bool) -> [(String, String)] {
        let words = [""] + words.split { $0.isWhitespace }.map(String.init) + [""]
        func isDay(_ word: String) -> Bool { Int(word.filter { $0 != "," }).map { (1...31).contains($0) } == true }
        func isMonth(_ word: String) -> Bool { months.contains(word.filter { $0 != "," }) }
        return words.indices.dropFirst().dropLast(2).compactMap { place in
            let (before, first, second, after) = (words[place - 1], words[place], words[place + 1], words[place + 2])
            let isDate =
                isDayFirst
                ? isDay(first) && isMonth(second) && !isMonth(before) && !isDay(after) && !leaf.contains(before)
                : isMonth(first) && isDay(second) && !isDay(before) && !isMonth(after)
            return isDate ? (before, "\(first) \(second)") : nil
        }
    }

    @Test func `dates are in her order`() {
        for region in [FoodRegion.us, .uk] {
            for page in Self.pages[region] ?? [] {
                for (before, date) in Self.dates(in: page.words, isDayFirst: region == .us) {
                    Issue.record("\(region) \(page.path): \(before) \(date)")
                }
            }
        }
    }

    @Test func `times are by her clock`() throws {
        let (us, uk) = (try #require(Self.pages[.us]), try #require(Self.pages[.uk]))
        for page in us { #expect(!page.words.contains("14:05") && !page.words.contains("18:40"), "\(page.path)") }
        for page in uk { #expect(!page.words.contains(" pm") && !page.words.contains(" am "), "\(page.path)") }
        #expect(us.contains { $0.words.contains("2:05 pm") } && uk.contains { $0.words.contains("14:05") })
    }

    @Test func `energy is in her unit`() throws {
        let (us, uk) = (try #require(Self.pages[.us]), try #require(Self.pages[.uk]))
        for page in us { #expect(!EnergyUnitPageTests.units(in: page.words).contains("kcal"), "\(page.path)") }
        for page in uk { #expect(!EnergyUnitPageTests.units(in: page.words).contains("cal"), "\(page.path)") }
    }

    @Test func `only her emergency number is named`() throws {
        let (us, uk) = (try #require(Self.pages[.us]), try #require(Self.pages[.uk]))
        for page in us { #expect(!page.words.contains("999") && !page.words.contains("112 ("), "\(page.path)") }
        for page in uk { #expect(!page.words.contains("911"), "\(page.path)") }
        #expect(us.contains { $0.words.contains("call 911") } && uk.contains { $0.words.contains("call 999") })
    }

    @Test func `what programs read is written in one way`() throws {
        for region in [FoodRegion.us, .uk] {
            let maja = try Self.resident(region)
            for route: Route in [.today, .timeline(.list(.all)), .hydration(.today)] {
                let times = Tag.all(in: try maja.get(route).markup).compactMap { $0.attributes["datetime"] }
                #expect(!times.isEmpty && times.allSatisfy { !$0.contains("m") && !$0.contains(" ") }, "\(times)")
            }
        }
    }
}

extension Resident {
    /// The effect that logs a symptom now.
    fileprivate func logged(_ kind: SymptomKind) throws -> Effect {
        var visit = try visit(.today)
        let event = HealthEvent(
            id: visit.newID(), moment: now, details: .symptom(SymptomReport(name: kind.entryName, severity: 2)))
        _ = visit.append([.putEvent(event)])
        return try visit.effects.first.orThrow()
    }
}
