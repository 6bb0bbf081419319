import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  type AnnouncedFile,
  type DocumentEnding,
  documentTypes,
  UPLOAD,
  type Upload,
} from '@clubpulse/contract/videos/uploads/uploads';
import { savedFileName } from '@clubpulse/rules/members/files/files';
import { gigabytes, partBytes, partNumber } from '@clubpulse/rules/videos/uploads/parts';
import { fileTypeFromBuffer } from 'file-type';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { LargeStore, MediaStore, Range } from '../../platform/media/media-store.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import * as store from './uploads.store.ts';

/** Limit for writing one part to the store. After a crash it is also how long the part stays reserved. */
const PART_MS = 30_000;
const LINK_MS = 3_600_000;
const SWEPT_AT_ONCE = 20;
const PARTS_AT_ONCE = 12;

interface Parts {
  readonly db: Database;
  readonly media: LargeStore;
  readonly pictures: MediaStore;
  readonly licenses: Pick<Licenses, 'refuseAdding'>;
  readonly now?: () => Date;
}

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
/** Office documents are zip archives; the exact format may be known only at the end of the file. */
const ARCHIVE = 'application/zip';
const isDocument = (ending: string | undefined): ending is DocumentEnding =>
  ending !== undefined && Object.hasOwn(documentTypes, ending);
const documentRefused = refuse('FileTypeRefused', { values: { types: Object.keys(documentTypes).join(', ') } });

const isVideo = (mime: string): boolean => mime.startsWith('video/') || mime === 'application/vnd.ms-asf';

