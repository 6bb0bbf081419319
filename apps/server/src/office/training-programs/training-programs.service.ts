import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type OwnProgram,
  PROGRAM,
  type ProgramLink,
  type ProgramQuery,
  type ProgramReader,
  type ProgramShared,
  type ProgramSharing,
  type ProgramUnsharing,
  type ProgramUpdate,
  type ProgramUpload,
  type ProgramUploadInput,
  type TrainingProgram,
  type TrainingProgramId,
} from '@clubpulse/contract/office/training-programs/training-programs';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { dayIn } from '@clubpulse/rules/time/days';
import { hasRoleIn, holdRolesIn } from '../../accounts/roles/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emit, emitAll } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { LargeFiles } from '../../videos/uploads/public.ts';
import { candidates } from '../messages/public.ts';
import { presentOwnProgram, presentProgram, presentReader } from './training-programs.present.ts';
import * as store from './training-programs.store.ts';

interface Parts {
  readonly db: Database;
  readonly files: LargeFiles;
  readonly club: Clubs['facts'];
  readonly now?: () => Date;
}

export type TrainingPrograms = ReturnType<typeof createTrainingPrograms>;

const GB = 1_073_741_824;

type Ready = Required<Parts>;

/** Files that a club shares with athletes (decision 0046). */
export function createTrainingPrograms(parts: Parts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      list,
      createUpload,
      resumeUpload,
      completeUpload,
      update,
      delete: deleteProgram,
      open,
      sharedWith,
      share,
      unshare,
      ofMember,
      ofUser,
      openOwn,
      purge,
    },
  );
}

async function found({ now }: Ready, via: Queryable, clubId: ClubId, id: TrainingProgramId): Promise<store.ProgramRow | Refusal> {
  return (await store.programOf(via, clubId, id, now())) ?? refuse('TrainingProgramNotFound');
}

async function one(parts: Ready, via: Queryable, clubId: ClubId, id: TrainingProgramId): Promise<TrainingProgram | Refusal> {
  const row = await found(parts, via, clubId, id);
  return isRefusal(row) ? row : presentProgram(row);
}

async function refuseFull(trx: Queryable, clubId: ClubId, Bytes: number): Promise<Refusal | undefined> {
  await store.lockClub(trx, clubId);
  const used = await store.usedBy(trx, clubId);
  const fits = used.files < PROGRAM.perClub && used.bytes + Bytes <= PROGRAM.gigabytes * GB;
  return fits ? undefined : refuse('TrainingProgramsFull', { values: { max: PROGRAM.perClub, gb: PROGRAM.gigabytes } });
}

async function link({ files }: Ready, MediaId: string | null, clubId: ClubId, userId: CallerId): Promise<ProgramLink | Refusal> {
  if (MediaId === null) return refuse('UploadIncomplete');
  const { Address, ExpiresAt } = await files.link(MediaId, clubId, userId, true);
  return { Address: `${Address}/${MediaId}-original.bin`, ExpiresAt };
}

/** Athletes who match the audience now, without excluded athletes. */
async function chosen({ now, club }: Ready, trx: Queryable, clubId: ClubId, { To }: ProgramSharing): Promise<number[]> {
  if (To.Kind === 'Everybody') return store.athletesOf(trx, clubId);
  const at = now();
  const day = { today: dayIn((await club(clubId, trx))?.TimeZone ?? 'UTC', at), now: at };
  const rows = await candidates(trx, clubId, To.Audience, day);
  const wanted = rows.filter(({ IsTakenOut }) => !IsTakenOut).map(({ UserId }) => UserId);
  const members = await holdRolesIn(trx, wanted, clubId);
  return wanted.filter((userId) => members.has(userId));
}

async function list({ db, now }: Ready, clubId: ClubId, query: ProgramQuery): Promise<Page<TrainingProgram>> {
  const { all, found: recordsFiltered, rows } = await store.pageOfPrograms(db, clubId, query, now());
  return { draw: query.draw, recordsTotal: all, recordsFiltered, data: rows.map(presentProgram) };
}

async function createUpload(
  parts: Ready,
  clubId: ClubId,
  input: ProgramUploadInput,
  by: CallerId,
): Promise<ProgramUpload | Refusal> {
  const { FileName, Bytes } = input;
  const begun = await parts.files.begin(
    clubId,
    by,
    { FileName, Bytes },
    {
      isDocument: true,
      refuse: (trx) => refuseFull(trx, clubId, Bytes),
      write: (trx, MediaId) =>
        store.insertProgram(trx, {
          ...input,
          ClubId: clubId,
          MediaId,
          State: 'Uploading',
          AddedById: by,
          AddedAt: parts.now(),
        }),
    },
  );
  if (isRefusal(begun)) return begun;
  const Program = await one(parts, parts.db, clubId, begun.shown);
  return isRefusal(Program) ? Program : { Program, Upload: begun.Upload };
}

async function resumeUpload(parts: Ready, clubId: ClubId, id: TrainingProgramId, by: CallerId): Promise<ProgramUpload | Refusal> {
  const row = await found(parts, parts.db, clubId, id);
  if (isRefusal(row)) return row;
  if (row.MediaId === null || row.State !== 'Uploading') return refuse('UploadNotFound');
  const Upload = await parts.files.resume(row.MediaId, by);
  return isRefusal(Upload) ? Upload : { Program: presentProgram(row), Upload };
}

