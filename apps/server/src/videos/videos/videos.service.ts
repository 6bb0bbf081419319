import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language, Page } from '@clubpulse/contract/scalars';
import type { AnnouncedFile } from '@clubpulse/contract/videos/uploads/uploads';
import type {
  Video,
  VideoId,
  VideoInfo,
  VideoInput,
  VideoLinkInput,
  VideoPlay,
  VideoQuery,
} from '@clubpulse/contract/videos/videos/videos';
import { frameOf, type LinkedVideo, linkedVideo } from '@clubpulse/rules/videos/videos/link';
import type { Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import {
  type ClipOwner,
  completeUpload,
  createClip,
  createUpload,
  one,
  type Ready,
  refuseAdding,
  refusePlaces,
  replaceUpload,
  resumeUpload,
  retry,
  rowOf,
  type VideoParts,
} from './video-uploads.service.ts';
import { linkOf, presentVideo } from './videos.present.ts';
import * as store from './videos.store.ts';

export type VideosService = ReturnType<typeof createVideos>;

const BELIEVED_MS = 86_400_000;

const refusedLink = refuse('VideoLinkRefused', { errors: [{ field: 'Url', key: 'error.VideoLinkRefused' }] });

export function createVideos(options: VideoParts) {
  const parts: Ready = { kind: 'Club', now: () => new Date(), ...options };
  const acts = bindActs(parts, {
    play,
    list,
    get,
    some,
    addLink,
    createUpload,
    replaceUpload,
    resumeUpload,
    completeUpload,
    retry,
    info,
    update,
    delete: remove,
    deleteWithin,
    playOfStaff,
  });
  return {
    ...acts,
    createClip: <T>(clubId: ClubId, file: AnnouncedFile, by: CallerId, owner: ClipOwner<T>) =>
      createClip(parts, clubId, file, by, owner),
  };
}

async function deleteWithin(parts: Ready, trx: Queryable, clubId: ClubId, id: VideoId): Promise<undefined | Refusal> {
  const row = await rowOf(parts, trx, clubId, id);
  if (!row) return refuse('VideoNotFound');
  await store.deleteVideo(trx, id);
  if (row.MediaId !== null) await parts.files.forget(trx, row.MediaId);
  return undefined;
}

/** Checks a video once a day, but every time if it was missing at the last check. */
async function playElsewhere({ now, sites, db }: Ready, row: store.VideoRow, link: LinkedVideo): Promise<VideoPlay | Refusal> {
  const isBelieved = row.CheckedAt !== null && !row.IsGone && now().getTime() - row.CheckedAt.getTime() < BELIEVED_MS;
  if (!isBelieved) {
    const found = await sites.ask(link);
    if (found === 'NotFound') await store.changeVideo(db, row.VideoId, { IsGone: true, CheckedAt: now() });
    else if (found) {
      await store.changeVideo(db, row.VideoId, { IsGone: false, CheckedAt: now(), Seconds: found.Seconds });
    }
    if (found === 'NotFound') return refuse('VideoNotFound');
  }
  return { Kind: link.Source, Address: frameOf(link), ExpiresAt: null };
}

async function play(parts: Ready, row: store.VideoRow, userId: CallerId): Promise<VideoPlay | Refusal> {
  const link = linkOf(row);
  if (link) return playElsewhere(parts, row, link);
  const { MediaId, IsEncoded, ClubId } = row;
  if (row.State !== 'Ready' || MediaId === null) return refuse('VideoStateWrong');
  const { Address, ExpiresAt } = await parts.files.link(MediaId, ClubId, userId);
  const Kind = IsEncoded ? 'Hls' : 'File';
  return { Kind, Address: `${Address}/${MediaId}${IsEncoded ? '.m3u8' : '-original.bin'}`, ExpiresAt };
}

async function list({ db }: Ready, clubId: ClubId, query: VideoQuery, language: Language): Promise<Page<Video>> {
  const { all, found, rows } = await store.pageOfVideos(db, clubId, query);
  const data = rows.map((row) => presentVideo(row, language));
  return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data };
}

const get = (parts: Ready, clubId: ClubId, id: VideoId, language: Language): Promise<Video | Refusal> =>
  one(parts, parts.db, clubId, id, language);

const some = async (
  { kind }: Ready,
  via: Queryable,
  clubId: ClubId,
  ids: readonly VideoId[],
  language: Language,
): Promise<Video[]> =>
  ids.length === 0 ? [] : (await store.videosOf(via, clubId, ids, kind)).map((row) => presentVideo(row, language));

async function info({ sites }: Ready, Url: string): Promise<VideoInfo | Refusal> {
  const link = linkedVideo(Url);
  if (!link) return refusedLink;
  const found = await sites.ask(link);
  if (found === undefined) return refuse('VideoInfoUnavailable');
  return found === 'NotFound' ? refuse('VideoNotFound') : { Source: link.Source, ...found };
}

async function addLink(
  parts: Ready,
  clubId: ClubId,
  { Url, VideoCollectionIds, ...texts }: VideoLinkInput,
  by: CallerId,
  language: Language,
): Promise<Video | Refusal> {
  const { sites, now, db } = parts;
  const link = linkedVideo(Url);
  if (!link) return refusedLink;
  const found = await sites.ask(link);
  if (found === 'NotFound') return refuse('VideoNotFound', { errors: [{ field: 'Url', key: 'error.VideoNotFound' }] });
  // The video is added even if the site does not respond, because it is checked again when it plays.
  const checked = found ? { CheckedAt: now(), Seconds: found.Seconds } : {};
  return db.transaction().execute(async (trx) => {
    const refused = await refuseAdding(trx, clubId, VideoCollectionIds);
    if (refused) return refused;
    const video = { ...texts, ...link, ...checked, State: 'Ready', AddedById: by, AddedAt: now() } as const;
    return one(parts, trx, clubId, await store.insertVideo(trx, clubId, video, VideoCollectionIds), language);
  });
}

const update = (
  parts: Ready,
  clubId: ClubId,
  id: VideoId,
  { RowVersion, ...input }: VideoInput & { readonly RowVersion: number },
  language: Language,
): Promise<Video | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    await store.lockClub(trx, clubId);
    if (!(await rowOf(parts, trx, clubId, id))) return refuse('VideoNotFound');
    const refused = await refusePlaces(trx, clubId, input.VideoCollectionIds, id);
    if (refused) return refused;
    return (await store.updateVideo(trx, clubId, id, input, RowVersion))
      ? one(parts, trx, clubId, id, language)
      : refuse('StaleRowVersion');
  });

const remove = (parts: Ready, clubId: ClubId, id: VideoId): Promise<undefined | Refusal> =>
  parts.db.transaction().execute((trx) => deleteWithin(parts, trx, clubId, id));

async function playOfStaff(parts: Ready, clubId: ClubId, id: VideoId, by: CallerId): Promise<VideoPlay | Refusal> {
  const row = await rowOf(parts, parts.db, clubId, id);
  return row ? play(parts, row, by) : refuse('VideoNotFound');
}
