import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type ClubFileUpdate,
  type ClubFileUpload,
  type FileId,
  type FileLink,
  fileTypes,
  type MemberFile,
  type OwnFileInput,
  type OwnFileUpdate,
  type OwnFileUpload,
} from '@clubpulse/contract/members/files/files';
import { noRoomFor, savedFileName } from '@clubpulse/rules/members/files/files';
import type { Consents } from '../../accounts/consents/public.ts';
import { hasRoleIn, holdRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type FileStorage, readSent } from './file-storage.service.ts';
import { presentFile } from './files.present.ts';
import * as store from './files.store.ts';

interface FileParts {
  readonly db: Database;
  readonly storage: Pick<FileStorage, 'keep' | 'link'>;
  readonly consents: Pick<Consents, 'isStaff' | 'logReads'>;
  readonly now?: () => Date;
}

export type FilesService = ReturnType<typeof createFiles>;

type Ready = Required<FileParts>;

export function createFiles(parts: FileParts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      ofUser,
      ofClubUser,
      add: addOwn,
      update: updateOwn,
      open: openOwn,
      delete: deleteOwn,
      addOfClubUser,
      updateOfClubUser,
      openOfClubUser,
      deleteOfClubUser,
    },
  );
}

const ofUser = async ({ db }: Ready, userId: UserId): Promise<MemberFile[]> =>
  (await store.ownAndShared(db, userId)).map(presentFile);

/** Health papers are for staff only, not administrators. */
async function ofClubUser(
  { db, consents }: Ready,
  caller: Caller,
  clubId: ClubId,
  userId: UserId,
): Promise<MemberFile[] | Refusal> {
  if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
  const readsHealth = await consents.isStaff(caller, clubId);
  const rows = await store.ofClubUser(db, clubId, userId);
  return rows.filter(({ Kind }) => Kind !== 'Health' || readsHealth).map(presentFile);
}

const one = (files: readonly MemberFile[] | Refusal, fileId: FileId): MemberFile | Refusal =>
  isRefusal(files) ? files : (files.find(({ FileId }) => FileId === fileId) ?? refuse('NotFound'));

async function refuseFull(via: Queryable, keeper: store.Keeper, bytes: number): Promise<Refusal | undefined> {
  return noRoomFor(bytes, await store.usedBy(via, keeper));
}

async function add(
  { db, storage, now }: Ready,
  keeper: store.Keeper,
  { File, FileName }: { readonly File: string; readonly FileName: string },
  fields: OwnFileInput & { readonly Shared: boolean },
  by: CallerId,
  before: (trx: Queryable) => Promise<Refusal | undefined>,
): Promise<number | Refusal> {
  const sent = await readSent(File);
  if (!sent) return refuse('FileTypeRefused', { values: { types: Object.keys(fileTypes).join(', ') } });
  const Bytes = sent.bytes.length;
  const full = await refuseFull(db, keeper, Bytes);
  if (full) return full;
  const Name = await storage.keep(sent);
  return db.transaction().execute(async (trx) => {
    const refused = await before(trx);
    if (refused) return refused;
    await store.lockFilesOf(trx, keeper.userId);
    const fullNow = await refuseFull(trx, keeper, Bytes);
    if (fullNow) return fullNow;
    return store.insertFile(trx, {
      ...fields,
      UserId: keeper.userId,
      ClubId: keeper.clubId,
      FileName: savedFileName(FileName, sent.ending),
      Type: fileTypes[sent.ending],
      Bytes,
      AddedAt: now(),
      AddedById: by,
      Name,
    });
  });
}

const refuseShowing = (userId: UserId, clubId: number | null) => async (trx: Queryable) =>
  clubId === null || (await holdRoleIn(trx, userId, clubId))
    ? undefined
    : refuse('ValidationFailed', { errors: [{ field: 'Data.ShownToClubId', key: 'invalid-id' }] });

