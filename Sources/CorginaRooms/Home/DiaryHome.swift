/// Where a diary lives, and who can read it.
public enum DiaryHome: String, Hashable, Sendable {
    /// On the server, which can read it while she is signed in.
    case server
    /// On one device alone, in a browser's store. No account, no server.
    case device
    /// On her devices, which alone can read it, and sealed on a server that brings it from one to the other.
    case sealed
}
