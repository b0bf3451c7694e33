import ArgumentParser
import CorginaServer
import CorginaVault

struct Invite: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make an invitation: a code with which somebody can make one account within a week.",
        discussion: "The server may go on running. The code is printed once, and only a hash of it is kept.")

    @OptionGroup var folder: DataFolderOption

    @OptionGroup var database: DatabaseOption

    func run() async throws {
        let path = database.database == nil ? try folder.entered() : folder.path
        let code = try database.invitation(in: path, at: Surroundings.live.moment(in: "UTC"))
        Announcement.say(
            """
            Invitation  \(code.text)
            Good for one account, for seven days. It is typed where Corgina says "Get started".
            """)
    }
}
