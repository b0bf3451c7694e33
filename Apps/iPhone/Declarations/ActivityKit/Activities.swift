@_exported import Foundation

public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable, Sendable
}
public struct ActivityContent<State>: Sendable
where State: Decodable, State: Encodable, State: Hashable, State: Sendable {
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {}
}
public struct PushType: Sendable { public static var token: PushType { .init() } }
public struct ActivityUIDismissalPolicy: Sendable {
    public static let `default` = ActivityUIDismissalPolicy()
    public static let immediate = ActivityUIDismissalPolicy()
}
public struct ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
}
public class Activity<Attributes>: Identifiable, @unchecked Sendable where Attributes: ActivityAttributes {
    public let id: String = ""
    public static var activities: [Activity<Attributes>] { [] }
    public static func request(
        attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { fatalError() }
    public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
    public func end(
        _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
