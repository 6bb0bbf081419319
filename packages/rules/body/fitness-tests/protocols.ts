import type { Protocol } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { RECOVERY_SECONDS } from './formulas.ts';

/** How each test is run (reference/domain.md 4.3). */
export interface Plan {
  /** Seconds of effort; null: until she says that it is done. */
  readonly effort: number | null;
  /** At most so many where she says. */
  readonly atMost: number;
  /** Seconds of sitting still after it. */
  readonly recovery: number;
  /** It goes to exhaustion: no stop at 85 percent, and a doctor's word first. */
  readonly maximal: boolean;
  /** Without a heart rate it says nothing. */
  readonly byHeart: boolean;
  /** Beats a minute of the metronome, by gender; four of them are one step up and down. */
  readonly cadence: { readonly Male: number; readonly Female: number } | null;
  /** What the formula needs beside the test. */
  readonly asks: readonly ('Load' | 'Weight' | 'Gender' | 'Age')[];
}

const MINUTE = 60;
/** Four beats are one cycle: up, up, down, down. */
const STEPS = 4;
const cycles = (men: number, women: number) => ({ Male: men * STEPS, Female: women * STEPS });
/** Of pedals: a beat for each leg. */
const PEDALS = { Male: 100, Female: 100 } as const;

export const plans: Readonly<Record<Protocol, Plan>> = {
  ymcaStep: {
    effort: 3 * MINUTE,
    atMost: 3 * MINUTE,
    recovery: RECOVERY_SECONDS,
    maximal: false,
    byHeart: true,
    cadence: cycles(24, 24),
    asks: [],
  },
  queensStep: {
    effort: 3 * MINUTE,
    atMost: 3 * MINUTE,
    recovery: 20,
    maximal: false,
    byHeart: true,
    cadence: cycles(24, 22),
    asks: ['Gender'],
  },
  rockport: {
    effort: null,
    atMost: 30 * MINUTE,
    recovery: 0,
    maximal: false,
    byHeart: true,
    cadence: null,
    asks: ['Weight', 'Gender', 'Age'],
  },
  cooper: {
    effort: 12 * MINUTE,
    atMost: 12 * MINUTE,
    recovery: RECOVERY_SECONDS,
    maximal: true,
    byHeart: false,
    cadence: null,
    asks: [],
  },
  astrand: {
    effort: 6 * MINUTE,
    atMost: 6 * MINUTE,
    recovery: 0,
    maximal: false,
    byHeart: true,
    cadence: PEDALS,
    asks: ['Load', 'Weight', 'Gender', 'Age'],
  },
  // It ends with its second stage that counts.
  ymcaCycle: { effort: null, atMost: 16 * MINUTE, recovery: 0, maximal: false, byHeart: true, cadence: PEDALS, asks: ['Weight'] },
  shuttle: {
    effort: null,
    atMost: 21 * MINUTE,
    recovery: RECOVERY_SECONDS,
    maximal: true,
    byHeart: false,
    cadence: null,
    asks: [],
  },
};

/** Whether she says herself when it is done. */
export const endsByWord = (protocol: Protocol): boolean => protocol === 'rockport' || protocol === 'shuttle';

/** The share of the maximum above which a test stops by itself. */
const LIMIT_SHARE = 0.85;
/** In tenths of a beat, so that no double says 156.39999. */
export const limitOf = (protocol: Protocol, maxHeartRate: number): number | null =>
  plans[protocol].maximal ? null : Math.round(maxHeartRate * LIMIT_SHARE * 100) / 100;

/** Beats a minute of the metronome. */
export function cadenceOf(protocol: Protocol, gender: 'Unspecified' | 'Male' | 'Female' | null): number | null {
  const { cadence } = plans[protocol];
  return cadence && cadence[gender === 'Female' ? 'Female' : 'Male'];
}
