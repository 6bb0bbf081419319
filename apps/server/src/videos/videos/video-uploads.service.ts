import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { AnnouncedFile } from '@clubpulse/contract/videos/uploads/uploads';
import {
  VIDEO,
  type Video,
  type VideoCollectionId,
  type VideoId,
  type VideoUpload,
  type VideoUploadInput,
} from '@clubpulse/contract/videos/videos/videos';
import { placeErrors } from '@clubpulse/rules/videos/videos/places';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import type { LargeFiles } from '../uploads/public.ts';
import { encodeJob } from './encode.jobs.ts';
import type { Sites } from './sites.wire.ts';
import { presentVideo } from './videos.present.ts';
import * as store from './videos.store.ts';

export interface VideoParts {
  readonly db: Database;
  readonly files: LargeFiles;
  readonly sites: Sites;
  readonly kind?: 'Club' | 'Clip';
  readonly now?: () => Date;
}

export interface ClipOwner<T> {
  readonly Title: string;
  readonly refuse: (trx: Queryable) => Promise<Refusal | undefined>;
  readonly write: (trx: Queryable, VideoId: number) => Promise<T>;
}

export type Ready = Required<VideoParts>;

export const rowOf = ({ kind }: Ready, via: Queryable, clubId: ClubId, id: VideoId) => store.videoOf(via, clubId, id, kind);

export async function one(
  parts: Ready,
  via: Queryable,
  clubId: ClubId,
  id: VideoId,
  language: Language,
): Promise<Video | Refusal> {
  const row = await rowOf(parts, via, clubId, id);
  return row ? presentVideo(row, language) : refuse('VideoNotFound');
}

export async function refusePlaces(
  trx: Queryable,
  clubId: ClubId,
  ids: readonly VideoCollectionId[],
  beside?: VideoId,
): Promise<Refusal | undefined> {
  const found = new Map((await store.roomIn(trx, clubId, ids, beside)).map((row) => [row.VideoCollectionId, row.Videos]));
  const errors = placeErrors(ids, found);
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}

export async function refuseAdding(
  trx: Queryable,
  clubId: ClubId,
  ids: readonly VideoCollectionId[],
): Promise<Refusal | undefined> {
  await store.lockClub(trx, clubId);
  if ((await store.countVideos(trx, clubId)) >= VIDEO.perClub) return refuse('TooManyVideos', { values: { max: VIDEO.perClub } });
  return refusePlaces(trx, clubId, ids);
}

const sent = ({ FileName }: AnnouncedFile, MediaId: string) =>
  ({ MediaId, FileName, State: 'Uploading', ErrorCode: null, Progress: 0, IsEncoded: false }) as const;

async function withUpload(
  parts: Ready,
  clubId: ClubId,
  language: Language,
  begun: { readonly shown: number; readonly Upload: VideoUpload['Upload'] } | Refusal,
): Promise<VideoUpload | Refusal> {
  if (isRefusal(begun)) return begun;
  const Video = await one(parts, parts.db, clubId, begun.shown, language);
  return isRefusal(Video) ? Video : { Video, Upload: begun.Upload };
}

async function process(trx: Queryable, VideoId: number, MediaId: string): Promise<void> {
  await store.changeVideo(trx, VideoId, { State: 'Processing', ErrorCode: null, Progress: 0 });
  await queueJob(trx, encodeJob(VideoId, MediaId));
}

export async function createUpload(
  parts: Ready,
  clubId: ClubId,
  { FileName, Bytes, VideoCollectionIds, ...texts }: VideoUploadInput,
  by: CallerId,
  language: Language,
): Promise<VideoUpload | Refusal> {
  const file = { FileName, Bytes };
  const begun = await parts.files.begin(clubId, by, file, {
    refuse: (trx) => refuseAdding(trx, clubId, VideoCollectionIds),
    write: (trx, mediaId) => {
      const video = { ...texts, ...sent(file, mediaId), Source: 'Upload', AddedById: by, AddedAt: parts.now() } as const;
      return store.insertVideo(trx, clubId, video, VideoCollectionIds);
    },
  });
  return withUpload(parts, clubId, language, begun);
}

