/// Lets views be written as the list of what they show. Strings become escaped words.
@resultBuilder
public enum HTMLBuilder {
    public static func buildExpression(_ html: HTML) -> HTML { html }
    public static func buildExpression(_ html: HTML?) -> HTML { html ?? .nothing }
    public static func buildExpression(_ text: String) -> HTML { .text(text) }
    public static func buildExpression(_ parts: [HTML]) -> HTML { .sequence(parts) }
    public static func buildBlock() -> HTML { .nothing }
    public static func buildBlock(_ part: HTML) -> HTML { part }
    public static func buildBlock(_ parts: HTML...) -> HTML { .sequence(parts) }
    public static func buildOptional(_ html: HTML?) -> HTML { html ?? .nothing }
    public static func buildEither(first html: HTML) -> HTML { html }
    public static func buildEither(second html: HTML) -> HTML { html }
    public static func buildArray(_ parts: [HTML]) -> HTML { .sequence(parts) }
}
