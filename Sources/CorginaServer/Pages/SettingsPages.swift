import CorginaCore
import CorginaScreens
import Hummingbird

/// Settings and what is said about privacy.
extension CorginaServer {
    func showSettings(to visitor: Visitor, changed: Substring?) -> Response {
        var page = settingsPage(of: visitor)
        page.toast = toast(for: entries(changed), in: visitor.diary)
        return answer(page, to: visitor)
    }

    func saveSettings(_ form: Form, by visitor: Visitor) async throws -> Response {
        var profile = visitor.profile
        profile.firstName = form["firstName"] ?? ""
        guard profile.firstName.count <= 60 else {
            var page = settingsPage(of: visitor)
            page.firstName = profile.firstName
            page.errors = [FieldError(field: "firstName", message: "Use at most 60 characters")]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        profile.units = form["units"].flatMap(Profile.UnitSystem.init) ?? profile.units
        profile.appearance = form["appearance"].flatMap(Profile.Appearance.init) ?? profile.appearance
        profile.showsDueDate = form["dueDate"].map { $0 == "shown" } ?? profile.showsDueDate
        profile.usesDiscreetTitles = form["titles"].map { $0 == "discreet" } ?? profile.usesDiscreetTitles
        if let region = form["foodRegion"] { profile.foodRegion = FoodRegion(rawValue: region) }
        guard profile != visitor.profile else { return .redirect(to: Route.settings.path) }
        return .redirect(to: address(of: .settings, changed: try await append([.putProfile(profile)], by: visitor)))
    }

    private func settingsPage(of visitor: Visitor) -> SettingsPage {
        SettingsPage(
            profile: visitor.profile, pregnancy: visitor.diary.latestPregnancy, today: visitor.today, accountName: "",
            pregnancies: visitor.diary.pregnancies.count)
    }

    func showPrivacy(to request: Request) async throws -> Response {
        let visitor = try await visitorIfSignedIn(request)
        let page = PrivacyPage(isSignedIn: visitor != nil, keptBackups: settings.keptBackups)
        return visitor.map { answer(page, to: $0) } ?? answer(page)
    }

    func showAbout(to request: Request) async throws -> Response {
        guard let visitor = try await visitorIfSignedIn(request) else { return answer(AboutPage(isSignedIn: false)) }
        let speaksOfWeeks = visitor.diary.latestPregnancy?.outcome.isLoss != true
        return answer(AboutPage(isSignedIn: true, speaksOfWeeks: speaksOfWeeks), to: visitor)
    }

    /// The components, with made-up contents: nothing of anybody's diary.
    func showGallery() -> Response {
        answer(GalleryPage(today: surroundings.moment(in: nil).day))
    }
}
