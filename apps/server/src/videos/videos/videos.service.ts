import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language, Page } from '@clubpulse/contract/scalars';
import type { AnnouncedFile } from '@clubpulse/contract/videos/uploads/uploads';
import {
  VIDEO,
  type Video,
  type VideoCollectionId,
  type VideoId,
  type VideoInfo,
  type VideoInput,
  type VideoLinkInput,
  type VideoPlay,
  type VideoQuery,
  type VideoUpload,
  type VideoUploadInput,
} from '@clubpulse/contract/videos/videos/videos';
import { frameOf, type LinkedVideo, linkedVideo } from '@clubpulse/rules/videos/videos/link';
import { placeErrors } from '@clubpulse/rules/videos/videos/places';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { queueJob } from '../../platform/jobs/jobs.store.ts';
import type { LargeFiles } from '../uploads/public.ts';
import { encodeJob } from './encode.jobs.ts';
import type { Sites } from './sites.wire.ts';
import { linkOf, presentVideo } from './videos.present.ts';
import * as store from './videos.store.ts';

interface VideoParts {
  readonly db: Database;
  readonly files: LargeFiles;
  readonly sites: Sites;
  readonly kind?: 'Club' | 'Clip';
  readonly now?: () => Date;
}

interface ClipOwner<T> {
  readonly Title: string;
  readonly refuse: (trx: Queryable) => Promise<Refusal | undefined>;
  readonly write: (trx: Queryable, VideoId: number) => Promise<T>;
}

export type VideosService = ReturnType<typeof createVideos>;

const BELIEVED_MS = 86_400_000;

const refusedLink = refuse('VideoLinkRefused', { errors: [{ field: 'Url', key: 'error.VideoLinkRefused' }] });

