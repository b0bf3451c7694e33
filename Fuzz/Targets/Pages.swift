@testable import CorginaProviders
@testable import CorginaRooms

/// A page of the web gives a recipe within its bounds, in words that can be seen, or none; and what is typed as its address is asked
/// for encrypted, by a name, at the usual port.
@Sendable func readAnyPage(_ bytes: [UInt8]) {
    for type in ["text/html", "text/html; charset=latin1", "text/html; charset=utf-16"] {
        guard let text = PageText.of(bytes, type: type), let recipe = PastedRecipe(page: text) else { continue }
        precondition(recipe.ingredients.count <= bytes.count && !recipe.ingredients.contains(""))
        for scalar in recipe.ingredients.joined().unicodeScalars {
            precondition(!(0x202A...0x202E).contains(scalar.value) && scalar.value >= 0x20)
        }
    }
    let typed = String(decoding: bytes, as: UTF8.self)
    guard let page = PageAddress(typed, at: .anywhere) else { return }
    check(page)
    if let next = PageAddress(typed, from: page, at: .anywhere) { check(next) }
}

private func check(_ page: PageAddress) {
    precondition(page.url.hasPrefix("https://\(page.host)/") && InternetAddress(page.host) == nil)
    precondition(page.host.contains(".") && !page.host.contains("@") && !page.host.contains(":"))
    precondition(page.url.utf8.allSatisfy { (33...126).contains($0) })
}
