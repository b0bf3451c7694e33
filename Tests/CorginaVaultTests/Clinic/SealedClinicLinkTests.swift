import CorginaCore
import CorginaJournal
import Foundation
import GRDB
import Testing

@testable import CorginaVault

/// Links for the clinic that a device of a sealed diary made: the server keeps and counts them, and opens none.
@Suite struct SealedClinicLinkTests {
    private let now = TestVault.now
    private let files = Array("eyJhbGciOiJkaXIi..sealed".utf8)
    private let device = TestDevice()

    private func link(
        _ secret: ClinicSecret, openings: Int = 3, pin: String? = nil, by device: TestDevice
    ) throws -> SentClinicLink {
        try device.link(secret, files: files, openings: openings, pin: pin)
    }

    private func count(_ test: SealedTest) throws -> Int {
        try test.test.tamper { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM clinic") ?? -1 }
    }

    @Test func `it opens as any other, and all her devices see how often`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let secret = ClinicLinks.newSecret()
        let sent = try link(secret, openings: 2, pin: "4711", by: device)
        try await test.vault.sealedLinks.put(sent, forHours: 24, of: session, at: now)
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .pin(remaining: 5))
        #expect(try await test.vault.clinic.open(secret, pin: "0000", at: now) == .pin(remaining: 4))
        #expect(try await test.vault.clinic.open(secret, pin: "4711", at: now) == .opened(files))

        let laptop = try await test.signIn(device)
        let listed = try #require(try await test.vault.sealedLinks.all(of: laptop.session, at: now).first)
        #expect(listed.id == secret.hash && listed.ends == now.secondsSinceEpoch + 86_400)
        #expect(listed.details == sent.details && listed.tally != sent.tally)
        let row = try #require(try test.test.tamper { try Data.fetchOne($0, sql: "SELECT tally FROM clinic") })
        #expect(row == listed.tally)

