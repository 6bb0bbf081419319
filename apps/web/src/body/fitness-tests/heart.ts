import type { HeartSource } from '@clubpulse/rules/body/fitness-tests/source';

export interface Heart {
  readonly source: HeartSource;
  readonly phase: 'none' | 'finding' | 'live' | 'lost';
  readonly name: string;
  /** `bpm` is 0 without a value. `at` is a time of this device's clock. */
  readonly bpm: number;
  readonly at: number;
  readonly silence?: string;
}

const FRESH_MS = 5000;
export const isFresh = ({ phase, bpm, at }: Heart, now: number): boolean => phase === 'live' && bpm > 0 && now - at < FRESH_MS;
