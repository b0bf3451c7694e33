// The microphone, for as long as she speaks: how loud it is, and its track for whoever listens. Nothing of it is kept.
const MEASURED_EVERY = 60;

// Throws what `getUserMedia` throws, where there is no microphone or she forbids it.
// `show` is told how loud it is, from 0 to 1, about sixteen times a second.
export async function openMicrophone(show) {
  // A gain that the browser turns up by itself makes a quiet room as loud as speech within seconds: it would be recorded and sent.
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: false },
  });
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // Speech near a phone is about 0.02 to 0.2 of the full scale; the root brings the quiet of it into sight.
    show(Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.5));
  }, MEASURED_EVERY);
  const close = () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    context.close().catch(() => {});
  };
  return { track: stream.getAudioTracks()[0], close };
}
