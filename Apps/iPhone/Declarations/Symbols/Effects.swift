public protocol SymbolEffect: Hashable, Sendable { var configuration: SymbolEffectConfiguration { get } }
public struct SymbolEffectConfiguration: Hashable, Sendable {}
@_marker public protocol IndefiniteSymbolEffect {}
@_marker public protocol DiscreteSymbolEffect {}
public struct SymbolEffectOptions: Hashable, Sendable {
    public static var `default`: SymbolEffectOptions { .init() }
}
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var iterative: VariableColorSymbolEffect { self }
    public var configuration: SymbolEffectConfiguration { .init() }
}
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init() }
}
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { .init() } }
