/** An athlete made for a journey, and what her heart must come to: computed here from the reference, not by the product. */

export const AGE = 35;
/** 208 - 0.7 x age, rounded. */
const MAX_HEART_RATE = 184;
/** Half of the maximum and every tenth above it, rounded: where zones 1 to 5 begin. */
const ZONE_FLOORS = [0, 92, 110, 129, 147, 166];
const POINTS_A_MINUTE = [0, 1, 3, 6, 8, 8];
export const HEIGHT_CM = 172;
export const WEIGHT_KG = 61.5;

/** A birthday on which somebody is 35 today and on the days around it. */
export function birthDate(): { year: number; month: number; day: number } {
  const born = new Date();
  born.setUTCDate(born.getUTCDate() - 100);
  return { year: born.getUTCFullYear() - AGE, month: born.getUTCMonth() + 1, day: Math.min(born.getUTCDate(), 28) };
}

/** Seconds at a heart rate, one after the other; no step is a spike. */
const blocks = [
  { bpm: 84, seconds: 20 },
  { bpm: 100, seconds: 40 },
  { bpm: 118, seconds: 40 },
  { bpm: 136, seconds: 40 },
  { bpm: 154, seconds: 40 },
  { bpm: 170, seconds: 30 },
  { bpm: 154, seconds: 30 },
] as const;

const zoneOf = (bpm: number) => ZONE_FLOORS.findLastIndex((floor) => bpm >= floor);
const csv = (beats: readonly number[]) => ['offset_s,hr', ...beats.map((bpm, second) => `${second},${bpm}`), ''].join('\n');

export interface Expected {
  readonly recording: string;
  readonly duration: number;
  readonly zoneSeconds: readonly number[];
  readonly points: number;
  readonly average: number;
  readonly maximum: number;
}

/** Four minutes through all zones. */
export function pastTraining(): Expected {
  const beats = blocks.flatMap(({ bpm, seconds }) => Array.from({ length: seconds }, () => bpm));
  const zoneSeconds = ZONE_FLOORS.map((_, zone) => beats.filter((bpm) => zoneOf(bpm) === zone).length);
  const pointSeconds = beats.reduce<number>((sum, bpm) => sum + (POINTS_A_MINUTE[zoneOf(bpm)] ?? 0), 0);
  return {
    recording: csv(beats),
    duration: beats.length,
    zoneSeconds,
    points: Math.round(pointSeconds / 60),
    average: Math.round(beats.reduce<number>((sum, bpm) => sum + bpm, 0) / beats.length),
    maximum: Math.max(...beats),
  };
}

/** Minutes at one heart rate, for the wall. */
export function liveTraining(): { recording: string; percent: number; zone: number; bpm: number } {
  const bpm = 140;
  const beats = Array.from({ length: 180 }, () => bpm);
  return { recording: csv(beats), percent: Math.floor((100 * bpm) / MAX_HEART_RATE), zone: zoneOf(bpm), bpm };
}
