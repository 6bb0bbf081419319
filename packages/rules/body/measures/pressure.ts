import { measures } from '@clubpulse/contract/body/measures/catalogue';
import { type BandWord, bandOf, type Scale, scaleOf, type Tone } from './bands.ts';

/** A blood pressure is rated by the worse of its two values (ESC and ESH). */
export interface Pressure {
  readonly systolic: number;
  readonly diastolic: number;
}

/** True if the user entered the values in reverse, because the diastolic value is always lower. */
export const isPressureTurned = (systolic: number | undefined, diastolic: number | undefined): boolean =>
  systolic !== undefined && diastolic !== undefined && diastolic >= systolic;

const unknownPerson = { Age: null, Gender: null, Height: null };
const words = (scale: Scale | undefined): readonly BandWord[] => scale?.bands.map(({ word }) => word) ?? [];

export function pressureBand({ systolic, diastolic }: Pressure): {
  readonly key: 'systolicPressure' | 'diastolicPressure';
  readonly value: number;
  readonly word: BandWord;
  readonly tone: Tone;
} {
  const order = words(scaleOf('systolicPressure', unknownPerson));
  const one = { key: 'systolicPressure' as const, value: systolic };
  const other = { key: 'diastolicPressure' as const, value: diastolic };
  const rated = [one, other].map((part) => {
    const band = bandOf(part.key, part.value, unknownPerson);
    return { ...part, word: band?.word ?? 'optimal', tone: band?.tone ?? ('target' as const) };
  });
  const [first, second] = rated as [(typeof rated)[number], (typeof rated)[number]];
  return order.indexOf(second.word) > order.indexOf(first.word) ? second : first;
}

/** Reads `131/84`, `131 84` or `131-84`. Checks no limits. */
export function readPressure(text: string): Pressure | null | undefined {
  if (text.trim() === '') return null;
  const found = /^\s*(\d{2,3})\s*(?:[/\\|-]|\s)\s*(\d{2,3})\s*$/.exec(text);
  return found === null ? undefined : { systolic: Number(found[1]), diastolic: Number(found[2]) };
}

export const isPressure = ({ systolic, diastolic }: Pressure): boolean =>
  isWithin('systolicPressure', systolic) && isWithin('diastolicPressure', diastolic) && !isPressureTurned(systolic, diastolic);

const isWithin = (key: 'systolicPressure' | 'diastolicPressure', value: number): boolean =>
  value >= measures[key].min && value <= measures[key].max;