        #expect(try await test.vault.clinic.open(secret, pin: "4711", at: now) == .opened(files))
        #expect(try await test.vault.clinic.open(secret, pin: "4711", at: now) == .gone)
        #expect(try test.test.tamper { try Int.fetchOne($0, sql: "SELECT SUM(LENGTH(files)) FROM clinic") } == 0)
        let end = now.advanced(bySeconds: 86_400)
        #expect(try await test.vault.sealedLinks.all(of: laptop.session, at: end).isEmpty)
    }

    @Test func `the same sent twice is there once, as it was first`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let secret = ClinicLinks.newSecret()
        let first = try link(secret, by: device)
        try await test.vault.sealedLinks.put(first, forHours: 24, of: session, at: now)
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .opened(files))
        try await test.vault.sealedLinks.put(
            try link(secret, openings: 9, by: device), forHours: 48, of: session, at: now)
        let listed = try await test.vault.sealedLinks.all(of: session, at: now)
        #expect(listed.count == 1 && listed[0].details == first.details)
        #expect(listed[0].ends == now.secondsSinceEpoch + 86_400)
    }

    @Test func `another account neither sees, ends nor replaces it`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let other = TestDevice()
        let (_, stranger) = try await test.create(other, name: "berta")
        let secret = ClinicLinks.newSecret()
        try await test.vault.sealedLinks.put(try link(secret, by: device), forHours: 24, of: session, at: now)
        #expect(try await test.vault.sealedLinks.all(of: stranger, at: now).isEmpty)
        try await test.vault.sealedLinks.end(secret.hash, of: stranger)
        await #expect(throws: VaultError.rowsNotUsable) {
            try await test.vault.sealedLinks.put(try link(secret, by: other), forHours: 24, of: stranger, at: now)
        }
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .opened(files))
        try await test.vault.sealedLinks.end(secret.hash, of: session)
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .gone)
        #expect(try count(test) == 0)
    }

    @Test func `ten at most, and none without the journal's pass`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        for _ in 0..<ClinicLinks.most {
            let sent = try link(ClinicLinks.newSecret(), by: device)
            try await test.vault.sealedLinks.put(sent, forHours: 1, of: session, at: now)
        }
        let sent = try link(ClinicLinks.newSecret(), by: device)
        await #expect(throws: VaultError.clinicLinksFull) {
            try await test.vault.sealedLinks.put(sent, forHours: 1, of: session, at: now)
        }
        // What is over makes room.
        try await test.vault.sealedLinks.put(sent, forHours: 1, of: session, at: now.advanced(bySeconds: 3_600))
        #expect(try count(test) == 1)

        let admission = try await test.diaries.open(
            name: "ada", device.proof(.passphrase), of: .passphrase, from: nil, at: now)
        let without = try await test.session(admission.secret)
        await #expect(throws: VaultError.passNeeded) { try await test.vault.sealedLinks.all(of: without, at: now) }
        await #expect(throws: VaultError.passNeeded) {
            try await test.vault.sealedLinks.put(sent, forHours: 1, of: without, at: now)
        }
        await #expect(throws: VaultError.passNeeded) { try await test.vault.sealedLinks.end(sent.id, of: without) }
    }

    @Test func `what is not of a size that sealing gives is not kept`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let good = try link(ClinicLinks.newSecret(), by: device)
        let bad = [
            SentClinicLink(id: good.id.dropLast(), tally: good.tally, files: good.files, details: good.details),
            SentClinicLink(id: good.id, tally: good.tally + [0], files: good.files, details: good.details),
            SentClinicLink(id: good.id, tally: good.tally, files: good.files + [0], details: good.details),
            SentClinicLink(id: good.id, tally: good.tally, files: Data(), details: good.details),
            SentClinicLink(id: good.id, tally: good.tally, files: good.files, details: good.details.dropLast()),
            SentClinicLink(
                id: good.id, tally: good.tally, files: good.files, details: Data([2]) + good.details.dropFirst()),
        ]
        for link in bad {
            await #expect(throws: VaultError.rowsNotUsable) {
                try await test.vault.sealedLinks.put(link, forHours: 24, of: session, at: now)
            }
        }
        for hours in [0, 721, .min, .max] {
            await #expect(throws: VaultError.rowsNotUsable) {
                try await test.vault.sealedLinks.put(good, forHours: hours, of: session, at: now)
            }
        }
        let large = Data([1]) + Data(count: 28 + 32 * 1_024 * 129)
        await #expect(throws: VaultError.clinicLinkTooLarge) {
            try await test.vault.sealedLinks.put(
                SentClinicLink(id: good.id, tally: good.tally, files: large, details: good.details), forHours: 24,
                of: session, at: now)
        }
        #expect(try count(test) == 0)
    }

    @Test(arguments: [0, 101, Int(UInt32.max)])
    func `a count that no form gives opens nothing`(openings: Int) async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let secret = ClinicLinks.newSecret()
        let sent = try link(secret, openings: openings, by: device)
        try await test.vault.sealedLinks.put(sent, forHours: 24, of: session, at: now)
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .gone)
    }

    /// What ends all devices of an account ends its links.
    enum Ending: CaseIterable { case passphrase, signOut, erase }

    @Test(arguments: Ending.allCases) func `links end with what ends all devices`(ending: Ending) async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let (_, other) = try await test.create(TestDevice(), name: "berta")
        let secrets = [ClinicLinks.newSecret(), ClinicLinks.newSecret()]
        try await test.vault.sealedLinks.put(try link(secrets[0], by: device), forHours: 24, of: session, at: now)
        try await test.vault.sealedLinks.put(try link(secrets[1], by: device), forHours: 24, of: other, at: now)
        switch ending {
        case .passphrase:
            var next = device
            next.passphrase = "seven calm otters row"
            let stored = try await test.diaries.open(
                name: "ada", device.proof(.passphrase), of: .passphrase, from: nil, at: now
            ).slots
            _ = try await test.diaries.change(
                try next.slots(stored, replacing: .passphrase), next.proofs(.passphrase),
                showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
        case .signOut: try await test.diaries.endAll(of: session)
        case .erase:
            try await test.diaries.erase(showing: device.proof(.passphrase), of: .passphrase, by: session, at: now)
        }
        #expect(try await test.vault.clinic.open(secrets[0], pin: nil, at: now) == .gone)
        #expect(try await test.vault.clinic.open(secrets[1], pin: nil, at: now) == .opened(files))
        #expect(try count(test) == 1)
    }

    @Test func `another recovery code ends none`() async throws {
        let test = try SealedTest()
        let (_, session) = try await test.create(device)
        let secret = ClinicLinks.newSecret()
        try await test.vault.sealedLinks.put(try link(secret, by: device), forHours: 24, of: session, at: now)
        let stored = try await test.diaries.open(
            name: "ada", device.proof(.passphrase), of: .passphrase, from: nil, at: now
        ).slots
        var next = device
        next.code = .random()
        _ = try await test.diaries.change(
            try next.slots(stored, replacing: .recovery), next.proofs(.recovery), showing: device.proof(.passphrase),
            of: .passphrase, by: session, at: now)
        #expect(try await test.vault.clinic.open(secret, pin: nil, at: now) == .opened(files))
    }
}
