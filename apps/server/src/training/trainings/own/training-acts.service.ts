import type { User, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type FieldError, isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { NewTraining, Training, TrainingChange, TrainingDetail, TrainingId } from '@clubpulse/contract/training/trainings';
import { heartRatesIn } from '@clubpulse/rules/accounts/consents/sight';
import {
  averageProblems,
  declaredProblems,
  recordedProblem,
  trainingTypeProblems,
} from '@clubpulse/rules/training/trainings/training-fields';
import type { Consents } from '../../../accounts/consents/public.ts';
import { hasRoleIn } from '../../../accounts/roles/public.ts';
import type { Database } from '../../../platform/database/database.ts';
import { bindActs } from '../../../platform/feature/bind-acts.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../../platform/http/idempotency.store.ts';
import { correctNote, isWriter, noteSeen, writeNote } from '../notes/notes.service.ts';
import { deleteNote, type NoteRow, noteOf } from '../notes/notes.store.ts';
import { declaredAs, declaredOfNote, mayWrite, presentNote, presentTraining } from '../trainings.present.ts';
import * as store from '../trainings.store.ts';
import type { OwnTrainings } from './own-trainings.service.ts';

type Stated = Omit<TrainingChange, 'RowVersion' | 'ClubId'>;
const changed = (before: NonNullable<TrainingDetail['Declared']>, { Name, TrainingType, Note, ...change }: Stated) => ({
  Name,
  TrainingType,
  Note,
  Begin: change.Begin ?? before.Begin,
  Duration: change.Duration ?? before.Duration,
  Distance: change.Distance === undefined ? before.Distance : change.Distance,
  AverageHeartRate: change.AverageHeartRate === undefined ? before.AverageHeartRate : change.AverageHeartRate,
  Calories: change.Calories === undefined ? before.Calories : change.Calories,
});
const asDates = <T extends { readonly Begin: string; readonly Duration: number }>({ Duration, ...entered }: T) => {
  const Begin = new Date(entered.Begin);
  return { ...entered, Begin, End: new Date(Begin.getTime() + Duration * 1000) };
};

export interface TrainingActParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf'>;
  readonly own: OwnTrainings;
  readonly profiles: (userIds: readonly number[]) => Promise<readonly Pick<User, 'BirthDate'>[]>;
  readonly now?: () => Date;
}
export type TrainingActs = ReturnType<typeof createTrainingActs>;

type Ready = Required<TrainingActParts>;

export function createTrainingActs(parts: TrainingActParts) {
  return bindActs({ now: () => new Date(), ...parts }, { create, update, delete: remove, count });
}

const invalid = (errors: readonly FieldError[]) => refuse('ValidationFailed', { errors });

async function toWrite({ db, consents }: Ready, trainingId: TrainingId, caller: Caller) {
  const row = await store.trainingOf(db, trainingId);
  if (!row) return refuse('NotFound');
  const sight = await consents.sightOf(caller, row.UserId);
  const isTheirs = row.ClubId !== null && sight?.clubs.includes(row.ClubId) && mayWrite(row, caller);
  if (sight === undefined || isTheirs) return { row, sight };
  return refuse(heartRatesIn(sight, row.ClubId) === 'nothing' ? 'NotFound' : 'InsufficientRights');
}

async function noteToWrite({ db, consents }: Ready, noteId: TrainingId, caller: Caller): Promise<NoteRow | Refusal | undefined> {
  const note = await noteSeen(db, consents, noteId, caller);
  return note && !isWriter(note, caller) ? refuse('InsufficientRights') : note;
}

/** Null for staff, because a refusal by the birth date would reveal the age. */
const bornOf = async ({ profiles }: Ready, userId: UserId, caller: Caller): Promise<string | null> =>
  caller.UserId === userId ? ((await profiles([userId]))[0]?.BirthDate ?? null) : null;

const clubProblems = async ({ db }: Ready, ClubId: ClubId | null, userId: UserId): Promise<FieldError[]> =>
  ClubId === null || (await hasRoleIn(db, userId, ClubId)) ? [] : [{ field: 'ClubId', key: 'invalid-id' }];

const problemsOf = async (
  parts: Ready,
  entered: Omit<NewTraining, 'ClubId'>,
  typeBefore: string | undefined,
  userId: UserId,
  caller: Caller,
) => [
  ...declaredProblems(entered, parts.now(), await bornOf(parts, userId, caller)),
  ...trainingTypeProblems(entered.TrainingType, typeBefore),
];

