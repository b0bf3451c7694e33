/// The most bytes that a share keeps of anything. Rooms make no more than that, and a vault takes no more.
///
/// Each is a size of `docs/storage.md` without the 4 bytes with which padding begins. Characters say nothing of bytes: one can take
/// dozens, so forms look at both.
public enum ShareSize {
    /// What is shared.
    public static let bundle = (1 << 19) - 4
    /// What its owner keeps about it, beside the key of 32 bytes.
    public static let details = 4_096 - 4 - 32
    /// One thing that a companion sent.
    public static let sent = 8_192 - 4
}