export async function createClip<T>(
  { files, now }: Ready,
  clubId: ClubId,
  file: AnnouncedFile,
  by: CallerId,
  { Title, refuse: refuseClip, write }: ClipOwner<T>,
): Promise<{ readonly shown: T; readonly Upload: VideoUpload['Upload'] } | Refusal> {
  return files.begin(clubId, by, file, {
    refuse: refuseClip,
    write: async (trx, mediaId) => {
      const clip = { ...sent(file, mediaId), Kind: 'Clip', Title, Description: '', Source: 'Upload' } as const;
      const VideoId = await store.insertVideo(trx, clubId, { ...clip, IsPublished: true, AddedById: by, AddedAt: now() }, []);
      return write(trx, VideoId);
    },
  });
}

export async function replaceUpload(
  parts: Ready,
  clubId: ClubId,
  id: VideoId,
  file: AnnouncedFile,
  by: CallerId,
  language: Language,
): Promise<VideoUpload | Refusal> {
  const begun = await parts.files.begin(clubId, by, file, {
    refuse: async (trx) => {
      await store.lockClub(trx, clubId);
      const row = await rowOf(parts, trx, clubId, id);
      if (!row) return refuse('VideoNotFound');
      if (row.Source !== 'Upload') return refuse('VideoStateWrong');
      if (row.MediaId !== null) await parts.files.forget(trx, row.MediaId);
      return undefined;
    },
    write: async (trx, mediaId) => {
      const figures = { PreviewUri: null, Seconds: null, Width: null, Height: null, HasSound: null };
      await store.changeVideo(trx, id, { ...sent(file, mediaId), ...figures, AddedById: by });
      return id;
    },
  });
  return withUpload(parts, clubId, language, begun);
}

export async function resumeUpload(
  parts: Ready,
  clubId: ClubId,
  id: VideoId,
  by: CallerId,
  language: Language,
): Promise<VideoUpload | Refusal> {
  const row = await rowOf(parts, parts.db, clubId, id);
  if (!row) return refuse('VideoNotFound');
  if (row.MediaId === null || row.State !== 'Uploading') return refuse('UploadNotFound');
  const Upload = await parts.files.resume(row.MediaId, by);
  return isRefusal(Upload) ? Upload : { Video: presentVideo(row, language), Upload };
}

export async function completeUpload(parts: Ready, clubId: ClubId, id: VideoId, language: Language): Promise<Video | Refusal> {
  const { db, files } = parts;
  const row = await rowOf(parts, db, clubId, id);
  if (!row) return refuse('VideoNotFound');
  const { MediaId } = row;
  if (MediaId === null || row.State !== 'Uploading') return refuse('UploadNotFound');
  // The upload is already complete if the client repeats the call because the response was lost.
  const isComplete = (await files.original(MediaId)) !== undefined;
  const refused = isComplete ? undefined : await files.complete(MediaId);
  if (refused) return refused;
  return db.transaction().execute(async (trx) => {
    await process(trx, id, MediaId);
    return one(parts, trx, clubId, id, language);
  });
}

export async function retry(parts: Ready, clubId: ClubId, id: VideoId, language: Language): Promise<Video | Refusal> {
  const { db, files } = parts;
  const row = await rowOf(parts, db, clubId, id);
  if (!row) return refuse('VideoNotFound');
  const { MediaId, State, IsEncoded } = row;
  const isWaiting = State === 'Error' || (State === 'Ready' && !IsEncoded);
  if (MediaId === null || !isWaiting || !(await files.original(MediaId))) return refuse('VideoStateWrong');
  return db.transaction().execute(async (trx) => {
    await process(trx, id, MediaId);
    return one(parts, trx, clubId, id, language);
  });
}
