import CorginaCore

/// The answered questionnaires of a file, by the names by which their results refer to them.
struct FHIRResponses {
    private let byName: [String: JSON]
    /// What the results of the file say they were made of.
    private let sources: Set<String>

    init(_ resources: [(address: String, json: JSON)]) {
        var byName: [String: JSON] = [:]
        var sources: Set<String> = []
        for (address, json) in resources {
            switch json["resourceType"]?.text {
            case FHIRResource.Kind.questionnaireResponse.rawValue:
                for name in Self.names(json, at: address) { byName[name] = json }
            case FHIRResource.Kind.observation.rawValue: sources.formUnion(Self.sources(of: json))
            default: continue
            }
        }
        (self.byName, self.sources) = (byName, sources)
    }

    /// The form that an observation's figure comes from, if the file has it.
    func form(behind observation: JSON) -> FHIRForm? {
        for source in Self.sources(of: observation) {
            if let response = byName[source] { return FHIRForm(response) }
        }
        return nil
    }

    /// Whether an observation of the file tells what came of it.
    func isTold(_ response: JSON, at address: String) -> Bool {
        Self.names(response, at: address).contains { sources.contains($0) }
    }

    private static func names(_ response: JSON, at address: String) -> [String] {
        let id = response["id"]?.text ?? ""
        let relative = id.isEmpty ? "" : "\(FHIRResource.Kind.questionnaireResponse.rawValue)/\(id)"
        return [address, relative].filter { !$0.isEmpty }
    }

    private static func sources(of observation: JSON) -> [String] {
        (observation["derivedFrom"]?.elements ?? []).compactMap { $0["reference"]?.text }
    }
}
