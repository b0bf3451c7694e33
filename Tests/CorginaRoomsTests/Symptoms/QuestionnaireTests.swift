import CorginaCore
import Testing

@testable import CorginaRooms

/// The scores of nausea and mood, from their forms to the advice they give.
@Suite struct QuestionnaireTests {
    private static let care = "class=\"care\""

    private func send(_ fields: [String: String], to place: SymptomPlace, by maja: inout Resident) throws -> Answer {
        try maja.post(.symptoms(place), ["day": "2026-03-10", "time": "18:00"].merging(fields) { $1 })
    }

    /// The page after a form that was taken, by somebody in her 28th week who logged nothing before.
    private func log(_ fields: [String: String], at place: SymptomPlace) throws -> String {
        var maja = try resident()
        return try maja.page(after: send(fields, to: place, by: &maja))
    }

    private func resident() throws -> Resident {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-08"])
        _ = try maja.post(.pregnancy(.weeks))
        return maja
    }

    @Test func `the nausea score is answered by its class`() throws {
        func logged(_ points: String) throws -> String {
            try log(
                ["nausea_hours_24h": points, "vomit_count_24h": points, "retch_count_24h": points], at: .nausea)
        }
        #expect(try !logged("2").contains(Self.care))
        #expect(try logged("3").contains("Call your provider today."))
        #expect(try logged("5").contains("Call your provider now, at any hour."))
        var maja = try resident()
        let refused = try send(["vomit_count_24h": "2"], to: .nausea, by: &maja)
        #expect(refused.status == .refused && refused.markup.contains("Choose the answer that fits best"))
    }

    @Test func `the mood check points to somebody from its figure on, and to somebody at once for thoughts of harm`()
        throws
    {
        #expect(try !log(["interest": "1", "mood": "1"], at: .mood).contains(Self.care))
        #expect(try log(["interest": "1", "mood": "2"], at: .mood).contains("Call your provider today."))
        let harm = ["interest": "0", "mood": "0", "selfHarm": "yes"]
        #expect(try log(harm, at: .mood).contains("Call or text 988"))
        var maja = try resident()
        let refused = try send(["selfHarm": "yes"], to: .mood, by: &maja)
        #expect(refused.status == .refused && refused.markup.contains("Call or text 988"))
    }

    @Test
    func `the result of the EPDS points to somebody from its figures on, and to help at once for its last question`()
        throws
    {
        let form = try resident().get(.symptoms(.edinburgh)).markup
        #expect(form.contains("under copyright") && form.contains("https://pmc.ncbi.nlm.nih.gov/"))
        #expect(try !log(["total": "9", "selfHarm": "0"], at: .edinburgh).contains(Self.care))
        #expect(try log(["total": "10", "selfHarm": "0"], at: .edinburgh).contains("Call your provider today."))
        #expect(try log(["total": "1", "selfHarm": "1"], at: .edinburgh).contains("Call or text 988"))
        var maja = try resident()
        for (total, selfHarm) in [("31", "0"), ("", "0"), ("9", ""), ("2", "3"), ("9", "4"), ("9.5", "0")] {
            let answer = try send(["total": total, "selfHarm": selfHarm], to: .edinburgh, by: &maja)
            #expect(answer.status == .refused, "\(total), \(selfHarm)")
        }
        // Help does not wait for the rest of the form.
        let blank = try send(["total": "", "selfHarm": "1"], to: .edinburgh, by: &maja)
        #expect(blank.markup.contains("Call or text 988"))
        _ = try send(["total": "10", "selfHarm": "0"], to: .edinburgh, by: &maja)
        #expect(try maja.get(.timeline(.list(.all))).markup.contains("Score 10 of 30"))
    }
}
