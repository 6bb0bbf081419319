import type { Training, TrainingDetail } from '@clubpulse/contract/training/trainings';
import type { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import { pausesWithin, silentPauseSeconds } from '@clubpulse/rules/training/recordings/pauses';
import type { Span } from '@clubpulse/rules/training/trainings/joined';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Stretch } from '@clubpulse/rules/training/trainings/stretches';
import type { Caller } from '../../platform/http/caller.ts';
import { isSlip } from './declared/heard-before.rows.ts';
import type { TrainingRow } from './trainings.store.ts';

/** Colour of a training in no room: the design's stone. */
const UNPLACED_COLOR = '#5E6A75';

export function presentTraining(row: TrainingRow, now: Date): Training {
  const {
    RoomColor,
    ComputedAt: _computed,
    ClosedAt: _closed,
    HeardTo,
    HasRoute: _route,
    IsSeen: _seen,
    GroupClubId: _club,
    ...training
  } = row;
  // The figures of a running training are computed seldom: whether it goes on is said by the seconds that come.
  const heardTo = Math.max(row.End.getTime(), HeardTo?.getTime() ?? 0);
  // One that was declared and heard nowhere is over as soon as it is said.
  const isHeard = row.Duration > row.GapTime || row.ClosedAt === null;
  return {
    ...training,
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    IsShared: true,
    ByStaff: isSlip(row),
    IsLive: isHeard && heardTo + SILENCE_SECONDS * 1000 > now.getTime(),
    Color: RoomColor ?? UNPLACED_COLOR,
    CalendarType: 'Training',
  };
}

/**
 * As others see it: of a way whose ends are hidden not how long the whole of it is, which with what is seen of it would say how far home is.
 * Its series says the metres that are seen.
 */
export const presentToOthers = (row: TrainingRow, clubs: readonly number[], now: Date): Training =>
  presentTraining(withoutHidden(row, clubs), now);

/** Without how long the whole of its way is. */
export const withoutWay = (row: TrainingRow): TrainingRow => ({ ...row, Distance: row.HasRoute ? null : row.Distance });

/** What is stored of it, without what a reader who is not the athlete does not see; `clubs`: where she is staff. */
export const withoutHidden = (row: TrainingRow, clubs: readonly number[]): TrainingRow => ({
  ...withoutWay(row),
  // What people of another club did together is read by who works there.
  GroupTrainingId: row.GroupClubId !== null && clubs.includes(row.GroupClubId) ? row.GroupTrainingId : null,
});

/** What the club's wall showed of it: that she trained, how long and for how many points. Her note is not read either. */
export const outlineOf = (training: Training): Training => ({
  ...training,
  IsShared: false,
  Zone0Time: 0,
  Zone1Time: 0,
  Zone2Time: 0,
  Zone3Time: 0,
  Zone4Time: 0,
  Zone5Time: 0,
  GapTime: 0,
  TargetTime: 0,
  Calories: 0,
  Note: '',
  AverageHeartRate: null,
  MaxHeartRate: null,
});

/** How much of it is seen. `word`: what staff wrote down themselves, of who shares no heart rates with them. */
export type SeenAs = ReturnType<typeof heartRatesIn> | 'word';

/** What staff wrote down, and nothing that was worked out of who she is. */
export const wordOf = (training: Training, { Note, DeclaredHeartRate, DeclaredCalories }: TrainingRow): Training => ({
  ...outlineOf(training),
  Note,
  AverageHeartRate: DeclaredHeartRate,
  Calories: DeclaredCalories ?? 0,
});

/** As it is shown to who sees so much of it; undefined where nothing. */
export function presentAs(row: TrainingRow, found: SeenAs, clubs: readonly number[], now: Date): Training | undefined {
  if (found === 'nothing') return undefined;
  const training = presentToOthers(row, clubs, now);
  if (found === 'word') return wordOf(training, row);
  return found === 'outline' ? outlineOf(training) : training;
}

/** What was said of it; null: nobody declared it. */
export function declaredAs(row: TrainingRow): TrainingDetail['Declared'] {
  const { DeclaredBegin, DeclaredEnd, Distance, DeclaredHeartRate, DeclaredCalories } = row;
  if (DeclaredBegin === null || DeclaredEnd === null) return null;
  return {
    Begin: DeclaredBegin.toISOString(),
    Duration: Math.round((DeclaredEnd.getTime() - DeclaredBegin.getTime()) / 1000),
    Distance,
    AverageHeartRate: DeclaredHeartRate,
    Calories: DeclaredCalories,
  };
}

/** She herself, and who trains or manages in the club where it was, write about it. */
export const mayWrite = (
  { UserId, ClubId }: Pick<TrainingRow, 'UserId' | 'ClubId'>,
  { UserId: callerId, roles }: Caller,
): boolean => UserId === callerId || [...roles.Trainer, ...roles.Manager].some((role) => role.ClubId === ClubId);

/** Her trainings are hers to delete, and what was heard of her; staff takes back what staff wrote down. */
export const mayDelete = (row: Pick<TrainingRow, 'UserId' | 'ClubId'> & Parameters<typeof isSlip>[0], caller: Caller): boolean =>
  row.UserId === caller.UserId || (mayWrite(row, caller) && isSlip(row));

/** The pauses of a training, or of a part of it: whoever looks at a silence is to know that nothing was lost there. */
export const pausesShown = (stretch: Stretch, pauses: readonly Span[]): Pick<TrainingDetail, 'Pauses' | 'PauseTime'> => ({
  Pauses: pausesWithin(pauses, stretch).map(({ begin, end }) => ({ Second: begin - stretch.begin, Seconds: end - begin })),
  PauseTime: silentPauseSeconds(stretch, pauses),
});
