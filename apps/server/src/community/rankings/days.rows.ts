import { RANKING_MAX_DAYS, type RankingRange } from '@clubpulse/contract/community/rankings';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { daysOf, refusedDays } from '@clubpulse/rules/community/rankings/range';
import type { Day, Days } from '@clubpulse/rules/time/days';

interface DaysQuery {
  readonly presetRange: RankingRange;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

export function chosenDays({ from, to, presetRange }: DaysQuery, today: Day): Days {
  const [first, last] = [from ?? to, to ?? from];
  return first === undefined || last === undefined ? daysOf(presetRange, today) : { first, last };
}

export function refusalOf(days: Days, today: Day): Refusal | undefined {
  const refused = refusedDays(days, today);
  return refused && refusals[refused];
}

const refusals = {
  future: refuse('ValidationFailed', { errors: [{ field: 'to', key: 'date-no-greater-than-now' }] }),
  order: refuse('ValidationFailed', { errors: [{ field: 'to', key: 'interval-order' }] }),
  long: refuse('DateIntervalTooLong', { values: { max: RANKING_MAX_DAYS } }),
} as const;
