import CorginaCore
import Markup

/// A bar filled to a share, in percent. Its words stand beside it.
func meter(_ percent: Int, _ hue: Hue) -> HTML {
    span(.class("meter \(hue.className)"), .ariaHidden) { i(.class(valueClass(percent))) }
}

/// The utility class that sets `--v`; a page may not carry inline styles.
func valueClass(_ percent: Int) -> String { "v-\(min(max(percent, 0), 100))" }

/// The share of a part in a whole, in whole percent.
func percent(_ part: Double, of whole: Double) -> Int {
    guard whole > 0, part > 0, part.isFinite, whole.isFinite else { return 0 }
    return Int(nearest: min(part / whole, 1) * 100)
}
