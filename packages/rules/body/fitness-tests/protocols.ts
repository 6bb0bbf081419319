import type { Protocol } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { RECOVERY_SECONDS } from './formulas.ts';

export interface Plan {
  /** Seconds. Null if the athlete ends the effort. */
  readonly effort: number | null;
  readonly atMost: number;
  readonly recovery: number;
  /** A test to exhaustion is not stopped at 85 percent of the maximum heart rate, but requires a doctor's clearance. */
  readonly maximal: boolean;
  readonly byHeart: boolean;
  readonly cadence: { readonly Male: number; readonly Female: number } | null;
  readonly asks: readonly ('Load' | 'Weight' | 'Gender' | 'Age')[];
}

const MINUTE = 60;
const STEPS = 4;
const cycles = (men: number, women: number) => ({ Male: men * STEPS, Female: women * STEPS });
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

export const isEndedByAthlete = (protocol: Protocol): boolean => protocol === 'rockport' || protocol === 'shuttle';

/** Share of the maximum heart rate above which a test stops automatically. */
const LIMIT_SHARE = 0.85;
/** Rounded, because a floating-point error would give 156.39999 bpm. */
export const limitOf = (protocol: Protocol, maxHeartRate: number): number | null =>
  plans[protocol].maximal ? null : Math.round(maxHeartRate * LIMIT_SHARE * 100) / 100;

export function cadenceOf(protocol: Protocol, gender: 'Unspecified' | 'Male' | 'Female' | null): number | null {
  const { cadence } = plans[protocol];
  return cadence && cadence[gender === 'Female' ? 'Female' : 'Male'];
}
