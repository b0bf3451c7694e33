import ArgumentParser

struct ReleaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "release", abstract: "Sign what browsers get, so that they can refuse anything else.",
        subcommands: [ReleaseKeys.self, ReleaseSign.self, ReleaseVerify.self])
}
