import { useEffect, useState } from 'react';

/** The metronome of a test, by sound and vibration where the device can. */
let context: AudioContext | undefined;

/** To be called in an act of a person: browsers let no page sound before. */
export function openBeat(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

const [HIGH, LOW, LASTS, VOLUME, SHAKE_MS] = [1175, 880, 0.05, 0.4, 30];

function tick(isFirst: boolean, isHeard: boolean): void {
  navigator.vibrate?.(SHAKE_MS);
  if (!isHeard || context?.state !== 'running') return;
  const tone = new OscillatorNode(context, { type: 'square', frequency: isFirst ? HIGH : LOW });
  const volume = new GainNode(context, { gain: VOLUME });
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + LASTS);
}

/** Beats of one cycle: up, up, down, down. */
const CYCLE = 4;

/** Counts beats from a moment on, each said as it comes; null while there is none. */
export function useBeat(everyMs: number | null, since: number | null, isHeard: boolean): number | null {
  const [beat, setBeat] = useState<number | null>(null);
  useEffect(() => {
    if (everyMs === null || since === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const say = () => {
      const count = Math.floor((Date.now() - since) / everyMs);
      setBeat(count);
      tick(count % CYCLE === 0, isHeard);
      timer = setTimeout(say, since + (count + 1) * everyMs - Date.now());
    };
    say();
    return () => clearTimeout(timer);
  }, [everyMs, since, isHeard]);
  return everyMs === null || since === null ? null : beat;
}
