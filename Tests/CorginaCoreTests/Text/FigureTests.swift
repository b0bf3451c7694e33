import CorginaCore
import Testing

struct FigureTests {
    @Test(arguments: [
        (0.0, 1, "0"), (1_180.0, 0, "1,180"), (1_234_567.0, 0, "1,234,567"), (0.25, 2, "0.25"), (1.5, 1, "1.5"),
        (2.0, 3, "2"), (0.05, 1, "0.1"), (-0.04, 1, "0"), (-1.25, 2, "-1.25"), (999.96, 1, "1,000"),
        (0.005, 3, "0.005"),
        (Double.nan, 1, "–"), (Double.infinity, 1, "–"), (1e300, 1, "–"),
    ])
    func `A figure is rounded, grouped and never has empty decimals`(value: Double, places: Int, text: String) {
        #expect(Figure.decimal(value, places: places) == text)
    }
}
