import CorginaJournal
import CorginaPhone
import CorginaRooms

extension PhoneHost: ScreenHost {
    func page<Shown: Page>(_ place: ScreenPlace, as kind: Shown.Type) async throws(ScreenError) -> Shown {
        var address = PhoneAddress(place.route, changed: place.changed)
        for _ in 0..<PhoneTurn.most {
            switch try await answer(address, form: nil).content {
            case .page(let page):
                guard let value = page.value as? Shown else { throw .elsewhere(Self.place(address)) }
                return value
            case .redirect(let next):
                guard let next = PhoneAddress(next) else { throw .gone }
                address = next
            case .part, .file: throw .gone
            }
        }
        throw .gone
    }

    func send<Shown: Page>(
        _ form: Form, at route: Route, as kind: Shown.Type
    ) async throws(ScreenError) -> SentForm<Shown> {
        let answer = try await answer(PhoneAddress(route), form: form)
        switch answer.content {
        case .redirect(let next):
            guard let address = PhoneAddress(next), let route = address.route else { throw .gone }
            await noteChange()
            return .moved(to: ScreenPlace(route, changed: address.changed))
        case .page(let page):
            guard let value = page.value as? Shown else { throw .gone }
            return .refused(value)
        case .part, .file: throw .gone
        }
    }

    private static func place(_ address: PhoneAddress) -> ScreenPlace {
        ScreenPlace(address.route ?? .today, changed: address.changed)
    }

    private func answer(_ address: PhoneAddress, form: Form?) async throws(ScreenError) -> Answer {
        do {
            guard let answer = try await keeper.answer(address, form: form) else { throw ScreenError.gone }
            return answer
        } catch is RoomError { throw .gone } catch let error as ScreenError { throw error } catch { throw .failed }
    }
}
