/// Joins the modules of a script into one file, so that a phone asks for one instead of one after another.
///
/// Each module becomes a function that runs once and returns what it exports; what it imports is taken from those before it.
/// It reads the two forms our scripts use: `import { a, b } from "./name.js";` and `export` before a function or a constant.
/// No kept library joins modules without a build step outside the Swift package.
struct ScriptBundle {
    /// The text of each module by its name: "clock.js".
    let modules: [String: String]

    /// All that `entry` needs, what is imported before what imports it.
    func joined(from entry: String) -> String {
        var done: Set<String> = []
        var text = ""
        append(entry, isEntry: true, to: &text, done: &done)
        return text
    }

    private func append(_ name: String, isEntry: Bool, to text: inout String, done: inout Set<String>) {
        guard done.insert(name).inserted, let module = modules[name].map(Module.init) else { return }
        for needed in module.imports { append(needed, isEntry: false, to: &text, done: &done) }
        if isEntry {
            text += module.body
        } else {
            let exports = module.exports.joined(separator: ", ")
            text += "const \(Module.variable(name)) = (() => {\n\(module.body)return { \(exports) };\n})();\n"
        }
    }
}

extension ScriptBundle {
    /// One module, read.
    private struct Module {
        private(set) var imports: [String] = []
        private(set) var exports: [String] = []
        /// Its lines as they run inside a function, without comments that fill a line.
        private(set) var body = ""

        init(_ text: String) {
            for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                body += read(line) + "\n"
            }
        }

        private mutating func read(_ line: Substring) -> String {
            if let (names, module) = Self.importing(line) {
                imports.append(module)
                return "const {\(names)} = \(Self.variable(module));"
            }
            guard line.hasPrefix(Self.export) else { return String(line) }
            let declaration = line.dropFirst(Self.export.count)
            let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
            if let keyword = words.firstIndex(where: Self.keywords.contains), keyword + 1 < words.count {
                exports.append(String(words[keyword + 1]))
            }
            return String(declaration)
        }

        /// `import { a, b } from "./name.js";` → (" a, b ", "name.js")
        private static func importing(_ line: Substring) -> (names: Substring, module: String)? {
            guard line.hasPrefix("import {"), let end = line.firstIndex(of: "}"), let start = line.firstIndex(of: "{")
            else { return nil }
            let quoted = line[end...].split(separator: "\"")
            guard quoted.count > 1, quoted[1].hasPrefix("./") else { return nil }
            return (line[line.index(after: start)..<end], String(quoted[1].dropFirst(2)))
        }

        /// "share-sealing.js" → "$share_sealing", so that "share-keeping.js" has another.
        static func variable(_ module: String) -> String {
            "$" + String(module.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }

        private static let export = "export "
        private static let keywords: Set<Substring> = ["function", "const", "class"]
    }
}