async function completeUpload(parts: Ready, clubId: ClubId, id: TrainingProgramId): Promise<TrainingProgram | Refusal> {
  const row = await found(parts, parts.db, clubId, id);
  if (isRefusal(row)) return row;
  const { MediaId } = row;
  if (MediaId === null || row.State !== 'Uploading') return refuse('UploadNotFound');
  const isComplete = (await parts.files.original(MediaId)) !== undefined;
  const refused = isComplete ? undefined : await parts.files.complete(MediaId);
  if (refused) return refused;
  await store.changeProgram(parts.db, id, { State: 'Ready' });
  return one(parts, parts.db, clubId, id);
}

const update = (parts: Ready, clubId: ClubId, id: TrainingProgramId, input: ProgramUpdate): Promise<TrainingProgram | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const row = await found(parts, trx, clubId, id);
    if (isRefusal(row)) return row;
    return (await store.updateProgram(trx, id, input)) ? one(parts, trx, clubId, id) : refuse('StaleRowVersion');
  });

const deleteProgram = (parts: Ready, clubId: ClubId, id: TrainingProgramId): Promise<undefined | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const row = await found(parts, trx, clubId, id);
    if (isRefusal(row)) return row;
    await store.deleteProgram(trx, id);
    if (row.MediaId !== null) await parts.files.forget(trx, row.MediaId);
    return undefined;
  });

async function open(parts: Ready, clubId: ClubId, id: TrainingProgramId, by: CallerId): Promise<ProgramLink | Refusal> {
  const row = await found(parts, parts.db, clubId, id);
  if (isRefusal(row)) return row;
  return row.State === 'Ready' ? link(parts, row.MediaId, clubId, by) : refuse('UploadIncomplete');
}

async function sharedWith(
  parts: Ready,
  clubId: ClubId,
  id: TrainingProgramId,
  query: PageQuery,
): Promise<Page<ProgramReader> | Refusal> {
  const row = await found(parts, parts.db, clubId, id);
  if (isRefusal(row)) return row;
  const { all, found: recordsFiltered, rows } = await store.pageOfReaders(parts.db, id, query, parts.now());
  return { draw: query.draw, recordsTotal: all, recordsFiltered, data: rows.map(presentReader) };
}

const share = (
  parts: Ready,
  clubId: ClubId,
  id: TrainingProgramId,
  sharing: ProgramSharing,
  By: UserId,
): Promise<ProgramShared | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const people = await chosen(parts, trx, clubId, sharing);
    await store.lockClub(trx, clubId);
    const row = await found(parts, trx, clubId, id);
    if (isRefusal(row)) return row;
    if (row.State !== 'Ready') return refuse('UploadIncomplete');
    if (people.length === 0 && sharing.To.Kind === 'Chosen') return refuse('NobodyToShareWith');
    const had = await store.peopleWho(trx, id, parts.now());
    if (sharing.To.Kind === 'Everybody')
      await store.changeProgram(trx, id, { EverybodySince: row.EverybodySince ?? parts.now() });
    else await store.share(trx, row, people, { SharedAt: parts.now(), ValidUntil: sharing.ValidUntil, had });
    const has = await store.peopleWho(trx, id, parts.now());
    const added = people.filter((userId) => has.has(userId) && !had.has(userId));
    await emitAll(
      trx,
      added.map((Target) => ({
        ClubId: clubId,
        Type: 'WorkoutProgramShare' as const,
        Payload: { Target, WorkoutSheetId: null, WorkoutName: row.Title, By },
      })),
    );
    const Payload = { TrainingProgramId: id, Title: row.Title, People: added.length, By };
    if (added.length > 0) await emit(trx, { ClubId: clubId, Type: 'TrainingProgramShared', Payload });
    return { Added: added.length, Kept: people.length - added.length };
  });

const unshare = (
  parts: Ready,
  clubId: ClubId,
  id: TrainingProgramId,
  { Everybody, UserIds }: ProgramUnsharing,
): Promise<TrainingProgram | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    await store.lockClub(trx, clubId);
    const row = await found(parts, trx, clubId, id);
    if (isRefusal(row)) return row;
    if (Everybody) await store.changeProgram(trx, id, { EverybodySince: null });
    await store.unshare(trx, id, UserIds);
    if (row.MediaId !== null) await parts.files.endLinks(trx, row.MediaId, Everybody ? undefined : UserIds);
    return one(parts, trx, clubId, id);
  });

async function ofMember({ db, now }: Ready, clubId: ClubId, userId: UserId): Promise<OwnProgram[] | Refusal> {
  if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
  const rows = await store.programsOfUser(db, userId, now());
  return rows.filter(({ ClubId }) => ClubId === clubId).map(presentOwnProgram);
}

const ofUser = async ({ db, now }: Ready, userId: UserId): Promise<OwnProgram[]> =>
  (await store.programsOfUser(db, userId, now())).map(presentOwnProgram);

async function openOwn(parts: Ready, userId: UserId, id: TrainingProgramId, by: CallerId): Promise<ProgramLink | Refusal> {
  const row = (await store.programsOfUser(parts.db, userId, parts.now())).find(
    ({ TrainingProgramId }) => TrainingProgramId === id,
  );
  if (!row) return refuse('TrainingProgramNotFound');
  const opened = await link(parts, row.MediaId, row.ClubId, by);
  if (isRefusal(opened)) return opened;
  await store.insertOpen(parts.db, { TrainingProgramId: id, ClubId: row.ClubId, UserId: userId, OpenedAt: parts.now() });
  return opened;
}

const purge = ({ db }: Ready): Promise<void> => store.deleteLost(db);
