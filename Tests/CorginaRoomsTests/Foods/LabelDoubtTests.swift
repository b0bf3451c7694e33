import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaRooms

/// Figures from a label that do not fit, and her last word.
struct LabelDoubtTests {
    private static let label = [
        "name": "Bar", "grams": "45", "energy": "879", "protein": "4", "carbohydrate": "26", "sugars": "30",
        "fat": "10",
    ]

    @Test func `what does not fit is asked about at its field, and nothing is logged`() throws {
        var maja = try Resident()
        let answer = try maja.post(.foods(.new), Self.label)
        #expect(answer.status == .refused && maja.entries.isEmpty)
        let page = answer.markup
        #expect(page.contains("879 kJ are 210 calories") && page.contains("Sugars are part of the carbs"))
        #expect(page.contains("The label says so") && page.contains("value=\"kilojoules sugars\""))
        #expect(page.contains("value=\"Bar\"") && page.contains("value=\"879\""))
    }

    @Test func `corrected, or with her word that the label says so, it is logged`() throws {
        var maja = try Resident()
        let corrected = Self.label.merging(["energy": "210", "sugars": "12"]) { $1 }
        #expect(try maja.post(.foods(.new), corrected).place == .today)
        let overruled = Self.label.merging(["sure": "kilojoules sugars"]) { $1 }
        #expect(try maja.post(.foods(.new), overruled).place == .today)
        #expect(maja.entries.count == 2)
    }

    @Test func `her word is for what she was asked, and not for what she typed since`() throws {
        var maja = try Resident()
        let changed = Self.label.merging(["sure": "kilojoules nonsense", "fat": "100"]) { $1 }
        let answer = try maja.post(.foods(.new), changed)
        #expect(answer.status == .refused && maja.entries.isEmpty)
        #expect(answer.markup.contains("weigh more than the serving"))
    }

    @Test func `the energy of 100 g is compared with that of the serving`() throws {
        var maja = try Resident()
        let answer = try maja.post(.foods(.new), ["name": "Bar", "grams": "50", "energy": "210", "energy-100": "210"])
        #expect(answer.markup.contains("By this one serving has 105 calories, not 210."))
        #expect(answer.markup.contains("value=\"energyPer100\""))
        #expect(
            try maja.post(.foods(.new), ["name": "Bar", "grams": "50", "energy": "105", "energy-100": "210"]).place
                == .today)
    }

    @Test func `a label is read where a picture server is configured, she agreed and taps`() throws {
        var maja = try Resident()
        #expect(try !maja.get(.foods(.new)).markup.contains("Read the label"))
        maja.uses = ConfiguredUses(hosts: [.vision: "eye.example"])
        let before = try maja.get(.foods(.new)).markup
        #expect(before.contains("eye.example can read the label, once you agree") && !before.contains("Read the label"))
        _ = try maja.post(.settings(.providers), ["use": "vision", "host": "eye.example", "answer": "yes"])
        #expect(try maja.get(.foods(.new)).markup.contains("Sends this photo to eye.example."))
        // A form that was refused offers it too.
        #expect(try maja.post(.foods(.new), ["name": "Bar"]).markup.contains("Read the label"))
    }

    @Test(arguments: LabelDoubt.allCases)
    func `each is one sentence at a field of the page`(doubt: LabelDoubt) {
        let question = doubt.question(LabelFigures(amounts: [.energy: 100], grams: 50, energyPer100: 300))
        #expect(!question.message.isEmpty)
        let page = NewFoodPage(mealType: .snack, english: .ofNoRegion, errors: [question])
        #expect(page.markup(in: Samples.context).contains("aria-describedby=\"f-\(question.field)-error\""))
    }
}
