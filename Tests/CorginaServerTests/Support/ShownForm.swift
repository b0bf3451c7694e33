import Foundation

@testable import CorginaServer

/// A form as a page shows it: where it is sent, and each field with what it holds.
struct ShownForm: Hashable {
    var action: String
    var fields: [String: String]
}

extension ShownForm {
    /// The forms of a page that change something.
    static func all(in page: String) -> [ShownForm] {
        var forms: [(id: String, form: ShownForm)] = []
        var isInside = false
        for part in page.split(separator: "<").dropFirst() {
            let tag = part.prefix { $0 != ">" }
            if tag.hasPrefix("form ") {
                isInside = tag.contains("method=\"post\"")
                guard isInside, let action = value("action", of: tag) else { continue }
                forms.append((value("id", of: tag) ?? "", ShownForm(action: action, fields: [:])))
            } else if tag.hasPrefix("/form") {
                isInside = false
            } else if let name = value("name", of: tag),
                ["input", "textarea", "select", "button"].contains(where: tag.hasPrefix)
            {
                let owner = value("form", of: tag)
                guard
                    let place = owner.map({ id in forms.lastIndex { $0.id == id } })
                        ?? (isInside ? forms.count - 1 : nil)
                else { continue }
                forms[place].form.fields[name] = value("value", of: tag) ?? ""
            }
        }
        return forms.map(\.form)
    }

    /// Where a page leads, without queries.
    static func links(in page: String) -> [String] {
        page.split(separator: "<").filter { $0.hasPrefix("a ") }
            .compactMap { value("href", of: $0.prefix { $0 != ">" }) }
            .map { String($0.prefix { $0 != "?" && $0 != "#" }) }.filter { $0.hasPrefix("/") }
    }

    private static func value(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.range(of: " \(name)=\"") else { return nil }
        let value = String(tag[start.upperBound...].prefix { $0 != "\"" })
        return value.replacing("&amp;", with: "&").replacing("&#39;", with: "'")
    }
}

extension TestBrowser {
    /// What ends the session or the account, and what asks for the passphrase again.
    private static let avoided = [
        "/session", "/lock", "/settings/account", "/sign-in", "/recover", "/welcome", "/assets", "/gallery",
    ]

    /// The forms of all pages she can reach, each once; of pages that differ in a number or a day alone, two.
    func forms() async throws -> [ShownForm] {
        var waiting = ["/today"], seen: Set = ["/today"], alike: [String: Int] = [:], forms: [String: ShownForm] = [:]
        while let path = waiting.popLast() {
            let answer = try await get(path)
            guard answer.status == 200, answer.page.contains("<main") else { continue }
            for form in ShownForm.all(in: answer.page) where !Self.isAvoided(form.action) {
                let key = Self.pattern(form.action) + form.fields.keys.sorted().joined(separator: " ")
                forms[key] = forms[key] ?? form
            }
            for link in ShownForm.links(in: answer.page) where !Self.isAvoided(link) && seen.insert(link).inserted {
                alike[Self.pattern(link), default: 0] += 1
                if alike[Self.pattern(link), default: 0] <= 2 { waiting.append(link) }
            }
        }
        return forms.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func isAvoided(_ path: String) -> Bool { avoided.contains(where: path.hasPrefix) }

    private static func pattern(_ path: String) -> String {
        path.split(separator: "/").map { part in
            part.contains(where: \.isNumber) ? "#" : String(part)
        }.joined(separator: "/")
    }
}
