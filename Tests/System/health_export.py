"""An export of Apple Health as large as anybody wants it: years of steps and heartbeats, with what a diary keeps among them."""

from datetime import date, timedelta
from pathlib import Path

FIRST_DAY = date(2020, 1, 1)
# What a diary keeps of each day, by kind.
KEPT_A_DAY = {"weight": 1, "glucose": 4, "temperature": 1, "hydration": 5, "bloodPressure": 1, "sleep": 1, "meal": 3}

BEGINNING = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
]>
<HealthData locale="en_US">
 <ExportDate value="2026-03-17 21:00:00 +0000"/>
 <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
"""
DEVICE = "&lt;&lt;HKDevice: 0x2830a1b40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, software:10.1&gt;"


def entries(days: int) -> int:
    return days * sum(KEPT_A_DAY.values())


def write_export(path: Path, megabytes: int, days: int) -> None:
    """Writes at least so much, with what is kept of so many days spread over all of it."""
    heart = [heartbeat(number) for number in range(2_000)]
    passed_over = ("".join(heart) + workout() + "".join(steps(number) for number in range(2_000))).encode()
    with path.open("wb") as export:
        export.write(BEGINNING.encode())
        for number in range(days):
            while export.tell() < (megabytes << 20) * number // days:
                export.write(passed_over)
            export.write(kept(FIRST_DAY + timedelta(days=number), number).encode())
        while export.tell() < megabytes << 20:
            export.write(passed_over)
        export.write(b"</HealthData>\n")


def record(kind: str, unit: str, day: date, time: str, value: object, source: str = "Health", within: str = "") -> str:
    """A line, or with ``within`` three."""
    moment = f"{day} {time} +0000"
    start = (
        f'<Record type="HKQuantityTypeIdentifier{kind}" sourceName="{source}" device="{DEVICE}" unit="{unit}" '
        f'creationDate="{moment}" startDate="{moment}" endDate="{moment}" value="{value}"'
    )
    return f" {start}>\n  {within}\n </Record>\n" if within else f" {start}/>\n"


def heartbeat(number: int) -> str:
    minute, second = number // 60 % 60, number % 60
    return record(
        "HeartRate", "count/min", FIRST_DAY, f"08:{minute:02}:{second:02}", 60 + number % 40, "Watch",
        '<MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>',
    )  # fmt: skip


def steps(number: int) -> str:
    return record("StepCount", "count", FIRST_DAY, f"09:{number // 60 % 60:02}:{number % 60:02}", number)


def workout() -> str:
    return (
        ' <Workout workoutActivityType="HKWorkoutActivityTypeWalking" duration="30" durationUnit="min">\n'
        '  <WorkoutRoute sourceName="Watch">\n   <FileReference path="/workout-routes/route.gpx"/>\n  </WorkoutRoute>\n'
        " </Workout>\n"
    )


def kept(day: date, number: int) -> str:
    lines = [record("BodyMass", "kg", day, "07:00:00", 60 + number % 90 / 10, "Scale")]
    lines += [record("BloodGlucose", "mg/dL", day, f"{hour:02}:10:00", 80 + (number + hour) % 40) for hour in (7, 9, 13, 19)]
    lines.append(record("BodyTemperature", "degC", day, "07:05:00", 36.5))
    lines += [record("DietaryWater", "mL", day, f"{hour:02}:30:00", 250) for hour in (8, 10, 12, 15, 18)]
    lines.append(pressure(day, number))
    lines += night(day)
    for hour, name in ((8, "Oats"), (12, "Rice"), (18, "Soup")):
        lines += meal(day, hour, name)
    return "".join(lines)


def pressure(day: date, number: int) -> str:
    """As Apple writes it: the halves by themselves, and once more within what was measured together."""
    moment = f"{day} 07:15:00 +0000"
    halves = "".join(
        record(f"BloodPressure{half}", "mmHg", day, "07:15:00", value)
        for half, value in (("Systolic", 110 + number % 20), ("Diastolic", 70 + number % 10))
    )
    return halves + (
        f' <Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Health" startDate="{moment}" '
        f'endDate="{moment}">\n{halves} </Correlation>\n'
    )


def night(day: date) -> list[str]:
    return [
        f' <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="{day} {hour:02}:00:00 +0000" '
        f'endDate="{day} {hour + 1:02}:00:00 +0000" value="HKCategoryValueSleepAnalysisAsleep{stage}"/>\n'
        for hour, stage in enumerate(("Core", "Deep", "Core", "REM", "Core", "REM"))
    ]


def meal(day: date, hour: int, name: str) -> list[str]:
    named = f'<MetadataEntry key="HKFoodType" value="{name}"/>'
    nutrients = (("EnergyConsumed", "kcal", 420), ("Protein", "g", 18), ("Carbohydrates", "g", 52), ("Iron", "mg", 3))
    return [record(f"Dietary{kind}", unit, day, f"{hour:02}:45:00", amount, "Foods", named) for kind, unit, amount in nutrients]
