import type { HeartSource } from '@clubpulse/rules/body/fitness-tests/source';

/** A heart that this device's strap hears or the club, or that neither does. */
export interface Heart {
  readonly source: HeartSource;
  readonly phase: 'none' | 'finding' | 'live' | 'lost';
  readonly name: string;
  /** What it said last, 0 for none, and when by this device's clock. */
  readonly bpm: number;
  readonly at: number;
  /** Why nothing is said of it, where that is known. */
  readonly silence?: string;
}

/** What was said of a heart counts as of now for so long. */
const FRESH_MS = 5000;
export const isFresh = ({ phase, bpm, at }: Heart, now: number): boolean => phase === 'live' && bpm > 0 && now - at < FRESH_MS;
