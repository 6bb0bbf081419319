import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type AnnouncedFile, UPLOAD, type Upload } from '@clubpulse/contract/videos/uploads/uploads';
import { gigabytes } from '@clubpulse/rules/videos/uploads/parts';
import type { Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Range } from '../../platform/media/media-store.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import { complete, discard, type Parts, type Ready, receive } from './receive-upload.service.ts';
import * as store from './uploads.store.ts';

const LINK_MS = 3_600_000;

const SWEPT_AT_ONCE = 20;

interface Showing<T> {
  readonly isDocument?: true;
  readonly refuse: (trx: Queryable) => Promise<Refusal | undefined>;
  readonly write: (trx: Queryable, MediaId: string) => Promise<T>;
}

export interface LinkedFile {
  readonly bytes: number;
  readonly type: string | null;
  readonly savedAs: string | null;
  readonly read: (range?: Range) => Promise<Readable | undefined>;
}

export type LargeFiles = ReturnType<typeof createLargeFiles>;

const DOCUMENT_LINK_MS = 60_000;

export function createLargeFiles(options: Parts) {
  const parts: Ready = { now: () => new Date(), ...options, inHand: 0, listeners: [] };
  const acts = bindActs(parts, {
    resume,
    arrived,
    receive,
    complete,
    original,
    keepMade,
    countMade,
    link,
    byLink,
    whenTurnedAway,
    forget,
    purge,
  });
  return {
    ...acts,
    begin: <T>(clubId: ClubId, userId: CallerId, file: AnnouncedFile, showing: Showing<T>) =>
      begin(parts, clubId, userId, file, showing),
    endLinks: store.endLinks,
    used,
  };
}

const inMinutes = ({ now }: Ready, minutes: number) => new Date(now().getTime() + minutes * 60_000);

function address(parts: Ready) {
  const token = newSecret();
  return { token, TokenHash: hashOf(token), ExpiresAt: inMinutes(parts, UPLOAD.addressMinutes) };
}

const presented = (token: string, { ExpiresAt, Received, Bytes }: store.UploadRow): Upload => ({
  Address: `/uploads/${token}`,
  ExpiresAt: ExpiresAt.toISOString(),
  Offset: Received,
  Bytes,
  ChunkBytes: UPLOAD.chunkBytes,
});

async function refuseRoom(
  parts: Ready,
  trx: Queryable,
  clubId: ClubId,
  { Bytes, isDocument: isOther = false }: { readonly Bytes: number; readonly isDocument?: boolean },
): Promise<Refusal | undefined> {
  await store.lockUploads(trx, clubId);
  if ((await store.countOpen(trx, clubId, inMinutes(parts, -UPLOAD.silentMinutes))) >= UPLOAD.openMax)
    return refuse('TooManyUploads', { values: { max: UPLOAD.openMax } });
  if (isOther) return undefined;
  const before = (await store.bytesOf(trx, [clubId])).get(clubId) ?? 0;
  return parts.licenses.refuseAdding(trx, clubId, 'VideoGB', gigabytes(before + Bytes) - gigabytes(before));
}

async function remove(parts: Ready, mediaId: string): Promise<void> {
  const { db, pictures, media } = parts;
  const upload = await store.uploadOf(db, mediaId);
  if (upload) await discard(parts, upload);
  for (const { Name, Room } of await store.objectsOf(db, mediaId)) await (Room === 'media' ? pictures : media).remove(Name);
  await db.transaction().execute((trx) => store.deleteMedia(trx, mediaId));
}

