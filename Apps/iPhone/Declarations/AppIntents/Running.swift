import SwiftUI

@available(iOS 26.0, *)
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ foregroundMode: IntentModes.ForegroundMode) -> IntentModes { .foreground }
    public struct ForegroundMode: Hashable, Sendable {
        public static var immediate: IntentModes.ForegroundMode { fatalError() }
        public static var dynamic: IntentModes.ForegroundMode { fatalError() }
    }
    public struct Current: Hashable, Sendable {
        public static var background: IntentModes.Current { fatalError() }
        public var canContinueInForeground: Bool { fatalError() }
    }
}
public struct IntentSystemContext: Sendable {
    @available(iOS 26.0, *) public var currentMode: IntentModes.Current { fatalError() }
}
public protocol SystemIntent: AppIntent {}
@available(iOS 17.0, *) public protocol LiveActivityIntent: SystemIntent {}
extension Button {
    nonisolated public init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent { fatalError() }
}
