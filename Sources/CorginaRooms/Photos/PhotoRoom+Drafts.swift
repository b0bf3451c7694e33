import CorginaCore
import CorginaFoods
import CorginaLanguage

/// What drafts with a photo have besides.
extension PhotoRoom {
    /// Whether a new photo waits with it; that of an entry which is changed is there already.
    static func waits(with draft: Draft) -> Bool { draft.photo != nil && draft.purpose == .log }

    /// The past day it is logged on; `nil` for today.
    static func day(of draft: Draft) -> CalendarDay? {
        if case .day(let day)? = draft.origin.flatMap({ Route($0) }) { day } else { nil }
    }

    /// A draft's events as they are logged, with the photo on the first meal, or on the first of all.
    static func showing(_ draft: Draft, in events: [HealthEvent]) -> [HealthEvent] {
        guard let photo = draft.photo, !events.isEmpty else { return events }
        var events = events
        let place = events.firstIndex { $0.details.kind == .meal } ?? 0
        events[place].photo = photo.id
        guard waits(with: draft), case .meal(var meal) = events[place].details else { return events }
        for item in meal.items.indices { meal.items[item].source = .photo }
        events[place].details = .meal(meal)
        return events
    }

    /// All its meals are one: she named what is on one photo.
    static func joinMeals(of draft: inout Draft) {
        for _ in draft.meals.dropFirst() {
            if let first = draft.meals.first { draft.joinMeal(first) }
        }
    }

    /// No food is surer than it was seen to be; where the foods that were read are not those one by one, than the least sure.
    static func doubt(_ seen: [SeenFood], in draft: inout Draft) {
        guard let least = seen.map({ $0.confidence }).min(), let meal = draft.meals.first,
            case .food(let type, var items) = draft.events[meal].draft.content
        else { return }
        let isOneByOne = items.count == seen.count
        for place in items.indices {
            items[place].confidence = min(items[place].confidence, isOneByOne ? seen[place].confidence : least)
        }
        draft.events[meal].draft.content = .food(mealType: type, items: items)
    }
}

extension DraftPhoto {
    /// All that is said to be on it, as one would say it; `nil` where nothing is.
    var sentence: String? {
        let words = (seen.map { $0.words } + [self.words]).filter { !$0.isEmpty }
        guard let last = words.last else { return nil }
        return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Takes over what she typed. A food she wrote herself is sure.
    mutating func take(_ form: Form) {
        words = form["sentence"] ?? ""
        for place in seen.indices {
            guard form.contains("food-\(place)") else { continue }
            let typed = String((form["food-\(place)"] ?? "").prefix(200))
            if typed != seen[place].words { seen[place] = SeenFood(name: typed, box: seen[place].box) }
        }
    }

    /// Adds a food to be named.
    ///
    /// - Parameter mark: "x y" in parts of the photo; anything else adds one without a place.
    mutating func add(at mark: String) {
        let parts = mark.split(separator: " ").compactMap { AmountText.read(String($0), in: 0...1) }
        let box = parts.count == 2 ? PhotoBox(around: parts[0], parts[1]) : nil
        seen.append(SeenFood(name: "", box: box))
    }
}

extension HealthEvent {
    /// What its photo is of: "Photo of pork chop, potatoes and milk".
    var photoWords: String {
        guard case .meal(let meal) = details, !meal.items.isEmpty else {
            return showsBump ? "Photo of your bump" : "Photo"
        }
        let names = meal.items.map { ($0.said ?? $0.name).lowercased() }
        guard let last = names.last, names.count > 1 else { return "Photo of " + names[0] }
        return "Photo of " + names.dropLast().joined(separator: ", ") + " and " + last
    }
}