async function saved(
  trx: Queryable,
  fileId: FileId,
  keeper: store.Keeper,
  { RowVersion, ...input }: OwnFileUpdate | ClubFileUpdate,
): Promise<Refusal | undefined> {
  const held = await store.holdFile(trx, fileId, keeper);
  if (!held) return refuse('NotFound');
  if (held.RowVersion !== RowVersion) return refuse('StaleRowVersion');
  await store.updateFile(trx, fileId, input);
  return undefined;
}

async function addOwn(
  parts: Ready,
  userId: UserId,
  { Data, ...file }: OwnFileUpload,
  by: CallerId,
): Promise<MemberFile | Refusal> {
  const fields = { ...Data, Shared: true };
  const id = await add(parts, { userId, clubId: null }, file, fields, by, refuseShowing(userId, Data.ShownToClubId));
  return isRefusal(id) ? id : one(await ofUser(parts, userId), id);
}

async function updateOwn(parts: Ready, userId: UserId, fileId: FileId, input: OwnFileUpdate): Promise<MemberFile | Refusal> {
  const refused = await parts.db.transaction().execute(async (trx) => {
    if (input.ShownToClubId !== null && !(await holdRoleIn(trx, userId, input.ShownToClubId)))
      return refuse('ValidationFailed', { errors: [{ field: 'ShownToClubId', key: 'invalid-id' }] });
    return saved(trx, fileId, { userId, clubId: null }, input);
  });
  return refused ?? one(await ofUser(parts, userId), fileId);
}

async function openOwn(parts: Ready, userId: UserId, fileId: FileId): Promise<FileLink | Refusal> {
  const found = one(await ofUser(parts, userId), fileId);
  return isRefusal(found) ? found : parts.storage.link(found.FileId, { ReaderId: userId, ClubId: null });
}

const deleteOwn = async ({ db }: Ready, userId: UserId, fileId: FileId): Promise<Refusal | undefined> =>
  (await store.deleteFile(db, fileId, { userId, clubId: null })) ? undefined : refuse('NotFound');

async function addOfClubUser(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  userId: UserId,
  { Data, ...file }: ClubFileUpload,
): Promise<MemberFile | Refusal> {
  if (!(await hasRoleIn(parts.db, userId, clubId))) return refuse('NotFound');
  const isMember = async (trx: Queryable) => ((await holdRoleIn(trx, userId, clubId)) ? undefined : refuse('NotFound'));
  const id = await add(
    parts,
    { userId, clubId },
    file,
    { ...Data, Kind: 'Document', ShownToClubId: null },
    caller.UserId,
    isMember,
  );
  return isRefusal(id) ? id : one(await ofClubUser(parts, caller, clubId, userId), id);
}

async function updateOfClubUser(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  userId: UserId,
  fileId: FileId,
  input: ClubFileUpdate,
): Promise<MemberFile | Refusal> {
  const refused = await parts.db.transaction().execute((trx) => saved(trx, fileId, { userId, clubId }, input));
  return refused ?? one(await ofClubUser(parts, caller, clubId, userId), fileId);
}

async function openOfClubUser(
  parts: Ready,
  caller: Caller,
  clubId: ClubId,
  userId: UserId,
  fileId: FileId,
): Promise<FileLink | Refusal> {
  const found = one(await ofClubUser(parts, caller, clubId, userId), fileId);
  if (isRefusal(found)) return found;
  if (found.Kind === 'Health') await parts.consents.logReads(caller.UserId, userId, [{ Purpose: 'Papers', ClubId: clubId }]);
  return parts.storage.link(found.FileId, { ReaderId: caller.UserId, ClubId: clubId });
}

const deleteOfClubUser = async ({ db }: Ready, clubId: ClubId, userId: UserId, fileId: FileId): Promise<Refusal | undefined> =>
  (await store.deleteFile(db, fileId, { userId, clubId })) ? undefined : refuse('NotFound');
