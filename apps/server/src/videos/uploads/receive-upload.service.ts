import { buffer } from 'node:stream/consumers';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type DocumentEnding, documentTypes } from '@clubpulse/contract/videos/uploads/uploads';
import { savedFileName } from '@clubpulse/rules/members/files/files';
import { partBytes, partNumber } from '@clubpulse/rules/videos/uploads/parts';
import { fileTypeFromBuffer } from 'file-type';
import type { Licenses } from '../../clubs/licenses/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { LargeStore, MediaStore } from '../../platform/media/media-store.ts';
import { hashOf } from '../../platform/secrets/secrets.ts';
import * as store from './uploads.store.ts';

/** Milliseconds for which a request reserves a part, also if its process crashes. */
const PART_MS = 30_000;

const PARTS_AT_ONCE = 12;

export interface Parts {
  readonly db: Database;
  readonly media: LargeStore;
  readonly pictures: MediaStore;
  readonly licenses: Pick<Licenses, 'refuseAdding'>;
  readonly now?: () => Date;
}

/** Office documents are zips; their format may be visible only at the file's end. */
const ARCHIVE = 'application/zip';

const isDocument = (ending: string | undefined): ending is DocumentEnding =>
  ending !== undefined && Object.hasOwn(documentTypes, ending);

const documentRefused = refuse('FileTypeRefused', { values: { types: Object.keys(documentTypes).join(', ') } });

const isVideo = (mime: string): boolean => mime.startsWith('video/') || mime === 'application/vnd.ms-asf';

export interface Ready extends Required<Parts> {
  inHand: number;
  readonly listeners: ((trx: Queryable, mediaId: string) => Promise<void>)[];
}

export async function discard({ media }: Ready, { Name, Handle }: store.UploadRow): Promise<void> {
  await media.abandon(Name, Handle);
  await media.remove(Name);
}

async function turnAway(parts: Ready, upload: store.UploadRow, refusal: Refusal): Promise<Refusal> {
  await parts.db.transaction().execute(async (trx) => {
    await store.forgetMedia(trx, upload.MediaId, parts.now());
    for (const tell of parts.listeners) await tell(trx, upload.MediaId);
  });
  await discard(parts, upload);
  return refusal;
}

async function refuseType(parts: Ready, upload: store.UploadRow, first: Buffer): Promise<Refusal | undefined> {
  const found = await fileTypeFromBuffer(first).catch(() => undefined);
  if (found === undefined || !isVideo(found.mime)) return turnAway(parts, upload, refuse('VideoTypeRefused'));
  await store.setMediaType(parts.db, upload.MediaId, found.mime);
  return undefined;
}

async function sayDocument(
  parts: Ready,
  upload: store.UploadRow,
  found: { readonly ext: string } | undefined,
): Promise<Refusal | undefined> {
  if (!isDocument(found?.ext)) return turnAway(parts, upload, documentRefused);
  await store.sayDocument(parts.db, upload.MediaId, documentTypes[found.ext], savedFileName(upload.FileName, found.ext));
  return undefined;
}

async function refuseDocument(parts: Ready, upload: store.UploadRow, first: Buffer): Promise<Refusal | undefined> {
  const found = await fileTypeFromBuffer(first).catch(() => undefined);
  const isCut = first.length < upload.Bytes;
  if (isCut && (found === undefined || found.mime === ARCHIVE) && first.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    return undefined;
  return sayDocument(parts, upload, found);
}

async function refuseWhole(parts: Ready, upload: store.ArrivingRow): Promise<Refusal | undefined> {
  if (upload.SavedAs === null || upload.Type !== null) return undefined;
  const stream = await parts.media.read(upload.Name);
  if (!stream) return refuse('UploadNotFound');
  const found = await fileTypeFromBuffer(await buffer(stream)).catch(() => undefined);
  return sayDocument(parts, upload, found);
}

async function keepPart(parts: Ready, upload: store.ArrivingRow, offset: number, bytes: Buffer): Promise<number | Refusal> {
  const { media, db, now } = parts;
  const { MediaId, Name, Handle, Bytes } = upload;
  const due = partBytes(Bytes, offset);
  if (bytes.length !== due) return refuse('UploadPartWrong', { values: { bytes: due } });
  const refusalOfType = () => (upload.SavedAs === null ? refuseType(parts, upload, bytes) : refuseDocument(parts, upload, bytes));
  const refused = offset === 0 ? await refusalOfType() : undefined;
  if (refused) return refused;
  const proof = await media.putPart(Name, Handle, { number: partNumber(offset), offset, bytes });
  const isCounted = await store.countPart(db, MediaId, { offset, bytes: bytes.length, proof, now: now() });
  return isCounted ? offset + bytes.length : refuse('UploadOffsetWrong', { values: { offset } });
}

/** Stores the whole part or nothing. Returns the next offset. */
export async function receive(parts: Ready, token: string, offset: number, bytes: Buffer): Promise<number | Refusal> {
  const { db, now } = parts;
  const upload = await store.uploadAt(db, hashOf(token), now());
  if (!upload) return refuse('UploadNotFound');
  if (parts.inHand >= PARTS_AT_ONCE) return refuse('TooManyRequests');
  if (!(await store.holdPart(db, upload.MediaId, offset, now(), new Date(now().getTime() + PART_MS))))
    return refuse('UploadOffsetWrong', { values: { offset: upload.Received } });
  parts.inHand++;
  try {
    return await keepPart(parts, upload, offset, bytes);
  } finally {
    parts.inHand--;
    await store.releasePart(db, upload.MediaId);
  }
}

export async function complete(parts: Ready, mediaId: string): Promise<undefined | Refusal> {
  const { db, media } = parts;
  const upload = await store.uploadOf(db, mediaId);
  if (!upload) return refuse('UploadNotFound');
  const { Name, Handle, Proofs, Received, Bytes } = upload;
  if (Received < Bytes) return refuse('UploadIncomplete', { values: { received: Received, bytes: Bytes } });
  await media.finish(Name, Handle, Proofs);
  const refused = await refuseWhole(parts, upload);
  if (refused) return refused;
  await db.transaction().execute((trx) => store.endUpload(trx, upload));
  return undefined;
}
