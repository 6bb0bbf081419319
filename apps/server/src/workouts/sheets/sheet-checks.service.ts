import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { ExerciseId } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Decisions } from '@clubpulse/contract/workouts/generator/generator';
import type { Program } from '@clubpulse/contract/workouts/sheets/program';
import {
  type NewWorkoutSheet,
  PERSONAL_SHEETS_MAX,
  SHEETS_MAX,
  type SheetExercise,
  type WorkoutSheetInput,
} from '@clubpulse/contract/workouts/sheets/sheets';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { confirmationErrors } from '@clubpulse/rules/workouts/sheets/confirmed';
import { plannedErrors } from '@clubpulse/rules/workouts/sheets/planned-days';
import { exerciseLinesOf, exercisesOf } from '@clubpulse/rules/workouts/sheets/program';
import { programErrors } from '@clubpulse/rules/workouts/sheets/program-errors';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ExercisesService, GuidesService } from '../exercises/public.ts';
import * as store from './sheets.store.ts';

export interface Asking {
  readonly caller: Caller;
  readonly language: Language;
}

export interface Parts {
  readonly db: Database;
  readonly exercises: Pick<ExercisesService, 'told'>;
  readonly guides: Pick<GuidesService, 'some'>;
  readonly now?: () => Date;
}

export type Ready = Required<Parts>;

const worksFor = ({ caller }: Asking, { ClubId, BrandId }: store.StoredSheet): boolean =>
  caller.isAdmin || isStaffIn(caller.roles, { ClubId, BrandId });

export const mayWrite = (asking: Asking, sheet: store.StoredSheet): boolean =>
  sheet.UserId === null ? worksFor(asking, sheet) : sheet.UserId === asking.caller.UserId;

export async function mayRead(trx: Queryable, asking: Asking, sheet: store.StoredSheet): Promise<boolean> {
  if (mayWrite(asking, sheet)) return true;
  if (sheet.UserId !== null) return false;
  const { UserId: userId } = asking.caller;
  if (sheet.Published && sheet.VisibleToAll) return hasRoleIn(trx, userId, sheet.ClubId);
  return store.isSharedWith(trx, sheet.WorkoutSheetId, userId);
}

export async function guidedExercises(
  { exercises, guides }: Ready,
  trx: Queryable,
  clubId: ClubId,
  days: Program,
  language: Language,
): Promise<SheetExercise[]> {
  const ids = exercisesOf(days);
  const named = await exercises.told(trx, { clubId, isEditor: true, language }, ids);
  const shown = await guides.some(trx, clubId, ids);
  return named.map((exercise) => ({ ...exercise, Guide: shown.get(exercise.ExerciseId) ?? null }));
}

/** Exercises that the sheet contained before are accepted even if they are hidden now. */
async function nameable(
  { exercises }: Ready,
  trx: Queryable,
  clubId: ClubId,
  days: Program,
  before: Program,
): Promise<Set<ExerciseId>> {
  const named = new Set(exercisesOf(before));
  const namedExercises = await exercises.told(trx, { clubId, isEditor: true, language: 'en' }, exercisesOf(days));
  const fine = namedExercises.filter(({ ExerciseId, Published }) => Published || named.has(ExerciseId));
  return new Set(fine.map(({ ExerciseId }) => ExerciseId));
}

export async function refuseProgram(
  parts: Ready,
  trx: Queryable,
  clubId: ClubId,
  { Type, Days, PlannedDays }: Pick<WorkoutSheetInput, 'Type' | 'Days' | 'PlannedDays'>,
  before: Program = [],
): Promise<Refusal | undefined> {
  const broken = [...programErrors(Type, Days), ...plannedErrors(PlannedDays, Days.length)];
  if (broken.length > 0) return refuse('ValidationFailed', { errors: broken });
  const errors = removedIn(Days, await nameable(parts, trx, clubId, Days, before));
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}

export function refuseUnconfirmed(
  { Days, ConfirmedIds }: Pick<NewWorkoutSheet, 'Days' | 'ConfirmedIds'>,
  decisions: Decisions | null,
  before: Program = [],
): Refusal | undefined {
  const errors = confirmationErrors({ days: Days, before, decisions, confirmedIds: ConfirmedIds });
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}

export interface Owner {
  readonly ClubId: ClubId;
  readonly UserId: UserId | null;
}

export async function refuseMore(trx: Queryable, { ClubId, UserId }: Owner): Promise<Refusal | undefined> {
  const max = UserId === null ? SHEETS_MAX : PERSONAL_SHEETS_MAX;
  const count = await store.countBeforeAdding(trx, ClubId, UserId);
  return count < max ? undefined : refuse('TooManyWorkoutSheets', { values: { max } });
}

export async function refuseCopy(
  parts: Ready,
  trx: Queryable,
  { language }: Asking,
  sheet: store.StoredSheet,
  clubId: ClubId,
): Promise<Refusal | undefined> {
  const named = await guidedExercises(parts, trx, sheet.ClubId, sheet.Days, language);
  if (named.length < exercisesOf(sheet.Days).length) return refuse('ExerciseRemoved');
  const there = await nameable(parts, trx, clubId, sheet.Days, clubId === sheet.ClubId ? sheet.Days : []);
  const names = named.filter(({ ExerciseId }) => !there.has(ExerciseId)).map(({ Name }) => Name);
  return names.length > 0 ? refuse('ExerciseNotFoundInDestinationClub', { values: { names: names.join(', ') } }) : undefined;
}

const removedIn = (days: Program, there: ReadonlySet<ExerciseId>): FieldError[] =>
  exerciseLinesOf(days).flatMap(({ line, field }) =>
    there.has(line.ExerciseId) ? [] : [{ field: `${field}.ExerciseId`, key: 'exercise-removed' }],
  );
