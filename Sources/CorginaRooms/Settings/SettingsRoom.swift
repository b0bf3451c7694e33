import CorginaCore
import CorginaJournal

/// Her name, units and how pages look.
enum SettingsRoom {
    static func show(_ place: SettingsPlace, to visit: Visit, changed: [EntryID]) throws(RoomError) -> Answer {
        switch place {
        case .overview: showSettings(to: visit, changed: changed)
        case .you: Answer(AboutYouPage(visit.profile))
        case .habits: showHabits(to: visit, changed: changed)
        case .goals: showGoals(to: visit, changed: changed)
        case .providers: showProviders(to: visit, changed: changed)
        case .removeHabit, .mealHours: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: SettingsPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        case .overview: saveSettings(form, by: &visit)
        case .you: saveAboutYou(form, by: &visit)
        case .removeHabit(let id): removeHabit(id, by: &visit)
        case .goals: try saveGoals(form, by: &visit)
        case .mealHours: try saveMealHours(form, by: &visit)
        case .providers: try answerProvider(form, by: &visit)
        case .habits: throw RoomError.notFound
        }
    }

    static func showSettings(to visit: Visit, changed: [EntryID]) -> Answer {
        var page = settingsPage(of: visit)
        page.toast = Toast(for: changed, in: visit.diary)
        return Answer(page)
    }

    static func saveSettings(_ form: Form, by visit: inout Visit) -> Answer {
        let profile = profile(form, from: visit.profile)
        let errors = errors(in: profile)
        guard errors.isEmpty else {
            var page = settingsPage(of: visit)
            (page.firstName, page.providerPhone, page.errors) = (profile.firstName, profile.providerPhone, errors)
            return Answer(page, .refused)
        }
        guard profile != visit.profile else { return .redirect(to: .settings(.overview)) }
        return .redirect(to: .settings(.overview), changed: visit.append([.putProfile(profile)]))
    }

    private static func saveAboutYou(_ form: Form, by visit: inout Visit) -> Answer {
        let profile = profile(form, from: visit.profile)
        let errors = errors(in: profile)
        guard errors.isEmpty else { return Answer(AboutYouPage(profile, errors: errors), .refused) }
        if profile != visit.profile { _ = visit.append([.putProfile(profile)]) }
        return .redirect(to: form["then"] == "goals" ? .settings(.goals) : .today)
    }

    /// Her preferences with what the form has of them; a field that is not in the form stays as it is.
    private static func profile(_ form: Form, from profile: Profile) -> Profile {
        var profile = profile
        if form.contains("firstName") { profile.firstName = form["firstName"] ?? "" }
        if form.contains("providerPhone") { profile.providerPhone = form["providerPhone"] ?? "" }
        profile.units = form["units"].flatMap(Profile.UnitSystem.init) ?? profile.units
        profile.appearance = form["appearance"].flatMap(Profile.Appearance.init) ?? profile.appearance
        profile.showsDueDate = form["dueDate"].map { $0 == "shown" } ?? profile.showsDueDate
        profile.usesDiscreetTitles = form["titles"].map { $0 == "discreet" } ?? profile.usesDiscreetTitles
        let display = profile.display
        profile.display.reducesTransparency =
            form["transparency"].map { $0 == "reduced" } ?? display.reducesTransparency
        profile.display.reducesMotion = form["motion"].map { $0 == "reduced" } ?? display.reducesMotion
        profile.display.increasesContrast = form["contrast"].map { $0 == "more" } ?? display.increasesContrast
        profile.clock = form["clock"].flatMap(Profile.ClockSetting.init) ?? profile.clock
        if let region = form["foodRegion"] { profile.foodRegion = FoodRegion(rawValue: region) }
        return profile
    }

    private static func errors(in profile: Profile) -> [FieldError] {
        var errors: [FieldError] = []
        if profile.firstName.count > 60 {
            errors.append(FieldError(field: "firstName", message: "Use at most 60 characters"))
        }
        let phone = profile.providerPhone
        let isDialled = phone.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } >= 3
        let isWritten = phone.allSatisfy { $0.isASCII && ($0.isNumber || "+-() ./".contains($0)) }
        if !phone.isEmpty, !isDialled || !isWritten || phone.count > Profile.longestPhone {
            errors.append(
                FieldError(
                    field: "providerPhone", message: "Enter a telephone number, such as +1 555 0142, or leave it empty")
            )
        }
        return errors
    }

    private static func settingsPage(of visit: Visit) -> SettingsPage {
        SettingsPage(
            profile: visit.profile, pregnancy: visit.diary.latestPregnancy, today: visit.today, accountName: "",
            pregnancies: visit.diary.pregnancies.count, offersProviders: !visit.uses.uses.isEmpty,
            home: visit.home)
    }
}
