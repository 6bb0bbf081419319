import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import type { Recording } from './recording.ts';
import { everyPacedSecond } from './seconds.ts';
import type { RadioSource } from './source.ts';

export interface Track {
  strap: number;
  recording: Recording;
}
export interface ReplayOptions {
  tracks: readonly Track[];
  speed: number;
  /** Unix ms; by default the replay ends at the present, so that no reading is in the future. */
  start?: number;
}

export function replay({ tracks, speed, start }: ReplayOptions): RadioSource {
  const seconds = new Map<number, Reading[]>();
  let end = 0;
  for (const { strap, recording } of tracks) {
    for (const [second, bpm] of recording) {
      end = Math.max(end, second);
      const readings = seconds.get(second);
      if (readings) readings.push({ strap, bpm, rssi: 0 });
      else seconds.set(second, [{ strap, bpm, rssi: 0 }]);
    }
  }
  return {
    name: `replay of ${tracks.length} ${tracks.length === 1 ? 'recording' : 'recordings'} at speed ${speed}`,
    run: (deliver, signal) => {
      const origin = Math.floor((start ?? Date.now() + (end * 1000) / speed - end * 1000) / 1000) * 1000;
      const step = (offset: number) => {
        const readings = seconds.get(offset);
        if (readings) deliver(origin + offset * 1000, readings);
      };
      return everyPacedSecond(end, speed, step, signal);
    },
  };
}
