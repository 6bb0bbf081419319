/**
 * Says that a rest is over, by sound and vibration where the device can. The sound is handed to the browser ahead, by its own clock: a page
 * whose timers sleep behind a locked screen still sounds.
 */
let context: AudioContext | undefined;

/** To be called in an act of a person: browsers let no page sound before. */
export function openBell(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

const PITCHES = [660, 880] as const;
const LASTS = 0.35;
const VOLUME = 0.5;

/** Rings in so many seconds; answers the way to take it back. */
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