export function createLargeFiles({ db, media, pictures, licenses, now = () => new Date() }: Parts) {
  let inHand = 0;
  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
  const address = () => {
    const token = newSecret();
    return { token, TokenHash: hashOf(token), ExpiresAt: inMinutes(UPLOAD.addressMinutes) };
  };
  const presented = (token: string, { ExpiresAt, Received, Bytes }: store.UploadRow): Upload => ({
    Address: `/uploads/${token}`,
    ExpiresAt: ExpiresAt.toISOString(),
    Offset: Received,
    Bytes,
    ChunkBytes: UPLOAD.chunkBytes,
  });

  async function refuseRoom(
    trx: Queryable,
    clubId: ClubId,
    { Bytes, isDocument: isOther = false }: { readonly Bytes: number; readonly isDocument?: boolean },
  ): Promise<Refusal | undefined> {
    await store.lockUploads(trx, clubId);
    if ((await store.countOpen(trx, clubId, inMinutes(-UPLOAD.silentMinutes))) >= UPLOAD.openMax)
      return refuse('TooManyUploads', { values: { max: UPLOAD.openMax } });
    if (isOther) return undefined;
    const used = (await store.bytesOf(trx, [clubId])).get(clubId) ?? 0;
    return licenses.refuseAdding(trx, clubId, 'VideoGB', gigabytes(used + Bytes) - gigabytes(used));
  }

  async function discard({ Name, Handle }: store.UploadRow): Promise<void> {
    await media.abandon(Name, Handle);
    await media.remove(Name);
  }
  const listeners: ((trx: Queryable, mediaId: string) => Promise<void>)[] = [];
  async function turnAway(upload: store.UploadRow, refusal: Refusal): Promise<Refusal> {
    await db.transaction().execute(async (trx) => {
      await store.forgetMedia(trx, upload.MediaId, now());
      for (const tell of listeners) await tell(trx, upload.MediaId);
    });
    await discard(upload);
    return refusal;
  }

  async function refuseType(upload: store.UploadRow, first: Buffer): Promise<Refusal | undefined> {
    const found = await fileTypeFromBuffer(first).catch(() => undefined);
    if (found === undefined || !isVideo(found.mime)) return turnAway(upload, refuse('VideoTypeRefused'));
    await store.sayType(db, upload.MediaId, found.mime);
    return undefined;
  }

  async function sayDocument(upload: store.UploadRow, found: { readonly ext: string } | undefined): Promise<Refusal | undefined> {
    if (!isDocument(found?.ext)) return turnAway(upload, documentRefused);
    await store.sayDocument(db, upload.MediaId, documentTypes[found.ext], savedFileName(upload.FileName, found.ext));
    return undefined;
  }
  async function refuseDocument(upload: store.UploadRow, first: Buffer): Promise<Refusal | undefined> {
    const found = await fileTypeFromBuffer(first).catch(() => undefined);
    const isCut = first.length < upload.Bytes;
    // The whole file may still show which archive it is.
    if (isCut && (found === undefined || found.mime === ARCHIVE) && first.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
      return undefined;
    return sayDocument(upload, found);
  }
  async function refuseWhole(upload: store.ArrivingRow): Promise<Refusal | undefined> {
    if (upload.SavedAs === null || upload.Type !== null) return undefined;
    const stream = await media.read(upload.Name);
    if (!stream) return refuse('UploadNotFound');
    const found = await fileTypeFromBuffer(await buffer(stream)).catch(() => undefined);
    return sayDocument(upload, found);
  }

  async function keepPart(upload: store.ArrivingRow, offset: number, bytes: Buffer): Promise<number | Refusal> {
    const { MediaId, Name, Handle, Bytes } = upload;
    const due = partBytes(Bytes, offset);
    if (bytes.length !== due) return refuse('UploadPartWrong', { values: { bytes: due } });
    const told = () => (upload.SavedAs === null ? refuseType(upload, bytes) : refuseDocument(upload, bytes));
    const refused = offset === 0 ? await told() : undefined;
    if (refused) return refused;
    const proof = await media.putPart(Name, Handle, { number: partNumber(offset), offset, bytes });
    const isCounted = await store.countPart(db, MediaId, { offset, bytes: bytes.length, proof, now: now() });
    return isCounted ? offset + bytes.length : refuse('UploadOffsetWrong', { values: { offset } });
  }

  async function remove(mediaId: string): Promise<void> {
    const upload = await store.uploadOf(db, mediaId);
    if (upload) await discard(upload);
    for (const { Name, Room } of await store.objectsOf(db, mediaId)) await (Room === 'media' ? pictures : media).remove(Name);
    await db.transaction().execute((trx) => store.deleteMedia(trx, mediaId));
  }

  return {
    async begin<T>(
      clubId: ClubId,
      userId: CallerId,
      { FileName, Bytes }: AnnouncedFile,
      showing: Showing<T>,
    ): Promise<{ readonly shown: T; readonly Upload: Upload } | Refusal> {
      const MediaId = randomUUID();
      const Name = `${MediaId}-original.bin`;
      const { token, ...reached } = address();
      const Handle = await media.begin(Name, 'application/octet-stream');
      const begun = await db
        .transaction()
        .execute(async (trx) => {
          const refused = (await showing.refuse(trx)) ?? (await refuseRoom(trx, clubId, { Bytes, ...showing }));
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
    },

    async resume(mediaId: string, userId: UserId): Promise<Upload | Refusal> {
      const { token, ...reached } = address();
      const upload = await store.readdress(db, mediaId, { ...reached, UserId: userId });
      return upload ? presented(token, upload) : refuse('UploadNotFound');
    },

    async arrived(token: string): Promise<Pick<store.UploadRow, 'Received' | 'Bytes'> | undefined> {
      return store.uploadAt(db, hashOf(token), now());
    },

    /** Stores the part that begins at the offset, whole or not at all. Returns the offset of the next part. */
    async receive(token: string, offset: number, bytes: Buffer): Promise<number | Refusal> {
      const upload = await store.uploadAt(db, hashOf(token), now());
      if (!upload) return refuse('UploadNotFound');
      if (inHand >= PARTS_AT_ONCE) return refuse('TooManyRequests');
      if (!(await store.holdPart(db, upload.MediaId, offset, now(), new Date(now().getTime() + PART_MS))))
        return refuse('UploadOffsetWrong', { values: { offset: upload.Received } });
      inHand++;
      try {
        return await keepPart(upload, offset, bytes);
      } finally {
        inHand--;
        await store.letGoOfPart(db, upload.MediaId);
      }
    },

    async complete(mediaId: string): Promise<undefined | Refusal> {
      const upload = await store.uploadOf(db, mediaId);
      if (!upload) return refuse('UploadNotFound');
      const { Name, Handle, Proofs, Received, Bytes } = upload;
      if (Received < Bytes) return refuse('UploadIncomplete', { values: { received: Received, bytes: Bytes } });
      await media.finish(Name, Handle, Proofs);
      const refused = await refuseWhole(upload);
      if (refused) return refused;
      await db.transaction().execute((trx) => store.endUpload(trx, upload));
      return undefined;
    },

    async original(
      mediaId: string,
    ): Promise<{ readonly name: string; readonly read: () => Promise<Readable | undefined> } | undefined> {
      const name = `${mediaId}-original.bin`;
      const isHere = (await store.objectsOf(db, mediaId)).some(({ Name }) => Name === name);
      return isHere ? { name, read: () => media.read(name) } : undefined;
    },

    async keepMade(
      MediaId: string,
      Name: string,
      bytes: Buffer,
      type: string,
      Room: 'media' | 'videos' = 'videos',
    ): Promise<void> {
      await store.keepObject(db, { MediaId, Name, Bytes: bytes.length, Room });
      await (Room === 'media' ? pictures : media).put(Name, bytes, type);
    },
    countMade: (mediaId: string): Promise<void> => store.countObjects(db, mediaId),

    async link(
      MediaId: string,
      ClubId: ClubId,
      UserId: CallerId,
      isOfDocument = false,
    ): Promise<{ readonly Address: string; readonly ExpiresAt: string }> {
      const token = newSecret();
      const ExpiresAt = new Date(now().getTime() + (isOfDocument ? DOCUMENT_LINK_MS : LINK_MS));
      await store.insertLink(db, { TokenHash: hashOf(token), MediaId, ClubId, UserId, ExpiresAt });
      return { Address: `/watch/${token}`, ExpiresAt: ExpiresAt.toISOString() };
    },

    async byLink(token: string, name: string): Promise<LinkedFile | undefined> {
      const found = await store.linkedObject(db, hashOf(token), name, now());
      return (
        found && { bytes: found.Bytes, type: found.Type, savedAs: found.SavedAs, read: (range) => media.read(found.Name, range) }
      );
    },

    endLinks: store.endLinks,

    whenTurnedAway: (tell: (trx: Queryable, mediaId: string) => Promise<void>): void => {
      listeners.push(tell);
    },

    forget: (trx: Queryable, mediaId: string): Promise<void> => store.forgetMedia(trx, mediaId, now()),

    /** Gigabytes, including uploads in progress. */
    async used(via: Queryable, clubIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      return new Map([...(await store.bytesOf(via, clubIds))].map(([clubId, bytes]) => [clubId, gigabytes(bytes)]));
    },

    async purge(): Promise<void> {
      await store.deleteLapsedLinks(db, now());
      await store.forgetIdle(db, inMinutes(-60 * UPLOAD.keptHours), now());
      for (;;) {
        const lost = await store.forgotten(db, SWEPT_AT_ONCE);
        for (const mediaId of lost) await remove(mediaId);
        if (lost.length < SWEPT_AT_ONCE) return;
      }
    },
  };
}
