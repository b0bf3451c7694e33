extension Profile {
    /// Which clock she reads. Raw values are stored.
    public enum ClockSetting: String, CaseIterable, Sendable {
        /// As is usual in her region.
        case byRegion = "region"
        case twelveHour = "12"
        case twentyFourHour = "24"
    }
}
