import CorginaCore
import CorginaJournal
import CorginaRooms
import Markup

/// One turn of a request: what the app keeps first, and then either where it goes on or what it shows.
///
/// A web view's own loading does not follow a 303 that a scheme handler answers, so the app follows it: it performs
/// ``effects``, hands the diary what it kept, and takes the next turn at the address, until there is something to show.
public struct PhoneTurn: Sendable {
    /// All of them are kept before anything else is done.
    public let effects: [Effect]
    public let next: Next

    public enum Next: Sendable {
        case follow(PhoneAddress)
        case show(PhoneReply)
    }

    /// How many times in a row it may be led on; no room needs more than two.
    public static let most = 5
}

extension PhoneDiary {
    /// Takes one turn of a request of the web view.
    ///
    /// - Parameters:
    ///   - assets: where the files of the site are.
    ///   - held: the digest of the page that is shown; empty where none is.
    ///   - lockAfter: after how many minutes the page gives way to the lock; 0 for never.
    public func turn(_ request: PhoneRequest, assets: AssetPaths, held: String = "", lockAfter: Int = 0) -> PhoneTurn {
        do throws(RoomError) {
            if let place = OwnPlace(request.address), request.form == nil {
                return PhoneTurn(effects: [], next: next(place, request, assets: assets))
            }
            let (answer, effects) = try answer(request)
            guard let answer else { return PhoneTurn(effects: [], next: .show(.notHere(assets))) }
            // The page of an answer is of the diary it was asked of.
            let visit = visit(for: request)
            let context = PageContext(of: visit, assets: assets, lockAfter: lockAfter, diary: nil, held: held)
            return PhoneTurn(effects: effects, next: Self.next(answer, at: request.address, context))
        } catch { return PhoneTurn(effects: [], next: .show(PhoneReply(error, assets))) }
    }

    private static func next(_ answer: Answer, at address: PhoneAddress, _ context: PageContext) -> PhoneTurn.Next {
        if case .redirect(let place) = answer.content, let address = PhoneAddress(place) { return .follow(address) }
        return .show(PhoneReply(answer, at: address, context))
    }

    private func next(_ place: OwnPlace, _ request: PhoneRequest, assets: AssetPaths) -> PhoneTurn.Next {
        switch place {
        case .today: .follow(PhoneAddress(.today))
        case .privacy: .show(PhoneReply(ShownPage(DevicePrivacyPage()), at: request.address, context(assets)))
        case .phone: .show(.elsewhere(assets))
        }
    }

    private func context(_ assets: AssetPaths) -> PageContext {
        var context = PageContext(assets: assets, appearance: diary.profile?.appearance ?? .system)
        if let display = diary.profile?.display { context.display = display }
        if let english = diary.profile?.english { context.english = english }
        (context.home, context.hasNoPhotos) = (.device, true)
        return context
    }
}

/// Places that no room answers and the app does.
private enum OwnPlace {
    case today
    case privacy
    /// The screen of this iPhone's own settings.
    case phone

    init?(_ address: PhoneAddress) {
        switch address.route {
        case .home, .welcome, .signIn: self = .today
        case .privacy: self = .privacy
        case .security, .homes, .recoveryCode: self = .phone
        default: return nil
        }
    }
}
