/// Why a checkpoint cannot be read or written. It says nothing of what is in it; the journal has it all.
public enum DiaryCheckpointError: Error, Hashable, Sendable {
    /// These bytes are no checkpoint that this Corgina wrote.
    case notReadable
    /// Something in the diary could not be read back.
    case notWritable
}
