/// A first name for a device, from what its browser says of itself: coarse, because it is only to tell her own apart.
enum DeviceName {
    /// "iPhone", "Mac, Safari", "Windows PC, Firefox"; "A browser" when nothing is known.
    ///
    /// - Parameter userAgent: the header of that name.
    static func guess(from userAgent: String?) -> String {
        let text = userAgent ?? ""
        let browser = browsers.first { text.contains($0.sign) }?.name
        guard let device = devices.first(where: { text.contains($0.sign) && text.contains($0.also) }) else {
            return browser.map { "A browser, \($0)" } ?? "A browser"
        }
        guard let browser, browser != device.usualBrowser else { return device.name }
        return "\(device.name), \(browser)"
    }

    /// The first that fits is taken. On a phone the browser it came with goes without saying.
    private static let devices: [(sign: String, also: String, name: String, usualBrowser: String)] = [
        ("iPhone", "", "iPhone", "Safari"), ("iPad", "", "iPad", "Safari"),
        ("Android", "Mobile", "Android phone", "Chrome"), ("Android", "", "Android tablet", "Chrome"),
        ("Macintosh", "", "Mac", ""), ("Windows", "", "Windows PC", ""), ("CrOS", "", "Chromebook", "Chrome"),
        ("Linux", "", "Linux computer", ""),
    ]

    /// Most claim to be others too, so the particular come first.
    private static let browsers: [(sign: String, name: String)] = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("FxiOS", "Firefox"),
        ("Firefox", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"),
    ]
}
