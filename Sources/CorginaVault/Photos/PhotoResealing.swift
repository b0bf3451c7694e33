import CorginaCore

/// Seals every photo of a journal anew within a transaction, one after the other.
struct PhotoResealing {
    let old: DraftStore
    let new: DraftStore

    /// What does not open is left out: under another key it could never be mended, and a backup from before still has it.
    ///
    /// - Parameter waiting: the drafts there are; those that wait with one of them wait with it under its new name.
    func run(waiting: [RecordID], _ db: Database) throws {
        let journal = old.dataKey.journal
        let drafts = Dictionary(
            waiting.map { (old.names.name(ofDraft: $0), new.names.name(ofDraft: $0)) }, uniquingKeysWith: { $1 })
        let (before, after) = (PhotoStore(drafts: old), PhotoStore(drafts: new))
        for (name, draft) in try PhotoRows.names(db, of: journal) {
            // A copy that waits is of the key that ends here.
            let row = draft == PhotoRows.beside ? nil : try PhotoRows.read(db, name, of: journal)
            try PhotoRows.delete(db, name, of: journal)
            guard let row, let (id, photo) = before.open(row),
                let draft = draft.isEmpty ? PhotoRows.kept : drafts[draft]
            else { continue }
            try PhotoRows.insert(db, after.seal(photo, as: id), waitingWith: draft, of: journal)
        }
    }
}
