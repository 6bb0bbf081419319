import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type FieldError, isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { ExerciseId } from '@clubpulse/contract/workouts/exercises/exercises';
import type { Program, WorkoutSheetId } from '@clubpulse/contract/workouts/sheets/program';
import {
  type NewWorkoutSheet,
  newWorkoutSheetSchema,
  PERSONAL_SHEETS_MAX,
  type PersonalSheetInput,
  type ReadSheet,
  SHEETS_MAX,
  type SheetExercise,
  type SheetsPublished,
  type WorkoutSheet,
  type WorkoutSheetInput,
  type WorkoutSheetPage,
  type WorkoutSheetQuery,
  type WorkoutSheetUpdate,
} from '@clubpulse/contract/workouts/sheets/sheets';
import { isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { findAll } from '@clubpulse/rules/workouts/exercises/search';
import { plannedErrors } from '@clubpulse/rules/workouts/sheets/planned-days';
import { exercisesOf, isExerciseLine } from '@clubpulse/rules/workouts/sheets/program';
import { programErrors } from '@clubpulse/rules/workouts/sheets/program-errors';
import { hasRoleIn, holdRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { ExercisesService, GuidesService } from '../exercises/public.ts';
import { presentRow, presentSheet } from './sheets.present.ts';
import * as store from './sheets.store.ts';

interface Asking {
  readonly caller: Caller;
  readonly language: Language;
}
interface Parts {
  readonly db: Database;
  readonly exercises: Pick<ExercisesService, 'told'>;
  readonly guides: Pick<GuidesService, 'some'>;
  readonly now?: () => Date;
}

export type SheetsService = ReturnType<typeof createSheets>;

/** A member’s own sheet cannot be shared or published. */
const personal = { Shareable: false, Publishable: false, Template: false, ClonableToPersonal: false, VisibleToAll: false };

export function createSheets({ db, exercises, guides, now = () => new Date() }: Parts) {
  const worksFor = ({ caller }: Asking, { ClubId, BrandId }: store.StoredSheet): boolean =>
    caller.isAdmin || isStaffIn(caller.roles, { ClubId, BrandId });
  const mayWrite = (asking: Asking, sheet: store.StoredSheet): boolean =>
    sheet.UserId === null ? worksFor(asking, sheet) : sheet.UserId === asking.caller.UserId;

  /** Staff of its club, members it is shared with, members of a club that shows it to all, and its owner. */
  async function mayRead(trx: Queryable, asking: Asking, sheet: store.StoredSheet): Promise<boolean> {
    if (mayWrite(asking, sheet)) return true;
    if (sheet.UserId !== null) return false;
    const { UserId: userId } = asking.caller;
    if (sheet.Published && sheet.VisibleToAll) return hasRoleIn(trx, userId, sheet.ClubId);
    return store.isSharedWith(trx, sheet.WorkoutSheetId, userId);
  }

  async function toldFor(trx: Queryable, clubId: ClubId, days: Program, language: Language): Promise<SheetExercise[]> {
    const ids = exercisesOf(days);
    const told = await exercises.told(trx, { clubId, isEditor: true, language }, ids);
    const shown = await guides.some(trx, clubId, ids);
    return told.map((exercise) => ({ ...exercise, Guide: shown.get(exercise.ExerciseId) ?? null }));
  }

  async function presented(trx: Queryable, asking: Asking, sheet: store.StoredSheet): Promise<WorkoutSheet> {
    const told = await toldFor(trx, sheet.ClubId, sheet.Days, asking.language);
    return presentSheet(sheet, told, mayWrite(asking, sheet));
  }
  async function seen(trx: Queryable, asking: Asking, id: WorkoutSheetId): Promise<WorkoutSheet | Refusal> {
    const sheet = await store.sheetOf(trx, id);
    return sheet && (await mayRead(trx, asking, sheet)) ? presented(trx, asking, sheet) : refuse('WorkoutSheetNotFound');
  }

  /** The exercises that a sheet may name: those the club offers now, and those it named before that still exist. */
  async function nameable(trx: Queryable, clubId: ClubId, days: Program, before: Program): Promise<Set<ExerciseId>> {
    const named = new Set(exercisesOf(before));
    const told = await exercises.told(trx, { clubId, isEditor: true, language: 'en' }, exercisesOf(days));
    const fine = told.filter(({ ExerciseId, Published }) => Published || named.has(ExerciseId));
    return new Set(fine.map(({ ExerciseId }) => ExerciseId));
  }

  async function refuseProgram(
    trx: Queryable,
    clubId: ClubId,
    { Type, Days, PlannedDays }: Pick<WorkoutSheetInput, 'Type' | 'Days' | 'PlannedDays'>,
    before: Program = [],
  ): Promise<Refusal | undefined> {
    const broken = [...programErrors(Type, Days), ...plannedErrors(PlannedDays, Days.length)];
    if (broken.length > 0) return refuse('ValidationFailed', { errors: broken });
    const errors = removedIn(Days, await nameable(trx, clubId, Days, before));
    return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
  }

  interface Owner {
    readonly ClubId: ClubId;
    readonly UserId: UserId | null;
  }
  async function refuseMore(trx: Queryable, { ClubId, UserId }: Owner): Promise<Refusal | undefined> {
    const max = UserId === null ? SHEETS_MAX : PERSONAL_SHEETS_MAX;
    const count = await store.countBeforeAdding(trx, ClubId, UserId);
    return count < max ? undefined : refuse('TooManyWorkoutSheets', { values: { max } });
  }
  /** `copied`: the program of a sheet of the same club; its exercises are accepted although they may be hidden now. */
  async function added(
    trx: Queryable,
    asking: Asking,
    owner: Owner,
    input: NewWorkoutSheet,
    copied: Program = [],
  ): Promise<WorkoutSheet | Refusal> {
    const refused = (await refuseMore(trx, owner)) ?? (await refuseProgram(trx, owner.ClubId, input, copied));
    return refused ?? seen(trx, asking, await store.insertSheet(trx, owner, input, now()));
  }
  async function updated(
    trx: Queryable,
    asking: Asking,
    sheet: store.StoredSheet,
    update: WorkoutSheetUpdate,
  ): Promise<WorkoutSheet | Refusal> {
    const refused = await refuseProgram(trx, sheet.ClubId, update, sheet.Days);
    if (refused) return refused;
    const isSaved = await store.updateSheet(trx, sheet.WorkoutSheetId, update, now());
    return isSaved ? seen(trx, asking, sheet.WorkoutSheetId) : refuse('StaleRowVersion');
  }

  async function refuseCopy(
    trx: Queryable,
    { language }: Asking,
    sheet: store.StoredSheet,
    clubId: ClubId,
  ): Promise<Refusal | undefined> {
    const told = await toldFor(trx, sheet.ClubId, sheet.Days, language);
    if (told.length < exercisesOf(sheet.Days).length) return refuse('ExerciseRemoved');
    const there = await nameable(trx, clubId, sheet.Days, clubId === sheet.ClubId ? sheet.Days : []);
    const names = told.filter(({ ExerciseId }) => !there.has(ExerciseId)).map(({ Name }) => Name);
    return names.length > 0 ? refuse('ExerciseNotFoundInDestinationClub', { values: { names: names.join(', ') } }) : undefined;
  }

  const ofUser = async (trx: Queryable, userId: UserId, id: WorkoutSheetId): Promise<store.StoredSheet | Refusal> => {
    const sheet = await store.sheetOf(trx, id);
    return sheet?.UserId === userId ? sheet : refuse('WorkoutSheetNotFound');
  };

  return {
    async list(clubId: ClubId, query: WorkoutSheetQuery): Promise<WorkoutSheetPage> {
      const { draw, start, length, globalSearch, ...rest } = query;
      const filter: store.SheetFilter = globalSearch ? { ...rest, ids: await found(db, clubId, globalSearch) } : rest;
      const [recordsTotal, recordsFiltered, Folders, rows] = await Promise.all([
        store.countSheets(db, clubId),
        store.countSheets(db, clubId, filter),
        store.countFolders(db, clubId, filter),
        store.sheetsOf(db, clubId, filter, { start, length }),
      ]);
      return { draw, recordsTotal, recordsFiltered, data: rows.map(presentRow), Folders };
    },

    get: (asking: Asking, id: WorkoutSheetId): Promise<WorkoutSheet | Refusal> => seen(db, asking, id),

    create: (asking: Asking, clubId: ClubId, input: NewWorkoutSheet): Promise<WorkoutSheet | Refusal> =>
      db.transaction().execute((trx) => added(trx, asking, { ClubId: clubId, UserId: null }, input)),

    update: (asking: Asking, clubId: ClubId, id: WorkoutSheetId, update: WorkoutSheetUpdate): Promise<WorkoutSheet | Refusal> =>
      db.transaction().execute(async (trx) => {
        const sheet = await store.clubSheet(trx, clubId, id);
        return isRefusal(sheet) ? sheet : updated(trx, asking, sheet, update);
      }),

    async delete(clubId: ClubId, id: WorkoutSheetId): Promise<undefined | Refusal> {
      const sheet = await store.clubSheet(db, clubId, id);
      if (isRefusal(sheet)) return sheet;
      await store.deleteSheet(db, id);
      return undefined;
    },

    clone: (
      asking: Asking,
      id: WorkoutSheetId,
      { ClubId, Name }: { ClubId: ClubId; Name: string },
    ): Promise<WorkoutSheet | Refusal> =>
      db.transaction().execute(async (trx) => {
        const sheet = await store.sheetOf(trx, id);
        if (!sheet || !mayWrite(asking, sheet)) return refuse('WorkoutSheetNotFound');
        const refused = await refuseCopy(trx, asking, sheet, ClubId);
        if (refused) return refused;
        const isHere = ClubId === sheet.ClubId;
        const copy = { ...copyOf(sheet), Name: Name || sheet.Name, ...(isHere ? { Template: false } : {}) };
        return added(trx, asking, { ClubId, UserId: null }, copy, isHere ? sheet.Days : []);
      }),

    /** Publishes all or none; a refusal names the sheet that may not be published. */
    publish: (clubId: ClubId, ids: readonly WorkoutSheetId[], isPublished: boolean): Promise<SheetsPublished | Refusal> =>
      db.transaction().execute(async (trx) => {
        const held = await store.holdSheets(trx, clubId, ids);
        const names = held.filter(({ Publishable }) => isPublished && !Publishable).map(({ Name }) => Name);
        if (names.length > 0) return refuse('WorkoutSheetNotPublishable', { values: { names: names.join(', ') } });
        const known = new Set(held.map(({ WorkoutSheetId }) => WorkoutSheetId));
        await store.setPublished(trx, [...known], isPublished);
        return {
          Done: ids.filter((id) => known.has(id)),
          Refused: ids
            .filter((id) => !known.has(id))
            .map((id) => ({ WorkoutSheetId: id, ErrorType: 'WorkoutSheetNotFound' as const })),
        };
      }),

    async ofUser(userId: UserId): Promise<ReadSheet[]> {
      const rows = await store.sheetsReadBy(db, userId);
      return rows.map((row) => ({ ...presentRow({ ...row, SharedCount: 0 }), ClubName: row.ClubName, WasRun: row.WasRun }));
    },

    createPersonal: (
      asking: Asking,
      userId: UserId,
      { ClubId, ...input }: PersonalSheetInput & { readonly ClubId: ClubId },
    ): Promise<WorkoutSheet | Refusal> =>
      db.transaction().execute(async (trx) => {
        if (!(await holdRoleIn(trx, userId, ClubId)))
          return refuse('ValidationFailed', { errors: [{ field: 'ClubId', key: 'invalid-id' }] });
        return added(trx, asking, { ClubId, UserId: userId }, { ...input, ...personal, Decisions: null });
      }),

    updatePersonal: (
      asking: Asking,
      userId: UserId,
      id: WorkoutSheetId,
      update: PersonalSheetInput & { readonly RowVersion: number },
    ): Promise<WorkoutSheet | Refusal> =>
      db.transaction().execute(async (trx) => {
        const sheet = await ofUser(trx, userId, id);
        if (isRefusal(sheet)) return sheet;
        return updated(trx, asking, sheet, { ...update, ...personal });
      }),

    async deletePersonal(userId: UserId, id: WorkoutSheetId): Promise<undefined | Refusal> {
      const sheet = await ofUser(db, userId, id);
      if (isRefusal(sheet)) return sheet;
      await store.deleteSheet(db, id);
      return undefined;
    },

    cloneToPersonal: (asking: Asking, userId: UserId, id: WorkoutSheetId): Promise<WorkoutSheet | Refusal> =>
      db.transaction().execute(async (trx) => {
        const sheet = await store.sheetOf(trx, id);
        if (!sheet || !(await mayRead(trx, asking, sheet))) return refuse('WorkoutSheetNotFound');
        if (sheet.UserId === null && !sheet.ClonableToPersonal) return refuse('WorkoutSheetNotClonable');
        const refused = await refuseCopy(trx, asking, sheet, sheet.ClubId);
        const owner = { ClubId: sheet.ClubId, UserId: userId };
        return refused ?? added(trx, asking, owner, { ...copyOf(sheet), ...personal }, sheet.Days);
      }),
  };
}

async function found(db: Queryable, clubId: ClubId, text: string): Promise<number[]> {
  const all = await store.searchedIn(db, clubId);
  const findable = all.map(({ WorkoutSheetId: id, SearchText }) => {
    const words = SearchText.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return { id, words, shown: words, keys: [] };
  });
  return findAll(text, findable, new Map());
}

const removedIn = (days: Program, there: ReadonlySet<ExerciseId>): FieldError[] =>
  days.flatMap(({ Groups }, day) =>
    Groups.flatMap(({ Sets }, group) =>
      Sets.flatMap(({ Lines }, set) =>
        Lines.flatMap((line, at) =>
          isExerciseLine(line) && !there.has(line.ExerciseId)
            ? [{ field: `Days.${day}.Groups.${group}.Sets.${set}.Lines.${at}.ExerciseId`, key: 'exercise-removed' }]
            : [],
        ),
      ),
    ),
  );

/**
 * Copies without validation by current rules: the schema only drops fields that are no input. Planned dates belong to the users of
 * the original.
 */
const copyOf = (sheet: store.StoredSheet): NewWorkoutSheet => ({
  ...newWorkoutSheetSchema.parse(sheet),
  PlannedDays: [],
});
