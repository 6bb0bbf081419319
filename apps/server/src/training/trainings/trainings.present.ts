import type { Training, TrainingDetail } from '@clubpulse/contract/training/trainings';
import type { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import { pausesWithin, silentPauseSeconds } from '@clubpulse/rules/training/recordings/pauses';
import { SILENCE_SECONDS } from '@clubpulse/rules/training/trainings/silence';
import type { Span, Stretch } from '@clubpulse/rules/training/trainings/stretches';
import type { Caller } from '../../platform/http/caller.ts';
import type { NoteRow } from './notes/notes.store.ts';
import type { TrainingRow } from './trainings.store.ts';

const UNPLACED_COLOR = '#5E6A75';

export function presentTraining(row: TrainingRow, now: Date): Training {
  const { RoomColor, ComputedAt: _computed, ClosedAt: _closed, HeardTo, HasRoute: _route, GroupClubId: _club, ...training } = row;
  // The figures may be older than the seconds, so the last second decides whether the training still runs.
  const receivedTo = Math.max(row.End.getTime(), HeardTo?.getTime() ?? 0);
  const isLive = row.Source === 'Heart' && receivedTo + SILENCE_SECONDS * 1000 > now.getTime();
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

export const declaredOfNote = ({ Begin, Duration, Distance, AverageHeartRate, Calories }: NoteRow) => ({
  Begin: Begin.toISOString(),
  Duration,
  Distance,
  AverageHeartRate,
  Calories,
});

/** Removes the total distance, which would reveal how far the home is from the visible part. */
export const presentToOthers = (row: TrainingRow, clubs: readonly number[], now: Date): Training =>
  presentTraining(withoutHidden(row, clubs), now);

export const withoutWay = (row: TrainingRow): TrainingRow => ({ ...row, Distance: row.HasRoute ? null : row.Distance });

export const withoutHidden = (row: TrainingRow, clubs: readonly number[]): TrainingRow => ({
  ...withoutWay(row),
  // The group training is only returned to staff of its club.
  GroupTrainingId: row.GroupClubId !== null && clubs.includes(row.GroupClubId) ? row.GroupTrainingId : null,
});

/** The training with only what the club's wall showed. */
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

export type SeenAs = ReturnType<typeof heartRatesIn>;

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

export const mayWrite = (
  { UserId, ClubId }: Pick<TrainingRow, 'UserId' | 'ClubId'>,
  { UserId: callerId, roles }: Caller,
): boolean => UserId === callerId || [...roles.Trainer, ...roles.Manager].some((role) => role.ClubId === ClubId);

export const pausesShown = (stretch: Stretch, pauses: readonly Span[]): Pick<TrainingDetail, 'Pauses' | 'PauseTime'> => ({
  Pauses: pausesWithin(pauses, stretch).map(({ begin, end }) => ({ Second: begin - stretch.begin, Seconds: end - begin })),
  PauseTime: silentPauseSeconds(stretch, pauses),
});
