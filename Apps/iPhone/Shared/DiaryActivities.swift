import ActivityKit
import Foundation

/// A count of movements on the lock screen.
struct MovementsAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable, Sendable {
        var count: Int
        var target: Int
        /// "7 of 10 movements"
        var words: String
    }

    let start: Date
}

/// Contractions on the lock screen.
struct ContractionsAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable, Sendable {
        /// When the one that goes on began.
        var running: Date?
        var last: Date?
        var words: String
    }
}
