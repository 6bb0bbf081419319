import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Program, WorkoutSheetId } from '@clubpulse/contract/workouts/sheets/program';
import {
  type Confirmations,
  type NewWorkoutSheet,
  newWorkoutSheetSchema,
  type PersonalSheetInput,
  type ReadSheet,
  type SheetsPublished,
  type WorkoutSheet,
  type WorkoutSheetPage,
  type WorkoutSheetQuery,
  type WorkoutSheetUpdate,
} from '@clubpulse/contract/workouts/sheets/sheets';
import { findAll } from '@clubpulse/rules/workouts/exercises/search';
import { confirmationsAfter } from '@clubpulse/rules/workouts/sheets/confirmed';
import { holdRoleIn } from '../../accounts/roles/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import {
  type Asking,
  guidedExercises,
  mayRead,
  mayWrite,
  type Owner,
  type Parts,
  type Ready,
  refuseCopy,
  refuseMore,
  refuseProgram,
  refuseUnconfirmed,
} from './sheet-checks.service.ts';
import { namesOf } from './sheets.facts.ts';
import { presentRow, presentSheet } from './sheets.present.ts';
import * as store from './sheets.store.ts';

export type SheetsService = ReturnType<typeof createSheets>;

const personal = { Shareable: false, Publishable: false, Template: false, ClonableToPersonal: false, VisibleToAll: false };

export function createSheets(parts: Parts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      list,
      get,
      create,
      update,
      delete: remove,
      clone,
      publish,
      ofUser,
      createPersonal,
      updatePersonal,
      deletePersonal,
      cloneToPersonal,
    },
  );
}

async function presented(parts: Ready, trx: Queryable, asking: Asking, sheet: store.StoredSheet): Promise<WorkoutSheet> {
  const named = await guidedExercises(parts, trx, sheet.ClubId, sheet.Days, asking.language);
  const names = await namesOf(
    trx,
    sheet.Confirmations.map(({ ByUserId }) => ByUserId),
  );
  return presentSheet(sheet, named, mayWrite(asking, sheet), names);
}

async function seen(parts: Ready, trx: Queryable, asking: Asking, id: WorkoutSheetId): Promise<WorkoutSheet | Refusal> {
  const sheet = await store.sheetOf(trx, id);
  return sheet && (await mayRead(trx, asking, sheet)) ? presented(parts, trx, asking, sheet) : refuse('WorkoutSheetNotFound');
}

/** `copied` is the program of the copied sheet of the same club. Its exercises are accepted even if they are hidden now. */
async function added(
  parts: Ready,
  trx: Queryable,
  asking: Asking,
  owner: Owner,
  input: store.NewSheet,
  copied: Program = [],
): Promise<WorkoutSheet | Refusal> {
  const refused = (await refuseMore(trx, owner)) ?? (await refuseProgram(parts, trx, owner.ClubId, input, copied));
  return refused ?? seen(parts, trx, asking, await store.insertSheet(trx, owner, input, parts.now()));
}

async function updated(
  parts: Ready,
  trx: Queryable,
  asking: Asking,
  sheet: store.StoredSheet,
  update: store.ChangedSheet,
): Promise<WorkoutSheet | Refusal> {
  const refused = await refuseProgram(parts, trx, sheet.ClubId, update, sheet.Days);
  if (refused) return refused;
  const isSaved = await store.updateSheet(trx, sheet.WorkoutSheetId, update, parts.now());
  return isSaved ? seen(parts, trx, asking, sheet.WorkoutSheetId) : refuse('StaleRowVersion');
}

const confirmed = (
  { now }: Ready,
  { caller }: Asking,
  { Decisions: decisions, Confirmations }: Pick<store.NewSheet, 'Decisions' | 'Confirmations'>,
  { Days: days, ConfirmedIds: confirmedIds }: Pick<NewWorkoutSheet, 'Days' | 'ConfirmedIds'>,
): Confirmations =>
  confirmationsAfter(Confirmations, { days, decisions, confirmedIds }, { ByUserId: caller.UserId, At: now().toISOString() });

async function ownedBy(trx: Queryable, userId: UserId, id: WorkoutSheetId): Promise<store.StoredSheet | Refusal> {
  const sheet = await store.sheetOf(trx, id);
  return sheet?.UserId === userId ? sheet : refuse('WorkoutSheetNotFound');
}

async function list({ db }: Ready, clubId: ClubId, query: WorkoutSheetQuery): Promise<WorkoutSheetPage> {
  const { draw, start, length, globalSearch, ...rest } = query;
  const filter: store.SheetFilter = globalSearch ? { ...rest, ids: await found(db, clubId, globalSearch) } : rest;
  const [recordsTotal, recordsFiltered, Folders, rows] = await Promise.all([
    store.countSheets(db, clubId),
    store.countSheets(db, clubId, filter),
    store.countFolders(db, clubId, filter),
    store.sheetsOf(db, clubId, filter, { start, length }),
  ]);
  return { draw, recordsTotal, recordsFiltered, data: rows.map(presentRow), Folders };
}

const get = (parts: Ready, asking: Asking, id: WorkoutSheetId): Promise<WorkoutSheet | Refusal> =>
  seen(parts, parts.db, asking, id);

