import { trainingZonesSchema } from '@clubpulse/contract/training/trainings';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import { summarise } from '@clubpulse/rules/training/trainings/summary';
import { trainedInEach, trainedTogether } from '@clubpulse/rules/training/trainings/together';
import type { StoredMinute } from '../heart-minutes/public.ts';
import { athleteOf, type Profile } from './athlete.rows.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import type { TrainedTogether, TrainedWhile } from './trainings.ports.ts';
import type { TrainingRow } from './trainings.store.ts';

type Whole = Pick<TrainingRow, 'Begin' | 'End'>;

const ranIn = (one: TrainedTogether, now: Date) => ({ ...one, begin: unixSecond(one.Begin), end: unixSecond(one.End ?? now) });

function stretchOf({ Begin, End }: Whole, minutes: readonly StoredMinute[]): Stretch {
  const [begin, end] = [unixSecond(Begin), unixSecond(End)];
  return { begin, end, beats: secondsOf(minutes, begin, end) };
}

/** The training in each club that heard some of it. */
export const whileHeard = ({ Begin, End }: Whole, minutes: readonly StoredMinute[]): TrainedWhile[] =>
  [...new Set(minutes.flatMap(({ ClubId }) => (ClubId === null ? [] : [ClubId])))].map((ClubId) => ({ ClubId, Begin, End }));

/** Of what ran while she trained all that she was of, in its order. */
export const sessionsOf = (
  row: Whole,
  minutes: readonly StoredMinute[],
  ran: readonly TrainedTogether[],
  now: Date,
): { GroupTrainingId: number; Name: string }[] =>
  trainedInEach(
    stretchOf(row, minutes),
    minutes,
    ran.map((one) => ranIn(one, now)),
  ).map(({ GroupTrainingId, Name }) => ({ GroupTrainingId, Name }));

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
  const whole = stretchOf(row, minutes);
  const running = ranIn(session, now);
  const { begin, end, ClubId, DisplayGroupId, GroupTrainingId } = running;
  const atOnce = beside.map((one) => ranIn(one, now)).filter((one) => one.begin < end && one.end > begin);
  const others = atOnce.filter((one) => one.GroupTrainingId !== GroupTrainingId);
  const trainedIn = trainedTogether(whole, minutes, [running, ...others]);
  if (trainedIn?.GroupTrainingId !== GroupTrainingId) return undefined;
  const there = minutes.filter(
    (minute) => minute.ClubId === ClubId && (DisplayGroupId === null || minute.DisplayGroupId === DisplayGroupId),
  );
  const from = Math.max(begin, whole.begin);
  const beats = secondsOf(there, from, Math.min(end, whole.end));
  const [first, last] = [beats.findIndex((bpm) => bpm > 0), beats.findLastIndex((bpm) => bpm > 0) + 1];
  const heard = { begin: from + first, end: from + last, beats: beats.slice(first, last) };
  const athlete = athleteOf(trainingZonesSchema.parse(row), row.Begin.toISOString().slice(0, 10), profile);
  const { begin: began, end: ended, pointSeconds: _exact, ...totals } = summarise(heard, athlete, whole);
  return { ...totals, Begin: dateOfSecond(began), End: dateOfSecond(ended) };
}
