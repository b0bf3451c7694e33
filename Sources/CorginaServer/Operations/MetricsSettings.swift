/// Where figures about the server are read, on this machine alone.
public struct MetricsSettings: Sendable {
    /// A port on 127.0.0.1.
    public var port: Int
    /// When the newest backup was made, in seconds since 1970-01-01T00:00:00Z; `nil` when there is none.
    public var newestBackup: @Sendable () -> Int?

    public init(port: Int, newestBackup: @escaping @Sendable () -> Int?) {
        self.port = port
        self.newestBackup = newestBackup
    }
}
