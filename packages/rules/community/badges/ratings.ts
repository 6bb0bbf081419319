import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredPerson } from '@clubpulse/contract/body/measures/measures';
import { bandOf } from '../../body/measures/bands.ts';

const steps: readonly string[] = ['veryPoor', 'poor', 'belowAverage', 'average', 'aboveAverage', 'good', 'excellent'];
const scores = [17.5, 32.5, 47.5, 62.5, 77.5, 92.5] as const;

/** Index in `steps`. Null if no table covers the test or user. */
export function ratingOf(
  key: MeasureKey,
  value: number,
  person: Pick<MeasuredPerson, 'Age' | 'Gender' | 'Height'>,
): number | null {
  if (key === 'fitnessTestScore') return scores.filter((score) => value >= score).length;
  const place = steps.indexOf(bandOf(key, value, person)?.word ?? '');
  return place < 0 ? null : place;
}
