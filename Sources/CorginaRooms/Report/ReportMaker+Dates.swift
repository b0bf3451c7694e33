import CorginaCore
import CorginaJournal

extension ReportMaker {
    /// How far along she is, the due date, and how it was set, with every date there was before.
    var dates: ReportPart {
        var part = ReportPart(heading: "Dates")
        guard let pregnancy else { return part }
        let age = pregnancy.gestationalAge(on: now.day)
        let trimester = pregnancy.trimester(on: now.day).ordinal
        part.facts.append(.init("Today", "\(age.spelledOut), \(trimester) trimester"))
        if profile.showsDueDate {
            part.facts.append(.init("Due date", english.full(pregnancy.estimatedDueDate)))
        }
        part.facts.append(.init("Dated", pregnancy.dating.words(english)))
        if pregnancy.babies > 1 { part.facts.append(.init("Babies", "\(pregnancy.babies)")) }
        for revision in diary.datingRevisions(of: pregnancy.id).dropFirst().prefix(3) {
            let dueDate = revision.dating.effectiveLMP + GestationalAge.term.days
            let due = profile.showsDueDate ? "\(english.full(dueDate)), " : ""
            part.facts.append(
                .init(
                    "Before",
                    "\(due)\(Self.within(revision.dating.words(english))), noted \(english.short(revision.since.day))"))
        }
        return part
    }

    /// Words that begin a sentence, in the middle of one.
    private static func within(_ words: String) -> String { words.prefix(1).lowercased() + words.dropFirst() }

    /// Her weight against where she began and the usual range.
    var weight: ReportPart {
        var part = ReportPart(heading: "Weight")
        guard let latest = summary.weights?.latest else { return part }
        part.facts.append(.init("Latest", "\(measures.weight(latest.value)), \(english.short(latest.moment.day))"))
        guard let pregnancy, let curve = diary.weightCurve(in: pregnancy, to: now.day), let point = curve.points.last
        else {
            if let first = summary.weights?.first, first != latest {
                part.facts.append(
                    .init(
                        "Change", "\(change(latest.value, since: first.value)) since \(english.short(first.moment.day))"
                    ))
            }
            return part
        }
        let index = BodyMassIndex(profile.body)
        let figure = index.map { ", BMI \(Figure.decimal($0.value))" } ?? ""
        part.facts.insert(.init("Before pregnancy", measures.weight(curve.start) + figure), at: 0)
        part.facts.append(.init("Gain so far", change(point.weight, since: curve.start)))
        if let guideline = index.flatMap({ WeightGainGuideline.of($0, babies: pregnancy.babies) }) {
            part.facts += range(guideline, point)
        }
        return part
    }

    private func range(_ guideline: WeightGainGuideline, _ point: WeightCurve.Point) -> [ReportPart.Fact] {
        guard let band = guideline.band(at: point.age), let position = guideline.position(of: point.gain, at: point.age)
        else { return [] }
        let mark: ReportPart.Mark? = position == .above ? .high : position == .below ? .low : nil
        return [
            .init(
                "Usual range at \(point.age.description)",
                "\(change(kilograms: band.lowerBound)) to \(change(kilograms: band.upperBound))"),
            .init("Compared with it", position.words, mark),
        ]
    }

    private func change(_ weight: Weight, since before: Weight) -> String {
        change(kilograms: weight.kilograms - before.kilograms)
    }

    private func change(kilograms: Double) -> String {
        "\(kilograms < 0 ? "−" : "+")\(measures.weight(Weight(kilograms: abs(kilograms))))"
    }
}
