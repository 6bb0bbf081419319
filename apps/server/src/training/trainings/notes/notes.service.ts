import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Training, TrainingDetail, TrainingId } from '@clubpulse/contract/training/trainings';
import { isSameActivity } from '@clubpulse/rules/training/trainings/sources';
import { overlapProblem } from '@clubpulse/rules/training/trainings/training-fields';
import type { Consents } from '../../../accounts/consents/public.ts';
import { holdRoleIn } from '../../../accounts/roles/public.ts';
import { holdPeople } from '../../../accounts/users/public.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { unixSecond } from '../seconds.rows.ts';
import { declaredOfNote, presentNote } from '../trainings.present.ts';
import * as store from './notes.store.ts';

/** A visit entered by staff, with figures, but no training (decision 0165). */

type Note = store.NoteRow;

export const isWriter = ({ ClubId }: Pick<Note, 'ClubId'>, { roles }: Caller): boolean =>
  [...roles.Trainer, ...roles.Manager].some((role) => role.ClubId === ClubId);

export async function noteSeen(
  db: Database,
  consents: Pick<Consents, 'sightOf'>,
  noteId: TrainingId,
  caller: Caller,
): Promise<Note | undefined> {
  const note = await store.noteOf(db, noteId);
  if (!note) return undefined;
  const sight = await consents.sightOf(caller, note.UserId);
  return sight === undefined || sight.clubs.includes(note.ClubId) ? note : undefined;
}

export const noteDetail = (note: Note, caller: Caller): TrainingDetail => ({
  ...presentNote(note),
  Nickname: note.Nickname,
  Groups: [],
  Declared: declaredOfNote(note),
  MayChange: isWriter(note, caller),
  MayDelete: isWriter(note, caller),
  MayMove: isWriter(note, caller),
  RowVersion: note.RowVersion,
  Zones: null,
  Pauses: [],
  PauseTime: 0,
  Impossible: null,
  Recovery: null,
  Minutes: [],
});

interface Times {
  readonly Begin: Date;
  readonly End: Date;
}
const spanOf = ({ Begin, End }: Times) => ({ begin: unixSecond(Begin), end: unixSecond(End) });
const spanOfNote = ({ Begin, Duration }: Note) => ({ begin: unixSecond(Begin), end: unixSecond(Begin) + Duration });

export async function notesBeside(
  db: Queryable,
  training: Times & { readonly UserId: UserId },
  clubs: readonly number[] | null,
): Promise<Note[]> {
  const { UserId, Begin, End } = training;
  const written = await store.notesWhile(db, UserId, { from: Begin, to: End }, clubs);
  return written.filter((note) => isSameActivity(spanOf(training), spanOfNote(note)));
}

export function withNotes(
  trainings: readonly Training[],
  counting: readonly (Times & { readonly TrainingId: number })[],
  written: readonly Note[],
): { readonly trainings: readonly Training[]; readonly alone: readonly Note[] } {
  const besides = Map.groupBy(
    written,
    (note) => counting.find((training) => isSameActivity(spanOf(training), spanOfNote(note)))?.TrainingId,
  );
  return {
    trainings: trainings.map((training) => ({ ...training, Notes: besides.get(training.TrainingId)?.length ?? 0 })),
    alone: besides.get(undefined) ?? [],
  };
}

const overlapping = refuse('ValidationFailed', { errors: [overlapProblem] });

export interface EnteredNote extends Pick<Note, 'Name' | 'TrainingType' | 'Note' | 'Begin' | 'Duration'> {
  readonly Distance: number | null;
  readonly AverageHeartRate: number | null;
  readonly Calories: number | null;
}

async function isHeld(trx: Queryable, userId: UserId): Promise<boolean> {
  if (!(await holdPeople(trx, [userId])).has(userId)) return false;
  await store.holdNotes(trx, userId);
  return true;
}

export async function writeNote(
  trx: Queryable,
  UserId: UserId,
  ClubId: ClubId,
  WriterId: UserId,
  entered: EnteredNote,
): Promise<TrainingId | Refusal> {
  if (!((await holdRoleIn(trx, UserId, ClubId)) && (await isHeld(trx, UserId)))) return refuse('NotFound');
  if (await store.isNotedIn(trx, { UserId, ClubId, ...entered }, undefined)) return overlapping;
  return store.insertNote(trx, { UserId, ClubId, WriterId, ...entered });
}

export async function correctNote(
  trx: Queryable,
  { AttendanceNoteId, UserId, ClubId }: Note,
  rowVersion: number,
  entered: EnteredNote,
): Promise<TrainingId | Refusal> {
  if (!(await isHeld(trx, UserId))) return refuse('NotFound');
  if (await store.isNotedIn(trx, { UserId, ClubId, ...entered }, AttendanceNoteId)) return overlapping;
  const isWritten = await store.updateNote(trx, AttendanceNoteId, rowVersion, entered);
  return isWritten ? AttendanceNoteId : refuse('StaleRowVersion');
}
