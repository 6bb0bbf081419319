import { trainingZonesSchema } from '@clubpulse/contract/training/trainings';
import { summarise } from '@clubpulse/rules/training/trainings/summary';
import { trainedTogether } from '@clubpulse/rules/training/trainings/together';
import type { StoredMinute } from '../heart-minutes/public.ts';
import { athleteOf, type Profile } from './athlete.rows.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import type { TrainedTogether } from './trainings.ports.ts';
import type { TrainingRow } from './trainings.store.ts';

/**
 * What of a training was in something that ran, by its seconds there; undefined where she was not of it. Of what ran at one time she is of
 * one alone; of classes one after the other each has its part.
 */
export function sessionPart(
  row: TrainingRow,
  minutes: readonly StoredMinute[],
  session: TrainedTogether,
  beside: readonly TrainedTogether[],
  { profile, now }: { readonly profile: Profile | undefined; readonly now: Date },
) {
  const span = { begin: unixSecond(row.Begin), end: unixSecond(row.End) };
  const whole = { ...span, beats: secondsOf(minutes, span.begin, span.end) };
  const ranIn = (one: TrainedTogether) => ({ ...one, begin: unixSecond(one.Begin), end: unixSecond(one.End ?? now) });
  const { begin, end, ClubId, DisplayGroupId, GroupTrainingId } = ranIn(session);
  const atOnce = beside.map(ranIn).filter((one) => one.begin < end && one.end > begin);
  const others = atOnce.filter((one) => one.GroupTrainingId !== GroupTrainingId);
  const trainedIn = trainedTogether(whole, minutes, [ranIn(session), ...others]);
  if (trainedIn?.GroupTrainingId !== GroupTrainingId) return undefined;
  const there = minutes.filter(
    (minute) => minute.ClubId === ClubId && (DisplayGroupId === null || minute.DisplayGroupId === DisplayGroupId),
  );
  const from = Math.max(begin, span.begin);
  const beats = secondsOf(there, from, Math.min(end, span.end));
  const [first, last] = [beats.findIndex((bpm) => bpm > 0), beats.findLastIndex((bpm) => bpm > 0) + 1];
  const heard = { begin: from + first, end: from + last, beats: beats.slice(first, last) };
  const athlete = athleteOf(trainingZonesSchema.parse(row), row.Begin.toISOString().slice(0, 10), profile);
  const { begin: began, end: ended, pointSeconds: _exact, ...totals } = summarise(heard, athlete, whole);
  return { ...totals, Begin: dateOfSecond(began), End: dateOfSecond(ended) };
}
