import CorginaCore
import CorginaFoods
import CorginaLanguage

extension Draft {
    /// Whether a photo waits with it; that of an entry which is changed is there already.
    var hasNewPhoto: Bool { photo != nil && purpose == .log }

    /// The past day it is logged on; `nil` for today.
    var photoDay: CalendarDay? {
        if case .day(let day)? = origin.flatMap({ Route($0) }) { day } else { nil }
    }

    /// Its events as they are logged, with the photo on the first meal, or on the first of all.
    func showingPhoto(_ events: [HealthEvent]) -> [HealthEvent] {
        guard let photo, !events.isEmpty else { return events }
        var events = events
        let place = events.firstIndex { $0.details.kind == .meal } ?? 0
        events[place].photo = photo.id
        guard hasNewPhoto, case .meal(var meal) = events[place].details else { return events }
        for item in meal.items.indices { meal.items[item].source = .photo }
        events[place].details = .meal(meal)
        return events
    }

    /// All its meals are one: she named what is on one photo.
    mutating func becomeOneMeal() {
        for _ in meals.dropFirst() {
            if let first = meals.first { joinMeal(first) }
        }
    }

    /// No food is surer than it was seen to be.
    mutating func doubt(_ seen: [SeenFood]) {
        guard let meal = meals.first, case .food(let type, var items) = events[meal].draft.content,
            items.count == seen.count
        else { return }
        for place in items.indices { items[place].confidence = min(items[place].confidence, seen[place].confidence) }
        events[meal].draft.content = .food(mealType: type, items: items)
    }
}

extension Draft.Photo {
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
        guard case .meal(let meal) = details, !meal.items.isEmpty else { return "Photo" }
        let names = meal.items.map { ($0.said ?? $0.name).lowercased() }
        guard let last = names.last, names.count > 1 else { return "Photo of " + names[0] }
        return "Photo of " + names.dropLast().joined(separator: ", ") + " and " + last
    }
}
