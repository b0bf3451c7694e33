import CorginaCore

/// What a scan estimated, as submitted.
struct ScanForm {
    let scan: ScanMeasurement

    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form, pregnancy: Pregnancy, today: CalendarDay) throws(FormRefusal) {
        var errors: [FieldError] = []
        let day = form["day"].flatMap(CalendarDay.init)
        let weight = form.amount("weight").map(Grams.init)
        if let day {
            if day > today { errors.append(FieldError(field: "day", message: "Scan date cannot be in the future")) }
            if day < pregnancy.dating.effectiveLMP {
                errors.append(
                    FieldError(field: "day", message: "This scan would lie before the pregnancy. Check the date."))
            }
        } else {
            errors.append(FieldError(field: "day", message: "Choose a date that is on the calendar"))
        }
        if weight.map(ScanMeasurement.plausibleWeights.contains) != true {
            errors.append(FieldError(field: "weight", message: "Enter the estimated weight in grams, from 20 to 8000"))
        }
        guard errors.isEmpty, let day, let weight else { throw FormRefusal(errors: errors) }
        scan = ScanMeasurement(day: day, weight: weight)
    }
}
