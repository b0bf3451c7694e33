import CorginaCore
import CorginaJournal

extension PageContext {
    /// What a page of hers needs to know: the appearance she chose, tinted by her trimester.
    ///
    /// - Parameters:
    ///   - diary: the diary of the visit, for the device to know it by.
    ///   - held: the digest of the page the client shows; empty where it shows none.
    public init(of visit: Visit, assets: AssetPaths, lockAfter: Int, diary: DiaryMark?, held: String) {
        self.init(
            assets: assets, appearance: visit.profile.appearance,
            trimester: visit.diary.currentPregnancy?.trimester(on: visit.today), lockAfter: lockAfter,
            isDiscreet: visit.profile.usesDiscreetTitles)
        display = visit.profile.display
        english = visit.english
        self.diary = diary
        home = visit.home
        hasNoPhotos = !visit.keepsPhotos
        self.held = held
    }
}
