import CorginaCore
import CorginaJournal
import Markup

/// What she can do about a notice that stays until she answers it: call her provider with one tap, and say what she did.
/// POSTs to ``Route/careAnswered`` with field `did`.
public struct CareResponse: Hashable, Sendable {
    /// Her provider's number as she entered it; empty before she did.
    public var phone: String
    /// What is open: "Blood pressure 152/97 mmHg, today, 08:00".
    public var entries: [String]

    /// What she may have done.
    enum Deed: String, CaseIterable {
        case called
        case known

        var words: String {
            switch self {
            case .called: "I've called"
            case .known: "My provider knows"
            }
        }

        /// What the diary keeps: "Called my provider: headache".
        func note(about sign: String) -> String {
            let sign = sign.prefix(1).lowercased() + sign.dropFirst()
            return switch self {
            case .called: "Called my provider: \(sign)"
            case .known: "My provider knows: \(sign)"
            }
        }
    }

    var html: HTML {
        div(.class("care__acts")) {
            if phone.isEmpty {
                a(.class("btn btn--line"), .href(Route.settings(.overview).address)) { "Add your provider's number" }
            } else {
                a(.class("btn btn--urgent"), .href(.phone(phone)), .ariaLabel("Call your provider, \(phone)")) {
                    icon(.phone)
                    span(.class("figure-line")) { "Call \(phone)" }
                }
            }
            form(.class("care__deeds"), .method(.post), .action(Route.careAnswered.address), .data(.navigate)) {
                for deed in Deed.allCases {
                    button(.class("btn btn--line"), .type(.submit), .name("did"), .value(deed.rawValue)) { deed.words }
                }
            }
            p(.class("care__worry care__stays")) {
                "You logged: " + entries.joined(separator: "; ") + ". This stays here until you answer."
            }
        }
    }
}

extension TodayRoom {
    /// What was just logged and should not wait, and what asked for a call before and has no answer yet.
    ///
    /// - Parameter arrived: what was logged without a connection and nobody has looked at.
    static func care(for changed: [EntryID], and arrived: [HealthEvent] = [], of visit: Visit) -> CareNotice? {
        let fresh = CareNotice.notice(for: changed, and: arrived, of: visit)
        let open = CareFlag.open(in: visit.diary, at: visit.now)
        var answers = fresh?.answers ?? []
        answers += open.flatMap { $0.answers }.filter { $0.level >= .callSameDay && !answers.contains($0) }
        var notice = CareNotice(answers.mostPressingFirst(), afterLoss: !visit.speaksOfPregnancy)
        notice?.isStanding = fresh == nil
        if !open.isEmpty {
            notice?.response = CareResponse(
                phone: visit.profile.providerPhone, entries: open.map { entryWords($0.event, visit) })
        }
        return notice
    }

    private static func entryWords(_ event: HealthEvent, _ visit: Visit) -> String {
        let words = EventWords(event.details, units: visit.profile.units)
        let day = DayWords.relative(event.moment.day, to: visit.today)
        let what = [words.title, words.detail].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(what), \(day.prefix(1).lowercased() + day.dropFirst()), \(event.moment.time)"
    }

    /// Keeps what she did about all that is open, an entry a sign.
    static func answerCare(_ form: Form, by visit: inout Visit) -> Answer {
        let open = CareFlag.open(in: visit.diary, at: visit.now)
        guard let deed = form["did"].flatMap(CareResponse.Deed.init), !open.isEmpty else {
            return .redirect(to: .today)
        }
        return log(open.map { $0.response(deed.note(about: $0.sign), at: visit.now) }, by: &visit)
    }
}
