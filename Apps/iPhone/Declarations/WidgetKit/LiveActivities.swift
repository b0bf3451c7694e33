import ActivityKit
import SwiftUI

public struct ActivityViewContext<Attributes> where Attributes: ActivityAttributes {
    public let attributes: Attributes
    public let state: Attributes.ContentState
}
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes>: WidgetConfiguration
where Attributes: ActivityAttributes {
    public typealias Body = Never
    public var body: Never { return fatalError() }
    public init<Content>(
        for attributesType: Attributes.Type = Attributes.self,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) where Content: View {}
}
@MainActor @preconcurrency public struct DynamicIsland {
    public init<Expanded, CompactLeading, CompactTrailing, Minimal>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
    ) where Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View {}
}
public struct DynamicIslandExpandedContent<Content> where Content: View {}
public struct DynamicIslandExpandedRegionPosition: Sendable {
    public static let center = Self()
    public static let bottom = Self()
}
public struct DynamicIslandExpandedRegion<Content> where Content: View {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0.0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each C>(
        _ regions: repeat DynamicIslandExpandedRegion<each C>
    ) -> DynamicIslandExpandedContent<TupleView<(repeat each C)>> where repeat each C: View { fatalError() }
}
