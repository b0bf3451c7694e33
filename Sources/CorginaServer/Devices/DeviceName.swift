/// A first name for a device, from what its browser says of itself: coarse, because it is only to tell her own apart.
enum DeviceName {
    /// "iPhone", "Mac, Safari", "Windows PC, Firefox"; "A browser" when nothing is known.
    ///
    /// - Parameter userAgent: the header of that name.
    static func guess(from userAgent: String?) -> String {
        let text = userAgent ?? ""
        let browser = browsers.first { text.contains($0.sign) }?.name
        guard
            let device = devices.first(where: { text.contains($0.sign) && ($0.also.map { text.contains($0) } ?? true) })
        else {
            return browser.map { "A browser, \($0)" } ?? "A browser"
        }
        guard let browser, browser != device.usualBrowser else { return device.name }
        return "\(device.name), \(browser)"
    }

    /// The first that fits is taken. A phone’s own browser is not named.
    private static let devices: [(sign: String, also: String?, name: String, usualBrowser: String?)] = [
        ("iPhone", nil, "iPhone", "Safari"), ("iPad", nil, "iPad", "Safari"),
        ("Android", "Mobile", "Android phone", "Chrome"), ("Android", nil, "Android tablet", "Chrome"),
        ("Macintosh", nil, "Mac", nil), ("Windows", nil, "Windows PC", nil), ("CrOS", nil, "Chromebook", "Chrome"),
        ("Linux", nil, "Linux computer", nil),
    ]

    /// Most browsers also name others, so the more specific names come first.
    private static let browsers: [(sign: String, name: String)] = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("FxiOS", "Firefox"),
        ("Firefox", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari"),
    ]
}
