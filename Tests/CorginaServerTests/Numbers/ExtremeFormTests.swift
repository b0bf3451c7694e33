import CorginaRooms
import ExtremeNumbers
import SeededRandom
import Testing

@testable import CorginaServer

/// No figure in any field of any form ends the server or is answered with an error of its own.
struct ExtremeFormTests {
    private func lived() async throws -> TestBrowser {
        var settings = ServerSettings()
        settings.limits.entriesPerDay = 100_000
        let browser = try TestServer(settings: settings).browser()
        try await browser.makeAccount()
        try await browser.dateByLastPeriod("2025-09-20")
        for sentence in [
            "I had porkchop, a glass of milk and two eggs", "took my iron 27 mg", "headache 3 out of 5 for two hours",
            "weight 64.2 kg", "bp 118/76", "glucose 5.1 mmol/l fasting", "temperature 37.2", "10 kicks in 25 minutes",
            "contraction lasting 50 seconds", "midwife tomorrow at 10:00", "note: ask about the scan",
        ] {
            #expect(try await browser.post(browser.say(sentence) + "/log").status == 303)
        }
        return browser
    }

    @Test(arguments: ["-9223372036854773782", "-9223372036854775808", "9223372036854775807"])
    func `a year of birth nobody can have is refused at its field`(year: String) async throws {
        let browser = try await lived()
        let answer = try await browser.post("/settings/goals", ["birthYear": year, "source": "eer2005"])
        #expect(answer.status == 422 && answer.page.contains("Enter the year you were born, from 1971 to 2012"))
        #expect(try await browser.get("/today").status == 200)
    }

    @Test func `every field of every form takes or refuses every extreme`() async throws {
        let browser = try await lived()
        let draft = try await browser.say("I had porkchop, a glass of milk, took 2 iron tablets and a headache")
        var forms = try await browser.forms()
        for page in [draft, "\(draft)/0/0", "\(draft)/0/details", "\(draft)/1/details", "\(draft)/2/details"] {
            forms += ShownForm.all(in: try await browser.get(page).page).filter { !$0.action.hasSuffix("/discard") }
        }
        #expect(forms.count > 60, "\(forms.count)")
        var random = SeededGenerator(seed: 20_261_123)
        var sent = 0
        for form in forms {
            var sendings = (0..<2).map { _ in form.fields.mapValues { _ in ExtremeNumbers.any(using: &random) } }
            for name in form.fields.keys.sorted() {
                for _ in 0..<2 {
                    sendings.append(form.fields.merging([name: ExtremeNumbers.any(using: &random)]) { $1 })
                }
            }
            for fields in sendings {
                let answer = try await browser.post(form.action, fields: fields)
                sent += 1
                #expect(answer.status < 500, "\(answer.status) of \(form.action) with \(fields)")
            }
        }
        #expect(sent > 700, "\(sent)")
        for page in ["/today", "/timeline", "/settings/goals", "/measurements", "/hydration", "/supplements"] {
            #expect(try await browser.get(page).status == 200, "\(page)")
        }
    }

    @Test func `an address with any figure leads to a page or nowhere`() async throws {
        let browser = try await lived()
        let id = "0123456789abcdef0123456789abcdef"
        let places = [
            "/days/#", "/calories/#", "/calories/week/#", "/pregnancy/week/#", "/drafts/\(id)/#/0", "/drafts/\(id)/0/#",
            "/pregnancy/growth/#/remove", "/insights/#", "/foods/#", "/foods/\(id)/#", "/supplements/add/#",
            "/supplements/\(id)/2026-03-10/#", "/hydration/#", "/symptoms/log/#", "/today?changed=#",
            "/settings/security/import?changed=#.#", "/timeline/#", "/timeline?page=#", "/calendar/#",
        ]
        for text in ExtremeNumbers.texts {
            let path = text.utf8.map { "%" + String($0, radix: 16, uppercase: true).suffix(2) }.joined()
            for place in places {
                for written in [path, text.allSatisfy { $0.isASCII && !$0.isWhitespace } ? text : path] {
                    let address = place.replacing("#", with: written)
                    let answer = try await browser.get(address)
                    #expect(answer.status < 500, "\(answer.status) of \(address)")
                }
            }
        }
    }
}

extension TestBrowser {
    fileprivate func post(_ path: String, fields: [String: String]) async throws -> Answer {
        let body = fields.sorted { $0.key < $1.key }.map {
            "\(PercentEncoding.encode($0))=\(PercentEncoding.encode($1))"
        }
        return try await send(.post, path, body: body.joined(separator: "&"))
    }
}
