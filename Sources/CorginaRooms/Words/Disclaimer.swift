/// What Corgina is not; shown on first run and in settings (docs/clinical/README.md, rule 1).
public let disclaimer =
    "Corgina is for information only. It is not medical advice, a diagnosis or a medical device, and it does not replace your provider. Everything it shows is an estimate."
