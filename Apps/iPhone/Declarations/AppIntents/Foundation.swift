#if !canImport(Darwin)
    // Apple's Foundation has it; Linux's has not.
    public struct LocalizedStringResource: Sendable, ExpressibleByStringInterpolation {
        public init(stringLiteral value: String) {}
    }
#endif
