import Foundation
import SeededRandom
import Testing

@testable import CorginaPhoneStore
@testable import CorginaServer

/// Three phones with bad connections, which end whenever they like: a seed is a history.
@Suite struct PhoneSimulationTests {
    @Test(arguments: 1...12)
    func `However the connections are, all phones come to have every entry once, each phone's in its order`(
        seed: UInt64
    ) async throws {
        var chance = SeededGenerator(seed: seed)
        let server = try TestServer(settings: ServerSettings(allowsSignUp: true))
        let phones = try (1...3).map { try TestPhone(server, $0) }
        try await phones[0].seal()
        for phone in phones.dropFirst() { try await phone.open() }
        for phone in phones {
            var weather = SeededGenerator(seed: chance.next())
            phone.line.weather = { _ in
                Bool.random(using: &weather)
                    ? .clear : PhoneLine.Weather.allCases.randomElement(using: &weather) ?? .lost
            }
        }
        var logged: [[String]] = [[], [], []]
        for step in 0..<40 {
            let place = Int.random(in: 0..<3, using: &chance)
            switch Int.random(in: 0..<4, using: &chance) {
            case 0, 1:
                try phones[place].log("Note \(step)")
                logged[place].append("Note \(step)")
            case 2: try await phones[place].settle()
            default: try phones[place].restart()
            }
        }
        for phone in phones { phone.line.weather = { _ in .clear } }
        for _ in 0..<2 { for phone in phones { #expect(try await phone.settle().isSettled) } }
        let words = try phones[0].words
        #expect(words.count == logged.joined().count + 1)
        for (phone, own) in zip(phones, logged) {
            #expect(try phone.entries == phones[0].entries)
            #expect(words.filter { own.contains($0) } == own)
        }
    }
}
