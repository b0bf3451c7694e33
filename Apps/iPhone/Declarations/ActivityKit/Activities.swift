@_exported import Foundation

public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {}
}
extension ActivityContent: Sendable where State: Sendable {}
public struct PushType: Equatable { public static var token: PushType { .init() } }
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy()
}
public final class ActivityAuthorizationInfo {
    public init() {}
    public final var areActivitiesEnabled: Bool { false }
}
public class Activity<Attributes>: Identifiable where Attributes: ActivityAttributes {
    public typealias ContentState = Attributes.ContentState
    public final let id: String = ""
    public static var activities: [Activity<Attributes>] { [] }
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { fatalError() }
    public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async {}
    public func end(
        _ content: ActivityContent<Activity<Attributes>.ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
