/// The places a device needs while there is no connection, and once there is one again.
public enum OfflinePlace: String, CaseIterable, Hashable, Sendable {
    /// `/offline`: what is shown without a connection; it holds nothing of any diary
    case shell = ""
    /// POST `/offline/key`: what this device seals with, and whether the diary still holds all the device saw
    case key
    /// POST `/offline/entries`: one sentence that waited on the device
    case entries
    /// POST `/offline/checked`: what was logged that way is as she meant it
    case checked

    static let root = "offline"

    var segments: [String] { [Self.root] + (self == .shell ? [] : [rawValue]) }
}
