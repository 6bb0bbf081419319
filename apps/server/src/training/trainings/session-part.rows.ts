import { type TrainingDetail, trainingZonesSchema } from '@clubpulse/contract/training/trainings';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import { summariseParts } from '@clubpulse/rules/training/trainings/summary';
import { cutAt, timesOf } from '@clubpulse/rules/training/trainings/together';
import type { StoredMinute } from '../heart-minutes/public.ts';
import { athleteOf, type Profile } from './athlete.rows.ts';
import { dateOfSecond, secondsOf, unixSecond } from './seconds.rows.ts';
import type { TrainedTogether, TrainedWhile } from './trainings.ports.ts';
import type { TrainingRow } from './trainings.store.ts';

type SessionRow = Pick<TrainingRow, 'Begin' | 'End'>;

export const withStretchEnds = (one: TrainedTogether, now: Date) => ({
  ...one,
  ran: one.Stretches.map((stretch) => ({ ...stretch, end: stretch.end ?? unixSecond(now) })),
});

function stretchOf({ Begin, End }: SessionRow, minutes: readonly StoredMinute[]): Stretch {
  const [begin, end] = [unixSecond(Begin), unixSecond(End)];
  return { begin, end, beats: secondsOf(minutes, begin, end) };
}

export const trainedInEachClub = ({ Begin, End }: SessionRow, minutes: readonly StoredMinute[]): TrainedWhile[] =>
  [...new Set(minutes.flatMap(({ ClubId }) => (ClubId === null ? [] : [ClubId])))].map((ClubId) => ({ ClubId, Begin, End }));

export const sessionsOf = (
  row: SessionRow,
  minutes: readonly StoredMinute[],
  ran: readonly TrainedTogether[],
  now: Date,
): TrainingDetail['Groups'] =>
  cutAt(
    stretchOf(row, minutes),
    minutes,
    ran.map((one) => withStretchEnds(one, now)),
  ).map(({ session: { GroupTrainingId, Name, Stretches } }) => ({
    GroupTrainingId,
    Name,
    Begin: dateOfSecond(Stretches[0]?.begin ?? unixSecond(now)).toISOString(),
    End: endOf(Stretches)?.toISOString() ?? null,
  }));

function endOf(stretches: TrainedTogether['Stretches']): Date | null {
  const end = stretches.at(-1)?.end ?? null;
  return end === null ? null : dateOfSecond(end);
}

/** The part from the first to the last heart rate, without stopped time (decision 0061). Undefined without a heart rate. */
export function sessionPart(
  row: TrainingRow,
  minutes: readonly StoredMinute[],
  session: TrainedTogether,
  beside: readonly TrainedTogether[],
  { profile, now }: { readonly profile: Profile | undefined; readonly now: Date },
) {
  const complete = stretchOf(row, minutes);
  const others = beside.filter(({ GroupTrainingId }) => GroupTrainingId !== session.GroupTrainingId);
  const ran = [session, ...others].map((one) => withStretchEnds(one, now));
  const part = cutAt(complete, minutes, ran).find((cut) => cut.session === ran[0]);
  if (part === undefined) return undefined;
  const { beats } = part;
  const first = complete.begin + beats.findIndex((bpm) => bpm > 0);
  const last = complete.begin + beats.findLastIndex((bpm) => bpm > 0) + 1;
  const parts = timesOf(part.session, ran).flatMap((time) => {
    const [begin, end] = [Math.max(time.begin, first), Math.min(time.end, last)];
    return begin < end ? [{ begin, end, beats: beats.slice(begin - complete.begin, end - complete.begin) }] : [];
  });
  const athlete = athleteOf(trainingZonesSchema.parse(row), row.Begin.toISOString().slice(0, 10), profile);
  const { begin: began, end: ended, pointSeconds: _exact, ...totals } = summariseParts(parts, athlete, complete);
  return { ...totals, Begin: dateOfSecond(began), End: dateOfSecond(ended) };
}
