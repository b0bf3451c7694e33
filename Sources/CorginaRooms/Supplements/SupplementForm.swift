import CorginaCore

/// A supplement as submitted, read and checked.
struct SupplementForm {
    private let name: String
    private let dose: DoseAmount
    private let pieces: Int
    private let isEssential: Bool
    /// `nil` where it was not asked for.
    private let schedule: DoseSchedule?
    private let contents: SupplementContents
    private let stock: Int?
    private let catalogueID: CatalogueSupplement.ID?

    /// - Parameters:
    ///   - common: the row of the catalogue it is made from.
    ///   - before: what is being changed.
    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(
        _ form: Form, common: CatalogueSupplement?, readsSchedule: Bool = true, before: Supplement? = nil
    ) throws(FormRefusal) {
        var errors: [FieldError] = []
        name = form["name"] ?? ""
        if name.isEmpty { errors.append(SupplementError.nameMissing.field("name")) }
        if name.count > Supplement.longestName { errors.append(SupplementError.nameTooLong.field("name")) }
        let amount = form["amount"].flatMap(Self.amount)
        if amount.map(DoseAmount.range.contains) != true {
            errors.append(
                FieldError(
                    field: "amount", message: SupplementError.doseAmount.description + ", such as 27, 0.5 or 1000"))
        }
        dose = DoseAmount(amount ?? 1, form["unit"].flatMap(DoseUnit.init) ?? .milligrams)
        pieces = form["pieces"].map { WholeText.read($0, in: Supplement.piecesADose) ?? 0 } ?? 1
        if !Supplement.piecesADose.contains(pieces) { errors.append(SupplementError.piecesADose.field("pieces")) }
        isEssential = form.contains("essential")
        schedule = readsSchedule ? Self.schedule(form, &errors) : nil
        let told = Self.contents(form, &errors)
        // A single nutrient's amount follows its dose, unless she says otherwise.
        let wasFollowing = before.map { common?.contents(of: $0.dose) == $0.contents } ?? (common != nil)
        let isTold = SupplementNutrient.allCases.contains { form.contains("has-\($0.rawValue)") }
        let isUntouched = !isTold || told == (before.map { $0.contents } ?? Self.prefilled(common))
        let followed = common?.contents(of: dose) ?? .none
        contents = wasFollowing && isUntouched && !followed.isEmpty ? followed : told
        stock = form["stock"].map { WholeText.read($0, in: SupplementStock.range) ?? -1 }
        if let stock, !SupplementStock.range.contains(stock) { errors.append(SupplementError.stock.field("stock")) }
        catalogueID = common?.id
        guard errors.isEmpty else { throw FormRefusal(errors: errors) }
    }

    /// A new one on her list.
    func supplement(_ id: RecordID, startingAt now: Moment) throws(FormRefusal) -> Supplement {
        let course = Course(start: now.day, startTime: now.time, schedule: schedule ?? .daily(1))
        return try Self.checked(
            Supplement(
                id: id, name: name, dose: dose, pieces: pieces, contents: contents, isEssential: isEssential,
                catalogueID: catalogueID, courses: [course],
                stock: stock.map { SupplementStock(pieces: $0, countedAt: now) }))
    }

    /// What is on her list, changed; its history stays.
    ///
    /// - Parameter left: how many pieces the field showed: left as it was it is no new count.
    func changing(_ supplement: Supplement, left: Int?, at now: Moment) throws(FormRefusal) -> Supplement {
        var changed = schedule.map { supplement.rescheduled($0, from: now.day) } ?? supplement
        (changed.name, changed.dose, changed.pieces) = (name, dose, pieces)
        (changed.contents, changed.isEssential) = (contents, isEssential)
        if stock != left { changed.stock = stock.map { SupplementStock(pieces: $0, countedAt: now) } }
        return try Self.checked(changed)
    }

    private static func checked(_ supplement: Supplement) throws(FormRefusal) -> Supplement {
        do throws(SupplementError) { try supplement.validate() } catch {
            throw FormRefusal(errors: [error.field(error == .sameTimeTwice ? "time-2" : "name")])
        }
        return supplement
    }

    private static func prefilled(_ common: CatalogueSupplement?) -> SupplementContents? {
        guard let common, let unit = common.unit else { return nil }
        return common.contents(of: DoseAmount(common.typicalDose.lowerBound, unit))
    }

    /// Also whole numbers beyond what a meal's amounts allow: vitamin D comes in tens of thousands of IU.
    private static func amount(_ text: String) -> Double? {
        WholeText.read(text, in: 0...999_999).map(Double.init) ?? AmountText.read(text)
    }
}

extension SupplementForm {
    private static func schedule(_ form: Form, _ errors: inout [FieldError]) -> DoseSchedule {
        guard form["frequency"] != "needed" else { return .whenNeeded }
        let isDaily = form["frequency"] != "days"
        let weekdays = isDaily ? Weekday.allCases : Weekday.allCases.filter { form.contains("day-\($0.rawValue)") }
        if weekdays.isEmpty { errors.append(FieldError(field: "weekdays", message: "Choose at least one day")) }
        let count = form["doses"] == nil ? 1 : form.whole("doses", in: DoseSchedule.dosesADay)
        guard let count else {
            errors.append(SupplementError.dosesADay.field("doses"))
            return .daily(1)
        }
        return DoseSchedule(weekdays: Set(weekdays), times: times(form, count, &errors))
    }

    /// In the order of the day, those at any time last.
    private static func times(_ form: Form, _ count: Int, _ errors: inout [FieldError]) -> [TimeOfDay?] {
        var times: [TimeOfDay] = []
        for number in 1...count {
            guard let text = form["time-\(number)"] else { continue }
            guard let time = TimeOfDay(text) else {
                errors.append(
                    FieldError(field: "time-\(number)", message: "Enter a time such as 08:00, or leave it empty"))
                continue
            }
            if times.contains(time) { errors.append(SupplementError.sameTimeTwice.field("time-\(number)")) }
            times.append(time)
        }
        return times.sorted().map(Optional.some) + Array(repeating: nil, count: count - times.count)
    }

    private static func contents(_ form: Form, _ errors: inout [FieldError]) -> SupplementContents {
        var contents = SupplementContents.none
        for nutrient in SupplementNutrient.allCases {
            guard let text = form["has-\(nutrient.rawValue)"], text != "0" else { continue }
            guard let amount = amount(text), amount > 0, amount <= SupplementContents.largestAmount else {
                errors.append(SupplementError.contentAmount(nutrient).field("has-\(nutrient.rawValue)"))
                continue
            }
            contents[nutrient] = amount
        }
        return contents
    }
}

extension SupplementError {
    /// The error under a field of the form.
    func field(_ name: String) -> FieldError { FieldError(field: name, message: description) }
}

extension SupplementFormPage.Fields {
    /// What she typed, as she typed it.
    init(_ form: Form) {
        self.init()
        (name, amount, unit) = (form["name"] ?? "", form["amount"] ?? "", form["unit"] ?? unit)
        (pieces, isEssential, frequency) = (
            form["pieces"] ?? "", form.contains("essential"), form["frequency"] ?? frequency
        )
        weekdays = Set(Weekday.allCases.filter { form.contains("day-\($0.rawValue)") })
        (doses, stock) = (form["doses"] ?? doses, form["stock"] ?? "")
        for index in times.indices { times[index] = form["time-\(index + 1)"] ?? "" }
        for nutrient in SupplementNutrient.allCases {
            contents[nutrient] = form["has-\(nutrient.rawValue)"]
        }
    }
}
