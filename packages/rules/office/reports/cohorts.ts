import { COHORT_LEAST, type Cohort } from '@clubpulse/contract/office/reports/retention';
import { shadeOf } from './occupancy.ts';

export function stayedPercent({ Joined, Stayed }: Cohort, month: number): number | null {
  const stayed = Stayed[month];
  return stayed === undefined || Joined === 0 ? null : (stayed * 100) / Joined;
}

export function cohortShade(cohort: Cohort, month: number): number | null {
  const percent = stayedPercent(cohort, month);
  return percent === null || cohort.Joined < COHORT_LEAST ? null : shadeOf(percent);
}

export const stayedOfAll = (cohorts: readonly Cohort[]): { Joined: number; Stayed: number } => ({
  Joined: cohorts.reduce((sum, { Joined }) => sum + Joined, 0),
  Stayed: cohorts.reduce((sum, { Stayed }) => sum + (Stayed.at(-1) ?? 0), 0),
});

export interface Lost {
  readonly cohort: Cohort;
  readonly Gone: number;
  readonly Months: number;
}

const BY_MONTH = 3;

/** The cohort that lost the largest share by its third month; null if no cohort lost a client. */
export function mostLost(cohorts: readonly Cohort[]): Lost | null {
  let found: Lost | null = null;
  for (const cohort of cohorts) {
    const { Joined, Stayed } = cohort;
    const stayed = Stayed[BY_MONTH];
    if (stayed === undefined || Joined < COHORT_LEAST) continue;
    const lost = { cohort, Gone: Joined - stayed, Months: BY_MONTH };
    if (lost.Gone > 0 && (found === null || lost.Gone / Joined > found.Gone / found.cohort.Joined)) found = lost;
  }
  return found;
}
