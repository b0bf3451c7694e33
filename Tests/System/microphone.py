"""A microphone for a browser that has none: it hears a tone that swells, or nothing at all where `window.isSilent`."""

MICROPHONE = """(() => {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const [tone, swell, loudness] = [context.createOscillator(), context.createOscillator(), context.createGain()];
    const heard = context.createMediaStreamDestination();
    swell.frequency.value = 3;
    swell.connect(loudness.gain);
    tone.connect(loudness);
    if (!window.isSilent) loudness.connect(heard);
    tone.start();
    swell.start();
    window.microphone = heard.stream.getAudioTracks()[0];
    return heard.stream;
  };
})();
"""
