import CorginaCore
import CorginaJournal

extension ReportMaker {
    var bloodPressure: ReportPart {
        let readings = Array(summary.pressures.reversed())
        var part = ReportPart(heading: "Blood pressure, mmHg")
        let high = readings.count { $0.value.isHigh }
        if readings.count > 1 {
            let words = high == 0 ? "\(readings.count)" : "\(readings.count), \(high) of them high"
            part.facts.append(.init("Readings", words))
        }
        let rows = readings.map { reading -> [ReportPart.Cell] in
            [
                .init(time(reading.moment)), .init(reading.value.figures, reading.value.isHigh ? .high : nil),
                .init(reading.value.remark(profile)),
            ]
        }
        part.table = .init(["When", "Reading", "Felt"], rows, most: Self.mostReadings)
        return part
    }

    var glucose: ReportPart {
        let isMetric = profile.units == .metric
        var part = ReportPart(heading: isMetric ? "Blood glucose, mmol/L" : "Blood glucose, mg/dL")
        let rows = summary.glucose.reversed().map { reading -> [ReportPart.Cell] in
            let glucose = reading.value
            let target = glucose.timing?.target.map { GlucoseLogbook.Value.words($0, isMetric: isMetric) }
            return [
                .init(time(reading.moment)),
                .init(
                    GlucoseLogbook.Value.words(glucose.milligramsPerDeciliter, isMetric: isMetric), glucose.reportMark),
                .init(glucose.taken), .init(target.map { "under \($0)" } ?? ""),
            ]
        }
        if rows.count > 1 {
            let marked = rows.count { $0[1].mark != nil }
            part.facts.append(
                .init("Readings", marked == 0 ? "\(rows.count)" : "\(rows.count), \(marked) of them marked"))
        }
        part.table = .init(["When", "Reading", "Taken", "Usual target"], rows, most: Self.mostReadings)
        return part
    }

    var temperature: ReportPart {
        var part = ReportPart(heading: "Temperature")
        let rows = (summary.readings[.temperature] ?? []).reversed().compactMap { event -> [ReportPart.Cell]? in
            guard case .temperature(let temperature) = event.details else { return nil }
            return [
                .init(time(event.moment)),
                .init(measures.temperature(temperature), temperature.isFever ? .high : nil),
            ]
        }
        part.table = .init(["When", "Reading"], rows, most: 6)
        return part
    }

    /// Movements and contractions, while a pregnancy goes on.
    var movements: ReportPart {
        var part = ReportPart(heading: "Movements and contractions")
        guard pregnancy != nil else { return part }
        if let movements = summary.movements {
            part.facts.append(.init("Counting sessions", "\(movements.sittings)"))
            if let usual = movements.usualMinutes {
                part.facts.append(.init("Usual time to ten", "\(Figure.decimal(usual)) min"))
            }
            if movements.tooFew > 0 {
                part.facts.append(.init("Fewer than ten in two hours", counted(movements.tooFew, "session"), .low))
            }
        }
        if summary.contractions > 0 { part.facts.append(.init("Contractions timed", "\(summary.contractions)")) }
        if let pattern = diary.contractionPattern(now: now).words {
            part.facts.append(.init("In the last hour", pattern))
        }
        return part
    }

    var sleep: ReportPart {
        let facts = Sleep.facts(summary, pregnancy, profile)
        return ReportPart(
            heading: "Sleep",
            facts: facts.map { fact in
                .init(fact.name, fact.note.isEmpty ? fact.figure : "\(fact.figure), \(fact.note)")
            })
    }
}

extension BloodGlucose {
    fileprivate var reportMark: ReportPart.Mark? {
        if findings.level != nil { return .low }
        return timing.flatMap { isAboveTarget($0) } == true ? .high : nil
    }

    /// "2 h after lunch", "Fasting"
    fileprivate var taken: String {
        let meal = meal.map { " \($0.displayName.lowercased())" } ?? ""
        return switch timing {
        case .oneHourAfterMeal: "1 h after" + (meal.isEmpty ? " a meal" : meal)
        case .twoHoursAfterMeal: "2 h after" + (meal.isEmpty ? " a meal" : meal)
        case .fasting: "Fasting"
        case .other, nil: meal.isEmpty ? "" : "after\(meal)"
        }
    }
}
