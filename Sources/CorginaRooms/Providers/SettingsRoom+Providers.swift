import CorginaCore
import CorginaJournal

/// What she agrees to have sent to other servers.
extension SettingsRoom {
    static func showProviders(to visit: Visit, changed: [EntryID]) -> Answer {
        var page = providersPage(of: visit)
        page.toast = Toast(for: changed, in: visit.diary)
        return Answer(page)
    }

    static func answerProvider(_ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let use = form["use"].flatMap(ProviderUse.init), let answer = form["answer"],
            answer == "yes" || answer == "no"
        else { throw .badForm }
        var profile = visit.profile
        if answer == "no" {
            profile.consents[use] = nil
        } else if let host = visit.uses[use], host == form["host"] {
            profile.consents[use] = host
        } else {
            var page = providersPage(of: visit)
            page.problem = "That was changed on the server meanwhile. Read it again before you agree."
            return Answer(page, .refused)
        }
        guard profile != visit.profile else { return .redirect(to: .settings(.providers)) }
        return .redirect(to: .settings(.providers), changed: visit.append([.putProfile(profile)]))
    }

    private static func providersPage(of visit: Visit) -> ProvidersPage {
        ProvidersPage(uses: visit.uses.answered(by: visit))
    }
}
