import type { Cue } from '@clubpulse/rules/live/walls/sound-cues';

type Tone = readonly [pitch: number, after: number, lasts: number];

const tones: Readonly<Record<Cue, readonly Tone[]>> = {
  count: [[660, 0, 0.12]],
  end: [[880, 0, 0.8]],
  start: [
    [523, 0, 0.15],
    [784, 0.17, 0.4],
  ],
  goal: [
    [523, 0, 0.14],
    [659, 0.16, 0.14],
    [784, 0.32, 0.5],
  ],
};
const VOLUME = 0.5;
const SOFT = 0.015;

export interface Speaker {
  isOpen(): boolean;
  /** Must be called in a user gesture, because otherwise the browser refuses sound. */
  open(): Promise<void>;
  play(cue: Cue): void;
  close(): void;
}

export function createSpeaker(context: AudioContext = new AudioContext()): Speaker {
  function sound([pitch, after, lasts]: Tone): void {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    const from = context.currentTime + after;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(VOLUME, from + SOFT);
    volume.gain.setValueAtTime(VOLUME, from + lasts - SOFT);
    volume.gain.linearRampToValueAtTime(0, from + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + lasts);
  }
  return {
    isOpen: () => context.state === 'running',
    open: () => context.resume(),
    play: (cue) => context.state === 'running' && tones[cue].forEach(sound),
    close: () => void context.close(),
  };
}