async function changeNote(parts: Ready, note: NoteRow, { RowVersion, ...change }: TrainingChange, caller: Caller) {
  const before = declaredOfNote(note);
  const next = changed(before, change);
  const errors = [
    ...(await problemsOf(parts, next, note.TrainingType, note.UserId, caller)),
    ...averageProblems(next.AverageHeartRate, before.AverageHeartRate),
  ];
  if (change.ClubId !== undefined && change.ClubId !== note.ClubId) errors.push({ field: 'ClubId', key: 'invalid-id' });
  if (errors.length > 0) return invalid(errors);
  const entered = { ...next, Begin: new Date(next.Begin) };
  return parts.db.transaction().execute((trx) => correctNote(trx, note, RowVersion, entered));
}

async function create(
  parts: Ready,
  userId: UserId,
  body: NewTraining,
  caller: Caller,
  key?: RequestKey,
): Promise<Training | Refusal> {
  const { db, own, now, consents } = parts;
  const { ClubId, ...entered } = body;
  const errors = await problemsOf(parts, entered, undefined, userId, caller);
  if (caller.UserId === userId) {
    errors.push(...(await clubProblems(parts, ClubId, userId)));
    if (errors.length > 0) return invalid(errors);
    return transactOnce(db, key, async (trx) => {
      const trainingId = await own.write(trx, { ...asDates(entered), UserId: userId, ClubId });
      if (isRefusal(trainingId)) return trainingId;
      const row = await store.trainingOf(trx, trainingId);
      return row ? presentTraining(row, now()) : refuse('NotFound');
    });
  }
  const sight = await consents.sightOf(caller, userId);
  if (ClubId === null) return invalid([...errors, { field: 'ClubId', key: 'field-required' }]);
  if (!sight?.clubs.includes(ClubId)) errors.push({ field: 'ClubId', key: 'invalid-id' });
  if (errors.length > 0) return invalid(errors);
  return transactOnce(db, key, async (trx) => {
    const noteId = await writeNote(trx, userId, ClubId, caller.UserId, { ...entered, Begin: new Date(entered.Begin) });
    if (isRefusal(noteId)) return noteId;
    const note = await noteOf(trx, noteId);
    return note ? presentNote(note) : refuse('NotFound');
  });
}

async function update(
  parts: Ready,
  trainingId: TrainingId,
  change: TrainingChange,
  caller: Caller,
): Promise<TrainingId | Refusal> {
  const { now, db, own } = parts;
  const note = await noteToWrite(parts, trainingId, caller);
  if (isRefusal(note)) return note;
  if (note) return changeNote(parts, note, change, caller);
  const found = await toWrite(parts, trainingId, caller);
  if (isRefusal(found)) return found;
  const { row, sight } = found;
  // Staff who may not see the heart rates must not correct the training either.
  if (sight && heartRatesIn(sight, row.ClubId) === 'outline') return refuse('NotShared');
  const before = declaredAs(row);
  if (before === null && change.Begin !== undefined) return invalid([recordedProblem]);
  const errors = trainingTypeProblems(change.TrainingType, row.TrainingType);
  // A hidden distance would reveal where the athlete lives; a correction by staff must not remove it.
  const isHidden = sight !== undefined && row.HasRoute && change.Distance === null;
  const next = before && changed(before, isHidden ? { ...change, Distance: undefined } : change);
  const { ClubId = row.ClubId } = change;
  // The training of a bridge retains its club. The club of any other training only the athlete can change.
  if (ClubId !== row.ClubId && (!next || sight)) errors.push({ field: 'ClubId', key: 'invalid-id' });
  if (next) {
    errors.push(...averageProblems(next.AverageHeartRate, before.AverageHeartRate));
    errors.push(...declaredProblems(next, now(), await bornOf(parts, row.UserId, caller)));
    if (ClubId !== row.ClubId && !sight) errors.push(...(await clubProblems(parts, ClubId, row.UserId)));
  }
  if (errors.length > 0) return invalid(errors);
  return db.transaction().execute(async (trx) => {
    const read = { UserId: row.UserId, TrainingId: trainingId, RowVersion: change.RowVersion };
    return next ? own.correct(trx, read, { ...asDates(next), ClubId }, sight !== undefined) : own.rename(trx, read, change);
  });
}

async function remove(parts: Ready, trainingId: TrainingId, caller: Caller): Promise<Refusal | undefined> {
  const { db, own } = parts;
  const note = await noteToWrite(parts, trainingId, caller);
  if (isRefusal(note)) return note;
  if (note) {
    await deleteNote(db, trainingId);
    return undefined;
  }
  const found = await toWrite(parts, trainingId, caller);
  if (isRefusal(found)) return found;
  if (found.sight) return refuse('TrainingIsHers');
  return db.transaction().execute((trx) => own.delete(trx, found.row));
}

async function count({ db, own }: Ready, trainingId: TrainingId): Promise<Refusal | undefined> {
  const row = await store.trainingOf(db, trainingId);
  return row ? db.transaction().execute((trx) => own.count(trx, row)) : refuse('NotFound');
}
