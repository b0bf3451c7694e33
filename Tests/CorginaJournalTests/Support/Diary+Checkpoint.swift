import CorginaJournal

extension Diary {
    /// The whole diary at once.
    func checkpoint() throws(DiaryCheckpointError) -> [UInt8] {
        var writer = DiaryCheckpointWriter(self)
        while try writer.write(1_000) {}
        return try writer.finished()
    }
}
