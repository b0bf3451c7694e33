// Apple Health's export is mostly steps and heartbeats, often hundreds of MB. What a diary keeps of it is picked out here, before
// anything is sent, so that it is small enough. The server reads the rest the same way as the whole file.
const kept = new RegExp(
  'type="HK(QuantityTypeIdentifier(BodyMass|BloodGlucose|BodyTemperature|BloodPressure(Systolic|Diastolic)|Dietary[A-Za-z0-9]+)' +
  '|CategoryTypeIdentifierSleepAnalysis|CorrelationTypeIdentifier[A-Za-z]+)"');
// Attributes that the server does not read: half of a line.
const unread = / (device|sourceVersion|creationDate)="[^"]*"/g;
const around = /<\/?HealthData\b|<\/Correlation>|key="HKFoodType"/;

// Whether a file begins as Apple Health's does.
export async function isHealth(file) {
  return /<HealthData\b|<!DOCTYPE HealthData\b/.test(await file.slice(0, 4096).text());
}

// The lines of a file that a diary keeps something of, as a file of the same name.
export async function pickedOut(file, progress) {
  const parts = [];
  let rest = "";
  let read = 0;
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.length;
    progress(Math.min(read / file.size, 1));
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    parts.push(picked(lines));
  }
  parts.push(picked([rest]));
  return new File(parts, file.name, { type: "text/xml" });
}

function picked(lines) {
  const found = lines.filter(line => kept.test(line) || around.test(line)).map(line => line.replace(unread, ""));
  return found.length ? found.join("\n") + "\n" : "";
}
