import CorginaCore
import CorginaJournal

/// Facts about her body and where her goal comes from, as submitted, read and checked. A blank field is a fact not given.
struct GoalsForm {
    let body: BodyFacts
    let goal: EnergyGoal

    /// - Throws: ``FormRefusal`` with a sentence for each field that needs another look.
    init(_ form: Form, of visit: Visit) throws(FormRefusal) {
        var errors: [FieldError] = []
        let metric = visit.profile.units == .metric
        var body = BodyFacts(
            activity: form["activity"].flatMap(ActivityLevel.init), needsProviderGoal: form.contains("careful"))
        body.isBreastfeeding = form["breastfeeding"].map { $0 == "yes" } ?? visit.profile.body.isBreastfeeding
        // A text that is no number becomes one that is refused, with the same sentence.
        body.birthYear = form["birthYear"].map { WholeText.read($0, in: CalendarDay.supportedYears) ?? 0 }
        body.height = metric ? form["height"].map { Centimeters(AmountText.read($0) ?? 0) } : Self.feetAndInches(form)
        body.weight = form["weight"].map {
            Weight(kilograms: (AmountText.read($0) ?? 0) * (metric ? 1 : Weight.pound.kilograms))
        }
        errors += Self.refusals(of: body, on: visit.today)
        let read = Self.goal(form, stage: visit.diary.lifeStage(on: visit.today))
        if case .failure(let error) = read { errors.append(error.field) }
        guard errors.isEmpty, case .success(let goal) = read else { throw FormRefusal(errors: errors) }
        self.body = body
        self.goal = goal
    }

    private static func feetAndInches(_ form: Form) -> Centimeters? {
        guard form["feet"] != nil || form["inches"] != nil else { return nil }
        let feet = form.whole("feet", in: 0...9) ?? 0
        let inches = form.amount("inches") ?? 0
        return Centimeters((Double(feet) * 12 + inches) * Centimeters.inch.value)
    }

    /// Each fact is looked at by itself, so that every field that is off says so.
    private static func refusals(of body: BodyFacts, on today: CalendarDay) -> [FieldError] {
        let facts = [
            ("birthYear", BodyFacts(birthYear: body.birthYear)), ("height", BodyFacts(height: body.height)),
            ("weight", BodyFacts(weight: body.weight)),
        ]
        return facts.compactMap { field, fact in
            do throws(BodyFactsError) { try fact.validate(today: today) } catch {
                return FieldError(field: field, message: error.description)
            }
            return nil
        }
    }

    private struct GoalError: Error { let field: FieldError }

    private static func goal(_ form: Form, stage: LifeStage?) -> Result<EnergyGoal, GoalError> {
        guard form["source"] == "provider" else {
            return .success(.computed(form["source"].flatMap(EnergyFormula.init) ?? .eer2005))
        }
        let number = form["number"].flatMap { AmountText.read($0.replacing(text: ",", with: "")) }.map(
            Kilocalories.init)
        guard let number, EnergyGoal.plausible.contains(number) else {
            return .failure(
                GoalError(
                    field: FieldError(
                        field: "number", message: "Enter the number your provider gave you, from 1,000 to 6,000")))
        }
        guard stage?.isPregnant != true || number >= EnergyGoal.floorInPregnancy else {
            return .failure(
                GoalError(field: FieldError(field: "number", message: EnergyAdvice.Reason.belowFloor.words)))
        }
        return .success(.provider(number))
    }
}

extension GoalsPage.Fields {
    /// What she typed, as she typed it.
    init(_ form: Form) {
        self.init()
        (birthYear, height, feet, inches) = (
            form["birthYear"] ?? "", form["height"] ?? "", form["feet"] ?? "", form["inches"] ?? ""
        )
        (weight, activity, breastfeeding) = (form["weight"] ?? "", form["activity"] ?? "", form["breastfeeding"] ?? "")
        (isCareful, source, number) = (form.contains("careful"), form["source"] ?? source, form["number"] ?? "")
    }
}
