public struct UTType: Hashable, Sendable {
    public static var json: UTType { fatalError() }
    public static var commaSeparatedText: UTType { fatalError() }
    public static var plainText: UTType { fatalError() }
}
