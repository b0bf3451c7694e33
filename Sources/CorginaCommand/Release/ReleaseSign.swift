import ArgumentParser
import CorginaCore
import CorginaRooms
import CorginaServer

struct ReleaseSign: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign", abstract: "Sign the list of everything this program sends to browsers.",
        discussion: "Do it for each edition, with the same program and corgina.wasm that the server runs.")

    @Option(help: "The file that corgina release keys made.")
    var key: String

    @Option(help: "Where the list goes. One that is there is replaced, and the new one has a higher number.")
    var out = "release.json"

    @Option(help: "The number of the list. Default: seconds since 1970, or one more than the list that is there.")
    var number: Int?

    @Option(help: "When it is signed, as 2026-11-27T12:00:00Z. Default: now.")
    var at: String?

    @OptionGroup var browser: BrowserProgramOption

    func run() throws {
        let key = try ReleaseKey(path: self.key)
        let made = try signingMoment()
        let number = try ReleaseNumber.next(
            at: Int(clamping: made.secondsSinceEpoch), chosen: self.number, after: numberBefore())
        let list = try ReleaseList(
            ServedFiles(program: browser.program), number: number, made: made.description)
        try SignedRelease(list, by: key).write(to: out)
        Announcement.say(
            """
            \(out) names \(list.files.count) files of edition \(list.edition), as number \(number).
            Fingerprint  \(key.publicKey.fingerprint)
            Start the server with: corgina serve --release \(out)
            """)
    }

    private func signingMoment() throws -> Moment {
        guard let at else { return Surroundings.live.moment(in: "UTC") }
        guard let moment = Moment(at) else {
            throw ValidationError("“\(at)” is no moment. Write it as 2026-11-27T12:00:00Z.")
        }
        return moment
    }

    /// That of the list that is to be replaced; `nil` where there is none.
    private func numberBefore() throws(ReleaseFault) -> Int? {
        do throws(ReleaseFault) { return try SignedRelease(path: out).list.number } catch {
            guard case .missing = error else { throw error }
            return nil
        }
    }
}