async function create(
  parts: Ready,
  asking: Asking,
  clubId: ClubId,
  { ConfirmedIds, ...input }: NewWorkoutSheet,
): Promise<WorkoutSheet | Refusal> {
  const refused = refuseUnconfirmed({ Days: input.Days, ConfirmedIds }, input.Decisions);
  if (refused) return refused;
  const Confirmations = confirmed(parts, asking, { ...input, Confirmations: [] }, { Days: input.Days, ConfirmedIds });
  return parts.db
    .transaction()
    .execute((trx) => added(parts, trx, asking, { ClubId: clubId, UserId: null }, { ...input, Confirmations }));
}

const update = (
  parts: Ready,
  asking: Asking,
  clubId: ClubId,
  id: WorkoutSheetId,
  { ConfirmedIds, ...input }: WorkoutSheetUpdate,
): Promise<WorkoutSheet | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const sheet = await store.clubSheet(trx, clubId, id);
    if (isRefusal(sheet)) return sheet;
    const confirming = { Days: input.Days, ConfirmedIds };
    const refused = refuseUnconfirmed(confirming, sheet.Decisions, sheet.Days);
    const Confirmations = confirmed(parts, asking, sheet, confirming);
    return refused ?? updated(parts, trx, asking, sheet, { ...input, Confirmations });
  });

async function remove({ db }: Ready, clubId: ClubId, id: WorkoutSheetId): Promise<undefined | Refusal> {
  const sheet = await store.clubSheet(db, clubId, id);
  if (isRefusal(sheet)) return sheet;
  await store.deleteSheet(db, id);
  return undefined;
}

const clone = (
  parts: Ready,
  asking: Asking,
  id: WorkoutSheetId,
  { ClubId, Name }: { ClubId: ClubId; Name: string },
): Promise<WorkoutSheet | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const sheet = await store.sheetOf(trx, id);
    if (!sheet || !mayWrite(asking, sheet)) return refuse('WorkoutSheetNotFound');
    const refused = await refuseCopy(parts, trx, asking, sheet, ClubId);
    if (refused) return refused;
    const isHere = ClubId === sheet.ClubId;
    const copy = { ...copyOf(sheet), Name: Name || sheet.Name, ...(isHere ? { Template: false } : {}) };
    return added(parts, trx, asking, { ClubId, UserId: null }, copy, isHere ? sheet.Days : []);
  });

/** Publishes all sheets or none. A refusal names the sheet. */
const publish = (
  { db }: Ready,
  clubId: ClubId,
  ids: readonly WorkoutSheetId[],
  isPublished: boolean,
): Promise<SheetsPublished | Refusal> =>
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
  });

async function ofUser({ db }: Ready, userId: UserId): Promise<ReadSheet[]> {
  const rows = await store.sheetsReadBy(db, userId);
  return rows.map((row) => ({ ...presentRow({ ...row, SharedCount: 0 }), ClubName: row.ClubName, WasRun: row.WasRun }));
}

const createPersonal = (
  parts: Ready,
  asking: Asking,
  userId: UserId,
  { ClubId, ...input }: PersonalSheetInput & { readonly ClubId: ClubId },
): Promise<WorkoutSheet | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    if (!(await holdRoleIn(trx, userId, ClubId)))
      return refuse('ValidationFailed', { errors: [{ field: 'ClubId', key: 'invalid-id' }] });
    return added(parts, trx, asking, { ClubId, UserId: userId }, { ...input, ...personal, Decisions: null, Confirmations: [] });
  });

const updatePersonal = (
  parts: Ready,
  asking: Asking,
  userId: UserId,
  id: WorkoutSheetId,
  input: PersonalSheetInput & { readonly RowVersion: number },
): Promise<WorkoutSheet | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const sheet = await ownedBy(trx, userId, id);
    if (isRefusal(sheet)) return sheet;
    return updated(parts, trx, asking, sheet, { ...input, ...personal, Confirmations: sheet.Confirmations });
  });

async function deletePersonal({ db }: Ready, userId: UserId, id: WorkoutSheetId): Promise<undefined | Refusal> {
  const sheet = await ownedBy(db, userId, id);
  if (isRefusal(sheet)) return sheet;
  await store.deleteSheet(db, id);
  return undefined;
}

const cloneToPersonal = (parts: Ready, asking: Asking, userId: UserId, id: WorkoutSheetId): Promise<WorkoutSheet | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const sheet = await store.sheetOf(trx, id);
    if (!sheet || !(await mayRead(trx, asking, sheet))) return refuse('WorkoutSheetNotFound');
    if (sheet.UserId === null && !sheet.ClonableToPersonal) return refuse('WorkoutSheetNotClonable');
    const refused = await refuseCopy(parts, trx, asking, sheet, sheet.ClubId);
    const owner = { ClubId: sheet.ClubId, UserId: userId };
    return refused ?? added(parts, trx, asking, owner, { ...copyOf(sheet), ...personal }, sheet.Days);
  });

async function found(db: Queryable, clubId: ClubId, text: string): Promise<number[]> {
  const all = await store.searchedIn(db, clubId);
  const findable = all.map(({ WorkoutSheetId: id, SearchText }) => {
    const words = SearchText.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return { id, words, shown: words, keys: [] };
  });
  return findAll(text, findable, new Map());
}

/** The copy is not checked by the current rules. It has no planned dates, because they belong to the users of the original. */
function copyOf(sheet: store.StoredSheet): store.NewSheet {
  const { ConfirmedIds: _, ...input } = newWorkoutSheetSchema.parse(sheet);
  return { ...input, PlannedDays: [], Confirmations: sheet.Confirmations };
}
