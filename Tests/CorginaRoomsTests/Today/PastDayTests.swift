import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// A day that has passed has what today has, and what is logged there is logged onto it.
@Suite struct PastDayTests {
    private let kinds: [SymptomKind] = SymptomKind.all.filter { $0.isFelt && $0.asksSeverity }

    private func resident() throws -> (maja: Resident, day: CalendarDay) {
        var maja = try Resident()
        _ = try maja.post(.pregnancy(.date(.dueDate)), ["date": "2026-06-20"])
        _ = try maja.post(.pregnancy(.weeks))
        try maja.log("two eggs and toast")
        _ = try maja.post(.entries(.saveRecipe(maja.last(.meal).id)))
        return (maja, maja.now.day - 3)
    }

    @Test func `quick log offers what it offers today`() throws {
        let (maja, day) = try resident()
        let (today, past) = (try maja.get(.quickLog(nil)).markup, try maja.get(.quickLog(day)).markup)
        for part in ["Your recipes", "Quick Snack", "How do you feel?", "Have it again"] {
            #expect(today.contains(part) && past.contains(part), "\(part)")
        }
        #expect(past.contains("/symptoms/days/\(day)") && past.contains("/measurements/days/\(day)"))
    }

    @Test func `a recipe, a snack and a symptom go onto the day`() throws {
        var (maja, day) = try resident()
        let recipe = try #require(maja.diary.recipes.first)
        let food = try #require(maja.diary.foodSuggestions(limit: 1).first?.food)
        let fields = ["day": "\(day)"]
        let sent: [(Route, [String: String])] = [
            (.recipes(.log(recipe.id)), fields.merging(["servings": "1", "mealType": "lunch"]) { $1 }),
            (.foods(.snack), fields.merging(["food": food.description]) { $1 }),
            (.quickLog(day), ["symptom": "\(SymptomKind.all.firstIndex(of: kinds[0]) ?? 0):3"]),
        ]
        for (number, (route, fields)) in sent.enumerated() {
            #expect(try maja.post(route, fields).place == .day(day), "\(route.path)")
            #expect(maja.diary.events(on: day).count == number + 1, "\(route.path)")
        }
    }

    @Test func `its page leads to symptoms and measurements, whose forms begin with that day`() throws {
        var (maja, day) = try resident()
        let page = try maja.get(.day(day)).markup
        #expect(page.contains("href=\"/symptoms/days/\(day)\"") && page.contains("href=\"/measurements/days/\(day)\""))
        let number = try #require(SymptomKind.all.firstIndex(of: kinds[0]))
        let list = try maja.get(.symptoms(.onDay(day, .list))).markup
        #expect(list.contains("/symptoms/days/\(day)/kinds/\(number)\"") && !list.contains("href=\"/symptoms/kinds/"))
        let found = try #require(try maja.post(.symptoms(.onDay(day, .search)), ["words": "head"]).place)
        #expect(try maja.get(found).markup.contains("/symptoms/days/\(day)/kinds/"))
        let forms: [(Route, [String: String])] = [
            (.symptoms(.onDay(day, .log(number))), ["severity": "3"]),
            (.measurements(.onDay(day, .kind(.weight))), ["amount": "68", "unit": "kg"]),
        ]
        for (route, fields) in forms {
            let form = try maja.get(route).markup
            #expect(form.contains("value=\"\(day)\"") && form.contains("action=\"\(route.path)\""), "\(route.path)")
            let sent = fields.merging(["day": "\(day)", "time": "10:00"]) { $1 }
            let answer = try maja.post(route, sent)
            #expect(answer.place == .day(day), "\(route.path)")
        }
        #expect(maja.diary.events(on: day).count == 2)
    }

    @Test func `a day that has not passed has its own pages`() throws {
        let (maja, _) = try resident()
        #expect(try maja.get(.symptoms(.onDay(maja.now.day, .list))).place == .symptoms(.list))
        #expect(try maja.get(.measurements(.onDay(maja.now.day, .overview))).place == .measurements(.overview))
    }
}