async function begin<T>(
  parts: Ready,
  clubId: ClubId,
  userId: CallerId,
  { FileName, Bytes }: AnnouncedFile,
  showing: Showing<T>,
): Promise<{ readonly shown: T; readonly Upload: Upload } | Refusal> {
  const { media, db, now } = parts;
  const MediaId = randomUUID();
  const Name = `${MediaId}-original.bin`;
  const { token, ...reached } = address(parts);
  const Handle = await media.begin(Name, 'application/octet-stream');
  const begun = await db
    .transaction()
    .execute(async (trx) => {
      const refused = (await showing.refuse(trx)) ?? (await refuseRoom(parts, trx, clubId, { Bytes, ...showing }));
      if (refused) return refused;
      const upload = { MediaId, UserId: userId, FileName, Bytes, Name, Handle, TouchedAt: now(), ...reached };
      await store.insertUpload(trx, clubId, upload, showing.isDocument ? FileName : null);
      return { shown: await showing.write(trx, MediaId) };
    })
    .catch(async (error: unknown) => {
      await media.abandon(Name, Handle);
      throw error;
    });
  if (isRefusal(begun)) {
    await media.abandon(Name, Handle);
    return begun;
  }
  const upload = await store.uploadOf(db, MediaId);
  return upload ? { ...begun, Upload: presented(token, upload) } : refuse('UploadNotFound');
}

async function resume(parts: Ready, mediaId: string, userId: UserId): Promise<Upload | Refusal> {
  const { token, ...reached } = address(parts);
  const upload = await store.readdress(parts.db, mediaId, { ...reached, UserId: userId });
  return upload ? presented(token, upload) : refuse('UploadNotFound');
}

async function arrived({ db, now }: Ready, token: string): Promise<Pick<store.UploadRow, 'Received' | 'Bytes'> | undefined> {
  return store.uploadAt(db, hashOf(token), now());
}

async function original(
  { db, media }: Ready,
  mediaId: string,
): Promise<{ readonly name: string; readonly read: () => Promise<Readable | undefined> } | undefined> {
  const name = `${mediaId}-original.bin`;
  const isHere = (await store.objectsOf(db, mediaId)).some(({ Name }) => Name === name);
  return isHere ? { name, read: () => media.read(name) } : undefined;
}

async function keepMade(
  { db, pictures, media }: Ready,
  MediaId: string,
  Name: string,
  bytes: Buffer,
  type: string,
  Room: 'media' | 'videos' = 'videos',
): Promise<void> {
  await store.keepObject(db, { MediaId, Name, Bytes: bytes.length, Room });
  await (Room === 'media' ? pictures : media).put(Name, bytes, type);
}

const countMade = ({ db }: Ready, mediaId: string): Promise<void> => store.countObjects(db, mediaId);

async function link(
  { now, db }: Ready,
  MediaId: string,
  ClubId: ClubId,
  UserId: CallerId,
  isOfDocument = false,
): Promise<{ readonly Address: string; readonly ExpiresAt: string }> {
  const token = newSecret();
  const ExpiresAt = new Date(now().getTime() + (isOfDocument ? DOCUMENT_LINK_MS : LINK_MS));
  await store.insertLink(db, { TokenHash: hashOf(token), MediaId, ClubId, UserId, ExpiresAt });
  return { Address: `/watch/${token}`, ExpiresAt: ExpiresAt.toISOString() };
}

async function byLink({ db, now, media }: Ready, token: string, name: string): Promise<LinkedFile | undefined> {
  const found = await store.linkedObject(db, hashOf(token), name, now());
  return (
    found && { bytes: found.Bytes, type: found.Type, savedAs: found.SavedAs, read: (range) => media.read(found.Name, range) }
  );
}

function whenTurnedAway(parts: Ready, tell: (trx: Queryable, mediaId: string) => Promise<void>): void {
  parts.listeners.push(tell);
}

const forget = ({ now }: Ready, trx: Queryable, mediaId: string): Promise<void> => store.forgetMedia(trx, mediaId, now());

/** The used gigabytes, including the declared size of uploads in progress. */
async function used(via: Queryable, clubIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  return new Map([...(await store.bytesOf(via, clubIds))].map(([clubId, bytes]) => [clubId, gigabytes(bytes)]));
}

async function purge(parts: Ready): Promise<void> {
  const { db, now } = parts;
  await store.deleteLapsedLinks(db, now());
  await store.forgetIdle(db, inMinutes(parts, -60 * UPLOAD.keptHours), now());
  for (;;) {
    const lost = await store.forgottenMedia(db, SWEPT_AT_ONCE);
    for (const mediaId of lost) await remove(parts, mediaId);
    if (lost.length < SWEPT_AT_ONCE) return;
  }
}
