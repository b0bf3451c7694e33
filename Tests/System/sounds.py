"""Sounds for the microphone of a test, and what there is to be heard in a sound: how loud it is, from moment to moment."""

import io
import random
import subprocess
import wave
from array import array
from math import sqrt
from pathlib import Path

import av

RATE = 16_000
# Of a second: the step in which loudness is told.
STEP = 0.02


def spoken(words: str, path: Path, before: float = 0.4, after: float = 0.2) -> Path:
    """The words as espeak-ng says them, with seconds of silence before and after."""
    said = subprocess.run(["espeak-ng", "-v", "en-us", "-s", "160", "--stdout", words], capture_output=True, check=True).stdout
    # What it writes to a pipe names no length.
    with wave.open(io.BytesIO(said)) as file:
        rate, samples = file.getframerate(), file.readframes(len(said))
    silence = [bytes(2 * int(rate * seconds)) for seconds in (before, after)]
    return written(silence[0] + samples + silence[1], rate, path)


def room(path: Path, seconds: float = 3) -> Path:
    """A quiet room: noise of a thousandth of the full scale."""
    noise = random.Random(20)
    samples = array("h", (noise.randint(-50, 50) for _ in range(int(RATE * seconds))))
    return written(samples.tobytes(), RATE, path)


def written(samples: bytes, rate: int, path: Path) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples)
    return path


class Decoded:
    """A recording, unpacked by FFmpeg's libraries."""

    def __init__(self, recording: bytes | Path):
        with av.open(io.BytesIO(recording) if isinstance(recording, bytes) else str(recording)) as file:
            (stream,) = file.streams
            self.container, self.codec = file.format.name, stream.codec_context.name
            self.rate, self.channels = stream.codec_context.sample_rate, stream.codec_context.channels
            to_samples = av.AudioResampler(format="s16", layout="mono", rate=RATE)
            self.samples = array("h")
            for frame in [*file.decode(stream), None]:
                for part in to_samples.resample(frame):
                    self.samples.frombytes(bytes(part.planes[0])[: 2 * part.samples])

    @property
    def seconds(self) -> float:
        return len(self.samples) / RATE

    @property
    def loudness(self) -> list[float]:
        """Of each step, from 0 to 1."""
        size = int(RATE * STEP)
        steps = [self.samples[start : start + size] for start in range(0, len(self.samples) - size + 1, size)]
        return [sqrt(sum(sample * sample for sample in step) / size) / 32_768 for step in steps]


def likeness(heard: list[float], said: list[float], latest: float = 2) -> float:
    """How far the loudness of one goes with that of the other, at the delay at which it does best: 1 for the same, about 0 for two
    that have nothing to do with each other. ``latest`` is the longest delay, in seconds."""
    best = 0.0
    for delay in range(-int(latest / STEP), int(latest / STEP)):
        pairs = [(heard[at + delay], one) for at, one in enumerate(said) if 0 <= at + delay < len(heard)]
        if len(pairs) >= 0.7 * len(said):
            best = max(best, correlation(pairs))
    return best


def correlation(pairs: list[tuple[float, float]]) -> float:
    means = [sum(pair[side] for pair in pairs) / len(pairs) for side in (0, 1)]
    spreads = [sqrt(sum((pair[side] - means[side]) ** 2 for pair in pairs)) for side in (0, 1)]
    if not all(spreads):
        return 0
    return sum((one - means[0]) * (other - means[1]) for one, other in pairs) / (spreads[0] * spreads[1])
