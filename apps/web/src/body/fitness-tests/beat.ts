import { useEffect, useState } from 'react';

let context: AudioContext | undefined;

/** Must be called in a user gesture, because browsers allow no sound before. */
export function openBeat(): void {
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
}

const [HIGH, LOW, LASTS, VOLUME, SHAKE_MS] = [1175, 880, 0.05, 0.4, 30];

function tick(isFirst: boolean, isReceived: boolean): void {
  navigator.vibrate?.(SHAKE_MS);
  if (!isReceived || context?.state !== 'running') return;
  const tone = new OscillatorNode(context, { type: 'square', frequency: isFirst ? HIGH : LOW });
  const volume = new GainNode(context, { gain: VOLUME });
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + LASTS);
}

const CYCLE = 4;

export function useBeat(everyMs: number | null, since: number | null, isReceived: boolean): number | null {
  const [beat, setBeat] = useState<number | null>(null);
  useEffect(() => {
    if (everyMs === null || since === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const say = () => {
      const count = Math.floor((Date.now() - since) / everyMs);
      setBeat(count);
      tick(count % CYCLE === 0, isReceived);
      timer = setTimeout(say, since + (count + 1) * everyMs - Date.now());
    };
    say();
    return () => clearTimeout(timer);
  }, [everyMs, since, isReceived]);
  return everyMs === null || since === null ? null : beat;
}
