import CorginaCore

/// Whether a speech server may hear her where the browser cannot, by its host's name.
public enum SpeechServer: Hashable, Sendable {
    /// None is configured.
    case none
    /// She has not agreed: the microphone asks first.
    case asks(host: String)
    case agreed(host: String)

    public init(for visit: Visit) {
        guard let host = visit.uses[.speech] else { self = .none; return }
        self = visit.agrees(to: .speech) ? .agreed(host: host) : .asks(host: host)
    }

    /// `nil` where there is none.
    var host: String? {
        switch self {
        case .none: nil
        case .asks(let host), .agreed(let host): host
        }
    }

    /// What the script reads: "asks" or "agreed".
    var word: String? {
        switch self {
        case .none: nil
        case .asks: "asks"
        case .agreed: "agreed"
        }
    }
}
