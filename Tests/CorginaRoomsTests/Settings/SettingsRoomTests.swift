import CorginaCore
import Testing

@testable import CorginaRooms

/// Her name, units, goals and hours, and what was learned from her corrections.
@Suite struct SettingsRoomTests {
    @Test func `settings say that they were saved, and can be taken back`() throws {
        var maja = try Resident()
        // The first profile is what a diary begins with; there is nothing before it to go back to.
        _ = try maja.post(.settings(.you), ["firstName": "Ada"])
        let form = ["firstName": "Maja", "units": "us", "appearance": "dark", "titles": "discreet"]
        let saved = try maja.post(.settings(.overview), form)
        #expect(try maja.page(after: saved).contains("Settings saved"))
        let profile = try #require(maja.diary.profile)
        #expect(profile.firstName == "Maja" && profile.units == .us && profile.usesDiscreetTitles)
        // The same again is no change.
        #expect(try maja.post(.settings(.overview), form).changed.isEmpty && maja.entries.count == 2)
        try maja.takeBack(saved)
        #expect(maja.diary.profile?.firstName == "Ada" && maja.diary.profile?.units == .metric)
    }

    @Test(arguments: ["call me", "12", "+1 555 0142 ext 9", String(repeating: "1", count: Profile.longestPhone + 1)])
    func `a number nobody can call is refused, and stands there to be mended`(number: String) throws {
        var maja = try Resident()
        let answer = try maja.post(.settings(.overview), ["providerPhone": number, "firstName": "Maja"])
        #expect(answer.status == .refused && maja.entries.isEmpty)
        #expect(answer.markup.contains("Enter a telephone number") && answer.markup.contains("value=\"\(number)\""))
    }

    @Test func `what the first run asks leads on to Today, or to her goals`() throws {
        var maja = try Resident()
        #expect(try maja.post(.settings(.you), ["firstName": "Ada", "units": "metric"]).place == .today)
        #expect(try maja.post(.settings(.you), ["then": "goals"]).place == .settings(.goals))
        #expect(maja.diary.profile?.firstName == "Ada")
        let long = String(repeating: "a", count: 61)
        #expect(try maja.post(.settings(.you), ["firstName": long]).status == .refused)
    }

    @Test func `facts about her body make a goal, and each slip is named at its field`() throws {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-20"])
        _ = try maja.post(.pregnancy(.weeks))
        let facts = ["birthYear": "1994", "height": "168,5", "weight": "64", "activity": "low_active"]
        #expect(try maja.post(.settings(.goals), facts).place == .settings(.goals))
        let body = try #require(maja.diary.profile?.body)
        #expect(body.birthYear == 1994 && body.height == Centimeters(168.5) && body.weight == Weight(kilograms: 64))
        let entries = maja.entries.count
        for (field, value) in [
            ("birthYear", "1894"), ("birthYear", "99999999999999999999"), ("height", "1e300"), ("weight", "-1"),
            ("weight", "NaN"),
        ] {
            let answer = try maja.post(.settings(.goals), facts.merging([field: value]) { $1 })
            #expect(answer.status == .refused, "\(field) \(value)")
            #expect(Tag.all(in: answer.markup).contains { $0.attributes["name"] == field && $0.isRefused }, "\(field)")
        }
        #expect(maja.entries.count == entries)
    }

    @Test(arguments: [("900", false), ("7000", false), ("a lot", false), ("2,300", true), ("1500", false)])
    func `her provider's number counts within its range, and in a pregnancy above its floor`(
        number: String, isTaken: Bool
    ) throws {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-20"])
        _ = try maja.post(.pregnancy(.weeks))
        let answer = try maja.post(.settings(.goals), ["source": "provider", "number": number])
        #expect((answer.status == .done) == isTaken)
        #expect((maja.diary.profile?.energyGoal == .provider(Kilocalories(2_300))) == isTaken)
    }

    @Test func `hours of meals are kept, and one without an end is refused at its meal`() throws {
        var maja = try Resident()
        var hours = [
            "breakfastStart": "05:00", "breakfastEnd": "09:00", "lunchStart": "11:30", "lunchEnd": "14:00",
            "dinnerStart": "18:00", "dinnerEnd": "21:00",
        ]
        #expect(try maja.post(.settings(.mealHours), hours).place == .settings(.goals))
        #expect(maja.diary.profile?.mealHours.breakfast.start == TimeOfDay(minutes: 300))
        hours["lunchEnd"] = ""
        let refused = try maja.post(.settings(.mealHours), hours)
        #expect(refused.status == .refused && refused.markup.contains("Choose when lunch starts and ends"))
    }

    @Test func `an amount she set twice is her usual one once she agrees, until she has it forgotten`() throws {
        var maja = try Resident()
        for isSecond in [false, true] {
            #expect(try maja.get(.settings(.habits)).markup.contains("Nothing learned yet"))
            let draft = try maja.say("I had a bowl of cereal")
            #expect(try !sheet(draft, of: maja).contains("55 g"))
            _ = try maja.post(.drafts(.item(draft, event: 0, item: 0)), ["amount": "55", "portion": "g"])
            #expect(try maja.get(.drafts(.sheet(draft))).markup.contains("Always?") == isSecond)
            if isSecond {
                _ = try maja.post(.drafts(.change(draft, .answerHabit(event: 0, item: 0, .always))))
                #expect(try maja.get(.drafts(.sheet(draft))).markup.contains("Once you log this"))
            }
            _ = try maja.post(.drafts(.log(draft)))
        }
        let words = try maja.get(.settings(.habits)).markup
        #expect(words.contains("“cereal”") && words.contains("bowl: 55 g"))
        let next = try maja.say("a bowl of cereal")
        #expect(try sheet(next, of: maja).contains("55 g"))
        let habit = try #require(maja.diary.foodHabits.first)
        let page = try maja.page(after: maja.post(.settings(.removeHabit(habit.id))))
        #expect(page.contains("Nothing learned yet") && page.contains("Forgotten"))
        let after = try maja.say("a bowl of cereal")
        #expect(try !sheet(after, of: maja).contains("55 g"))
        // A second tap on the same button finds nothing to forget.
        #expect(try maja.post(.settings(.removeHabit(habit.id))).changed.isEmpty)
    }

    /// What lies over Today, which lists her latest amounts too.
    private func sheet(_ draft: RecordID, of maja: Resident) throws -> String {
        let page = try maja.get(.drafts(.sheet(draft))).markup
        return String(try #require(page.split(separator: "<dialog").last))
    }
}

extension Tag {
    /// Whether it is a field that is marked as needing another look.
    fileprivate var isRefused: Bool { attributes["aria-invalid"] == "true" }
}