export function createVideos({ db, files, sites, kind = 'Club', now = () => new Date() }: VideoParts) {
  const rowOf = (via: Queryable, clubId: ClubId, id: VideoId) => store.videoOf(via, clubId, id, kind);

  async function one(via: Queryable, clubId: ClubId, id: VideoId, language: Language): Promise<Video | Refusal> {
    const row = await rowOf(via, clubId, id);
    return row ? presentVideo(row, language) : refuse('VideoNotFound');
  }

  /** Each playlist must belong to the club and have room. */
  async function refusePlaces(
    trx: Queryable,
    clubId: ClubId,
    ids: readonly VideoCollectionId[],
    beside?: VideoId,
  ): Promise<Refusal | undefined> {
    const found = new Map((await store.roomIn(trx, clubId, ids, beside)).map((row) => [row.VideoCollectionId, row.Videos]));
    const errors = placeErrors(ids, found);
    return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
  }
  async function refuseAdding(trx: Queryable, clubId: ClubId, ids: readonly VideoCollectionId[]): Promise<Refusal | undefined> {
    await store.lockClub(trx, clubId);
    if ((await store.countVideos(trx, clubId)) >= VIDEO.perClub)
      return refuse('TooManyVideos', { values: { max: VIDEO.perClub } });
    return refusePlaces(trx, clubId, ids);
  }

  const sent = ({ FileName }: AnnouncedFile, MediaId: string) =>
    ({ MediaId, FileName, State: 'Uploading', ErrorCode: null, Progress: 0, IsEncoded: false }) as const;

  async function withUpload(
    clubId: ClubId,
    language: Language,
    begun: { readonly shown: number; readonly Upload: VideoUpload['Upload'] } | Refusal,
  ): Promise<VideoUpload | Refusal> {
    if (isRefusal(begun)) return begun;
    const Video = await one(db, clubId, begun.shown, language);
    return isRefusal(Video) ? Video : { Video, Upload: begun.Upload };
  }

  async function deleteWithin(trx: Queryable, clubId: ClubId, id: VideoId): Promise<undefined | Refusal> {
    const row = await rowOf(trx, clubId, id);
    if (!row) return refuse('VideoNotFound');
    await store.deleteVideo(trx, id);
    if (row.MediaId !== null) await files.forget(trx, row.MediaId);
    return undefined;
  }

  async function process(trx: Queryable, VideoId: number, MediaId: string): Promise<void> {
    await store.changeVideo(trx, VideoId, { State: 'Processing', ErrorCode: null, Progress: 0 });
    await queueJob(trx, encodeJob(VideoId, MediaId));
  }

  /** Requests the site at most once a day, or whenever the video was missing before. */
  async function playElsewhere(row: store.VideoRow, link: LinkedVideo): Promise<VideoPlay | Refusal> {
    const isBelieved = row.CheckedAt !== null && !row.IsGone && now().getTime() - row.CheckedAt.getTime() < BELIEVED_MS;
    if (!isBelieved) {
      const said = await sites.ask(link);
      if (said === 'NotFound') await store.changeVideo(db, row.VideoId, { IsGone: true, CheckedAt: now() });
      else if (said) {
        await store.changeVideo(db, row.VideoId, { IsGone: false, CheckedAt: now(), Seconds: said.Seconds });
      }
      if (said === 'NotFound') return refuse('VideoNotFound');
    }
    return { Kind: link.Source, Address: frameOf(link), ExpiresAt: null };
  }

  async function play(row: store.VideoRow, userId: CallerId): Promise<VideoPlay | Refusal> {
    const link = linkOf(row);
    if (link) return playElsewhere(row, link);
    const { MediaId, IsEncoded, ClubId } = row;
    if (row.State !== 'Ready' || MediaId === null) return refuse('VideoStateWrong');
    const { Address, ExpiresAt } = await files.link(MediaId, ClubId, userId);
    const Kind = IsEncoded ? 'Hls' : 'File';
    return { Kind, Address: `${Address}/${MediaId}${IsEncoded ? '.m3u8' : '-original.bin'}`, ExpiresAt };
  }

  return {
    play,

    async list(clubId: ClubId, query: VideoQuery, language: Language): Promise<Page<Video>> {
      const { all, found, rows } = await store.pageOfVideos(db, clubId, query);
      const data = rows.map((row) => presentVideo(row, language));
      return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data };
    },

    get: (clubId: ClubId, id: VideoId, language: Language): Promise<Video | Refusal> => one(db, clubId, id, language),

    some: async (via: Queryable, clubId: ClubId, ids: readonly VideoId[], language: Language): Promise<Video[]> =>
      ids.length === 0 ? [] : (await store.videosOf(via, clubId, ids, kind)).map((row) => presentVideo(row, language)),

    async info(Url: string): Promise<VideoInfo | Refusal> {
      const link = linkedVideo(Url);
      if (!link) return refusedLink;
      const said = await sites.ask(link);
      if (said === undefined) return refuse('VideoInfoUnavailable');
      return said === 'NotFound' ? refuse('VideoNotFound') : { Source: link.Source, ...said };
    },

    async addLink(
      clubId: ClubId,
      { Url, VideoCollectionIds, ...texts }: VideoLinkInput,
      by: CallerId,
      language: Language,
    ): Promise<Video | Refusal> {
      const link = linkedVideo(Url);
      if (!link) return refusedLink;
      const said = await sites.ask(link);
      if (said === 'NotFound') return refuse('VideoNotFound', { errors: [{ field: 'Url', key: 'error.VideoNotFound' }] });
      // An unreachable site does not prevent adding the video: it is checked when it is played.
      const checked = said ? { CheckedAt: now(), Seconds: said.Seconds } : {};
      return db.transaction().execute(async (trx) => {
        const refused = await refuseAdding(trx, clubId, VideoCollectionIds);
        if (refused) return refused;
        const video = { ...texts, ...link, ...checked, State: 'Ready', AddedById: by, AddedAt: now() } as const;
        return one(trx, clubId, await store.insertVideo(trx, clubId, video, VideoCollectionIds), language);
      });
    },

    async createUpload(
      clubId: ClubId,
      { FileName, Bytes, VideoCollectionIds, ...texts }: VideoUploadInput,
      by: CallerId,
      language: Language,
    ): Promise<VideoUpload | Refusal> {
      const file = { FileName, Bytes };
      const begun = await files.begin(clubId, by, file, {
        refuse: (trx) => refuseAdding(trx, clubId, VideoCollectionIds),
        write: (trx, mediaId) => {
          const video = { ...texts, ...sent(file, mediaId), Source: 'Upload', AddedById: by, AddedAt: now() } as const;
          return store.insertVideo(trx, clubId, video, VideoCollectionIds);
        },
      });
      return withUpload(clubId, language, begun);
    },

    async createClip<T>(
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
    },

    async replaceUpload(
      clubId: ClubId,
      id: VideoId,
      file: AnnouncedFile,
      by: CallerId,
      language: Language,
    ): Promise<VideoUpload | Refusal> {
      const begun = await files.begin(clubId, by, file, {
        refuse: async (trx) => {
          await store.lockClub(trx, clubId);
          const row = await rowOf(trx, clubId, id);
          if (!row) return refuse('VideoNotFound');
          if (row.Source !== 'Upload') return refuse('VideoStateWrong');
          if (row.MediaId !== null) await files.forget(trx, row.MediaId);
          return undefined;
        },
        write: async (trx, mediaId) => {
          const figures = { PreviewUri: null, Seconds: null, Width: null, Height: null, HasSound: null };
          await store.changeVideo(trx, id, { ...sent(file, mediaId), ...figures, AddedById: by });
          return id;
        },
      });
      return withUpload(clubId, language, begun);
    },

    async resumeUpload(clubId: ClubId, id: VideoId, by: CallerId, language: Language): Promise<VideoUpload | Refusal> {
      const row = await rowOf(db, clubId, id);
      if (!row) return refuse('VideoNotFound');
      if (row.MediaId === null || row.State !== 'Uploading') return refuse('UploadNotFound');
      const Upload = await files.resume(row.MediaId, by);
      return isRefusal(Upload) ? Upload : { Video: presentVideo(row, language), Upload };
    },

    async completeUpload(clubId: ClubId, id: VideoId, language: Language): Promise<Video | Refusal> {
      const row = await rowOf(db, clubId, id);
      if (!row) return refuse('VideoNotFound');
      const { MediaId } = row;
      if (MediaId === null || row.State !== 'Uploading') return refuse('UploadNotFound');
      // A repeated call after a lost response: the file is complete already.
      const isWhole = (await files.original(MediaId)) !== undefined;
      const refused = isWhole ? undefined : await files.complete(MediaId);
      if (refused) return refused;
      return db.transaction().execute(async (trx) => {
        await process(trx, id, MediaId);
        return one(trx, clubId, id, language);
      });
    },

    async retry(clubId: ClubId, id: VideoId, language: Language): Promise<Video | Refusal> {
      const row = await rowOf(db, clubId, id);
      if (!row) return refuse('VideoNotFound');
      const { MediaId, State, IsEncoded } = row;
      const isWaiting = State === 'Error' || (State === 'Ready' && !IsEncoded);
      if (MediaId === null || !isWaiting || !(await files.original(MediaId))) return refuse('VideoStateWrong');
      return db.transaction().execute(async (trx) => {
        await process(trx, id, MediaId);
        return one(trx, clubId, id, language);
      });
    },

    update: (
      clubId: ClubId,
      id: VideoId,
      { RowVersion, ...input }: VideoInput & { readonly RowVersion: number },
      language: Language,
    ): Promise<Video | Refusal> =>
      db.transaction().execute(async (trx) => {
        await store.lockClub(trx, clubId);
        if (!(await rowOf(trx, clubId, id))) return refuse('VideoNotFound');
        const refused = await refusePlaces(trx, clubId, input.VideoCollectionIds, id);
        if (refused) return refused;
        return (await store.updateVideo(trx, clubId, id, input, RowVersion))
          ? one(trx, clubId, id, language)
          : refuse('StaleRowVersion');
      }),

    delete: (clubId: ClubId, id: VideoId): Promise<undefined | Refusal> =>
      db.transaction().execute((trx) => deleteWithin(trx, clubId, id)),
    deleteWithin,

    async playOfStaff(clubId: ClubId, id: VideoId, by: CallerId): Promise<VideoPlay | Refusal> {
      const row = await rowOf(db, clubId, id);
      return row ? play(row, by) : refuse('VideoNotFound');
    },
  };
}
