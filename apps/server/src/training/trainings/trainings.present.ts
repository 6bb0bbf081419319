import type { Training, TrainingDetail } from '@clubpulse/contract/training/trainings';
import type { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import { pausesWithin, silentPauseSeconds } from '@clubpulse/rules/training/recordings/pauses';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Span, Stretch } from '@clubpulse/rules/training/trainings/stretches';
import type { Caller } from '../../platform/http/caller.ts';
import type { NoteRow } from './notes/notes.store.ts';
import type { TrainingRow } from './trainings.store.ts';

/** Colour of a training in no room: the design's stone. */
const UNPLACED_COLOR = '#5E6A75';

export function presentTraining(row: TrainingRow, now: Date): Training {
  const { RoomColor, ComputedAt: _computed, ClosedAt: _closed, HeardTo, HasRoute: _route, GroupClubId: _club, ...training } = row;
  // The figures of a running training are computed seldom: whether it goes on is said by the seconds that come.
  const heardTo = Math.max(row.End.getTime(), HeardTo?.getTime() ?? 0);
  const isLive = row.Source === 'Heart' && heardTo + SILENCE_SECONDS * 1000 > now.getTime();
  return {
    ...training,
    MovingTime: Math.max(0, row.Duration - row.PauseTime),
    Begin: row.Begin.toISOString(),
    End: row.End.toISOString(),
    IsShared: true,
    Notes: 0,
    NotedBy: null,
    IsLive: isLive,
    Color: RoomColor ?? UNPLACED_COLOR,
    CalendarType: 'Training',
  };
}

/** A note of attendance: a visit with its figures as they were written. */
export const presentNote = (note: NoteRow): Training => ({
  TrainingId: note.AttendanceNoteId,
  UserId: note.UserId,
  ClubId: note.ClubId,
  ClubName: note.ClubName,
  DisplayGroupId: null,
  RoomName: null,
  GroupTrainingId: null,
  Name: note.Name,
  TrainingType: note.TrainingType,
  Note: note.Note,
  Source: 'Note',
  SourceName: '',
  Distance: note.Distance,
  Begin: note.Begin.toISOString(),
  End: new Date(note.Begin.getTime() + note.Duration * 1000).toISOString(),
  Duration: note.Duration,
  MovingTime: note.Duration,
  Zone0Time: 0,
  Zone1Time: 0,
  Zone2Time: 0,
  Zone3Time: 0,
  Zone4Time: 0,
  Zone5Time: 0,
  GapTime: note.Duration,
  TargetTime: 0,
  Points: 0,
  AverageHeartRate: note.AverageHeartRate,
  MaxHeartRate: null,
  Calories: note.Calories ?? 0,
  IsShared: true,
  Counts: false,
  OtherSources: 0,
  Notes: 0,
  NotedBy: note.WriterName,
  IsLive: false,
  Color: UNPLACED_COLOR,
  CalendarType: 'Training',
});

/** What was said of it. */
export const declaredOfNote = ({ Begin, Duration, Distance, AverageHeartRate, Calories }: NoteRow) => ({
  Begin: Begin.toISOString(),
  Duration,
  Distance,
  AverageHeartRate,
  Calories,
});

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

/** How much of it is seen. */
export type SeenAs = ReturnType<typeof heartRatesIn>;

/** As it is shown to who sees so much of it; undefined where nothing. `seesAll`: other trainings are shared with the reader too. */
export function presentAs(
  row: TrainingRow,
  found: SeenAs,
  { clubs, seesAll }: { readonly clubs: readonly number[]; readonly seesAll: boolean },
  now: Date,
): Training | undefined {
  if (found === 'nothing') return undefined;
  const training = { ...presentToOthers(row, clubs, now), ...(seesAll ? {} : { Counts: row.CountsInClub, OtherSources: 0 }) };
  return found === 'outline' ? outlineOf(training) : training;
}

/** What was said of it; null: it was received live. */
export function declaredAs(row: TrainingRow): TrainingDetail['Declared'] {
  if (row.Source === 'Heart') return null;
  return {
    Begin: row.Begin.toISOString(),
    Duration: Math.round((row.End.getTime() - row.Begin.getTime()) / 1000),
    Distance: row.Distance,
    AverageHeartRate: row.DeclaredHeartRate,
    Calories: row.DeclaredCalories,
  };
}

/** The athlete, and who trains or manages in the club where it was, write about it. */
export const mayWrite = (
  { UserId, ClubId }: Pick<TrainingRow, 'UserId' | 'ClubId'>,
  { UserId: callerId, roles }: Caller,
): boolean => UserId === callerId || [...roles.Trainer, ...roles.Manager].some((role) => role.ClubId === ClubId);

/** The pauses of a training, or of a part of it: whoever looks at a silence is to know that nothing was lost there. */
export const pausesShown = (stretch: Stretch, pauses: readonly Span[]): Pick<TrainingDetail, 'Pauses' | 'PauseTime'> => ({
  Pauses: pausesWithin(pauses, stretch).map(({ begin, end }) => ({ Second: begin - stretch.begin, Seconds: end - begin })),
  PauseTime: silentPauseSeconds(stretch, pauses),
});
