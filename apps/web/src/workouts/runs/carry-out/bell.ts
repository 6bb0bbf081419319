/** The bell runs on the audio clock, because timers pause behind a locked screen. */
let context: AudioContext | undefined;

/** Must be called in a user gesture, because browsers block sound before one. */
export function openBell(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

const PITCHES = [660, 880] as const;
const LASTS = 0.35;
const VOLUME = 0.5;

export function ringIn(seconds: number): () => void {
  const timer = setTimeout(() => navigator.vibrate?.([250, 120, 250]), seconds * 1000);
  const tones =
    context?.state === 'running' ? PITCHES.map((pitch, place) => toneAt(context, pitch, seconds + place * LASTS)) : [];
  return () => {
    clearTimeout(timer);
    for (const tone of tones) tone?.disconnect();
  };
}

function toneAt(at: AudioContext | undefined, frequency: number, after: number): AudioNode | undefined {
  if (at === undefined) return undefined;
  const tone = new OscillatorNode(at, { type: 'triangle', frequency });
  const volume = new GainNode(at, { gain: VOLUME });
  const from = at.currentTime + after;
  tone.connect(volume).connect(at.destination);
  tone.start(from);
  tone.stop(from + LASTS);
  return volume;
}
