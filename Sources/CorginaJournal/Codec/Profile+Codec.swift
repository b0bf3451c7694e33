import CorginaCore

extension Profile {
    init(_ fields: Fields) throws(CodecFault) {
        self.init(
            firstName: try fields.text("firstName"),
            units: try fields.word("units"),
            appearance: try fields.word("appearance"),
            timeZone: try fields.text("timeZone"),
            showsDueDate: try fields.optional("showsDueDate", fields.flag) ?? true,
            body: try fields.optional("body") { name throws(CodecFault) in try BodyFacts(fields.object(name)) }
                ?? BodyFacts(),
            energyGoal: try fields.optional("energyGoal") { name throws(CodecFault) in
                try EnergyGoal(fields.object(name))
            }
                ?? .computed(.eer2005),
            mealHours: try fields.optional("mealHours") { name throws(CodecFault) in try MealHours(fields.object(name))
            } ?? .usual,
            hydration: try fields.optional("hydration") { name throws(CodecFault) in
                try HydrationPreferences(fields.object(name))
            }
                ?? HydrationPreferences(),
            contractionAdvice: try fields.optional("contractionAdvice") { name throws(CodecFault) in
                try fields.word(name)
            } ?? .fiveOneOne,
            insightHours: try fields.optional("insightHours", fields.whole) ?? InsightSearch.usualHours,
            usesDiscreetTitles: try fields.optional("discreetTitles", fields.flag) ?? false,
            foodRegion: try fields.optional("foodRegion") { name throws(CodecFault) in try fields.word(name) },
            clock: try fields.optional("clock") { name throws(CodecFault) in try fields.word(name) } ?? .byRegion,
            providerPhone: try fields.optional("providerPhone", fields.text) ?? "",
            display: DisplayPreferences(
                reducesTransparency: try fields.optional("reducesTransparency", fields.flag) ?? false,
                reducesMotion: try fields.optional("reducesMotion", fields.flag) ?? false,
                increasesContrast: try fields.optional("increasesContrast", fields.flag) ?? false),
            consents: try fields.optional("providers") { name throws(CodecFault) in
                try ProviderConsents(fields.object(name))
            } ?? ProviderConsents(),
            reminders: try fields.optional("reminders") { name throws(CodecFault) in
                try ReminderPreferences(fields.object(name))
            } ?? ReminderPreferences(),
            followsGlucoseTargets: try fields.optional("glucoseTargets", fields.flag) ?? false
        )
    }

    func json() throws(CodecFault) -> JSON {
        let json: JSON = [
            "firstName": .string(firstName),
            "units": .string(units.rawValue),
            "appearance": .string(appearance.rawValue),
            "timeZone": .string(timeZone),
        ]
        return json.adding("showsDueDate", showsDueDate ? nil : false)
            .adding("body", body == BodyFacts() ? nil : try body.json())
            .adding("energyGoal", energyGoal == .computed(.eer2005) ? nil : try energyGoal.json())
            .adding("mealHours", mealHours == .usual ? nil : mealHours.json)
            .adding("hydration", hydration == HydrationPreferences() ? nil : try hydration.json())
            .adding(
                "contractionAdvice",
                contractionAdvice == .fiveOneOne ? nil : .string(contractionAdvice.rawValue)
            ).adding(
                "insightHours",
                insightHours == InsightSearch.usualHours ? nil : try Writer.whole(insightHours, "insightHours")
            )
            .adding("discreetTitles", usesDiscreetTitles ? true : nil)
            .adding("foodRegion", foodRegion.map { .string($0.rawValue) })
            .adding("clock", clock == .byRegion ? nil : .string(clock.rawValue))
            .adding("providerPhone", providerPhone.isEmpty ? nil : .string(providerPhone))
            .adding("reducesTransparency", display.reducesTransparency ? true : nil)
            .adding("reducesMotion", display.reducesMotion ? true : nil)
            .adding("increasesContrast", display.increasesContrast ? true : nil)
            .adding("glucoseTargets", followsGlucoseTargets ? true : nil)
            .adding("providers", consents == ProviderConsents() ? nil : consents.json)
            .adding("reminders", reminders == ReminderPreferences() ? nil : reminders.json)
    }
}
