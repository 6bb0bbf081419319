import type { Gender } from '@clubpulse/contract/accounts/users';

/** Calories by the formula of Keytel (2005), with the VO2max if known. */

export interface Body {
  readonly maxHeartRate: number;
  /** If unspecified or null, the mean of men and women is used. */
  readonly sex: Gender | null;
  readonly weightKg: number | null;
  readonly heightCm: number | null;
  readonly ageYears: number | null;
  readonly vo2Max: number | null;
}

const KJ_PER_KCAL = 4.184;
const MINUTES_PER_DAY = 1440;
const RESTING_FACTOR = 0.5;

function bySex(sex: Gender | null, men: number, women: number): number {
  return sex === 'Male' ? men : sex === 'Female' ? women : (men + women) / 2;
}

/**
 * The index is a heart rate from 0 (a gap) to 255 bpm. Below half the maximum heart rate the energy at rest counts (Mifflin-St
 * Jeor, or one MET). Undefined without weight or age.
 */
export function kcalPerMinute({ maxHeartRate, sex, weightKg, heightCm, ageYears, vo2Max }: Body): Float64Array | undefined {
  if (weightKg === null || ageYears === null) return undefined;
  const basal =
    heightCm === null
      ? ((3.5 * weightKg) / 200) * MINUTES_PER_DAY
      : 10 * weightKg + 6.25 * heightCm - 5 * ageYears + bySex(sex, 5, -161);
  const resting = Math.max(0, basal) / MINUTES_PER_DAY;
  return Float64Array.from({ length: 256 }, (_, bpm) => {
    if (bpm < RESTING_FACTOR * maxHeartRate) return resting;
    const hr = Math.min(bpm, maxHeartRate);
    const men =
      vo2Max === null
        ? -55.0969 + 0.6309 * hr + 0.1988 * weightKg + 0.2017 * ageYears
        : -95.7735 + 0.634 * hr + 0.404 * vo2Max + 0.394 * weightKg + 0.271 * ageYears;
    const women =
      vo2Max === null
        ? -20.4022 + 0.4472 * hr - 0.1263 * weightKg + 0.074 * ageYears
        : -59.3954 + 0.45 * hr + 0.38 * vo2Max + 0.103 * weightKg + 0.274 * ageYears;
    return Math.max(0, bySex(sex, men, women)) / KJ_PER_KCAL;
  });
}

/** Rounded kcal. Index 0 of `secondsByBpm` has the seconds of gaps. 0 without weight or age. */
export function calories(secondsByBpm: Uint32Array, body: Body): number {
  const rate = kcalPerMinute(body);
  if (rate === undefined) return 0;
  let kcal = 0;
  for (const [bpm, seconds] of secondsByBpm.entries()) kcal += ((rate[bpm] ?? 0) * seconds) / 60;
  return Math.round(kcal);
}

/** Rounded kcal without heart rates, from the MET. 0 without MET or weight. */
export const caloriesByType = (met: number | undefined, weightKg: number | null, seconds: number): number =>
  met === undefined || weightKg === null ? 0 : Math.round(((met * 3.5 * weightKg) / 200) * (seconds / 60));
