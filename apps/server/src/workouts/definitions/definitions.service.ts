import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { AnnouncedFile } from '@clubpulse/contract/videos/uploads/uploads';
import type { VideoPlay } from '@clubpulse/contract/videos/videos/videos';
import {
  DEFINITION,
  type OfferedWorkout,
  type OfferedWorkoutPage,
  type OfferedWorkoutQuery,
  type WorkoutDefinition,
  type WorkoutDefinitionId,
  type WorkoutDefinitionInput,
  type WorkoutDefinitionPage,
  type WorkoutDefinitionQuery,
  type WorkoutDefinitionsPublished,
  type WorkoutDefinitionUpdate,
  type WorkoutVideoUpload,
} from '@clubpulse/contract/workouts/definitions/definitions';
import type { Images } from '../../accounts/images/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Clips } from '../../videos/videos/public.ts';
import { presentDefinition, presentOffered, presentRow, type Videos } from './definitions.present.ts';
import * as store from './definitions.store.ts';

interface Parts {
  readonly db: Database;
  readonly clips: Clips;
  readonly images: Pick<Images, 'keptForExercise'>;
  readonly now?: () => Date;
}
interface At {
  readonly clubId: ClubId;
  readonly language: Language;
}

export type DefinitionsService = ReturnType<typeof createDefinitions>;

const notFound = refuse('WorkoutDefinitionNotFound');

type Ready = Required<Parts>;

export function createDefinitions(parts: Parts) {
  return bindActs(
    { now: () => new Date(), ...parts },
    {
      list,
      get,
      create,
      update,
      delete: remove,
      publish,
      createVideoUpload,
      resumeVideoUpload,
      completeVideoUpload,
      retryVideo,
      deleteVideo,
      play,
      offered,
      getOffered,
      playOffered,
    },
  );
}

async function videosOf(
  { clips }: Ready,
  via: Queryable,
  { clubId, language }: At,
  rows: readonly store.StoredDefinition[],
): Promise<Videos> {
  const found = await clips.some(
    via,
    clubId,
    rows.flatMap(({ WorkoutVideoId }) => WorkoutVideoId ?? []),
    language,
  );
  return new Map(found.map((video) => [video.VideoId, video]));
}

const presented = async (parts: Ready, via: Queryable, at: At, stored: store.StoredDefinition): Promise<WorkoutDefinition> =>
  presentDefinition(stored, await videosOf(parts, via, at, [stored]));

async function one(parts: Ready, via: Queryable, at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> {
  const stored = await store.definitionOf(via, at.clubId, id);
  return stored === undefined ? notFound : presented(parts, via, at, stored);
}

async function refusePictures(
  { images }: Ready,
  trx: Queryable,
  clubId: ClubId,
  { PictureUris }: WorkoutDefinitionInput,
  shows: readonly string[],
): Promise<Refusal | undefined> {
  const fine = new Set([...shows, ...(await images.keptForExercise(trx, clubId, PictureUris))]);
  const errors = PictureUris.flatMap((uri, at) => (fine.has(uri) ? [] : [{ field: `PictureUris.${at}`, key: 'invalid-value' }]));
  return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
}

async function clipOf({ db }: Ready, clubId: ClubId, id: WorkoutDefinitionId): Promise<number | Refusal> {
  const stored = await store.definitionOf(db, clubId, id);
  return stored === undefined ? notFound : (stored.WorkoutVideoId ?? refuse('VideoNotFound'));
}

async function afterwards(
  parts: Ready,
  at: At,
  id: WorkoutDefinitionId,
  act: (clip: number) => Promise<unknown>,
): Promise<WorkoutDefinition | Refusal> {
  const clip = await clipOf(parts, at.clubId, id);
  if (isRefusal(clip)) return clip;
  const done = await act(clip);
  return isRefusal(done) ? done : one(parts, parts.db, at, id);
}

async function withUpload(
  parts: Ready,
  at: At,
  id: WorkoutDefinitionId,
  begun: { readonly Upload: WorkoutVideoUpload['Upload'] } | Refusal,
): Promise<WorkoutVideoUpload | Refusal> {
  if (isRefusal(begun)) return begun;
  const Definition = await one(parts, parts.db, at, id);
  return isRefusal(Definition) ? Definition : { Definition, Upload: begun.Upload };
}

async function oneOffered({ db }: Ready, clubId: ClubId, id: WorkoutDefinitionId): Promise<store.StoredDefinition | undefined> {
  const stored = await store.definitionOf(db, clubId, id);
  return stored?.PublishedAt === null ? undefined : stored;
}

async function list(parts: Ready, at: At, query: WorkoutDefinitionQuery): Promise<WorkoutDefinitionPage> {
  const { all, found, rows } = await store.definitionsOf(parts.db, at.clubId, false, query);
  const videos = await videosOf(parts, parts.db, at, rows);
  const data = rows.map((row) => presentRow(row, videos));
  return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data };
}

const get = (parts: Ready, at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> => one(parts, parts.db, at, id);

const create = (parts: Ready, at: At, input: WorkoutDefinitionInput): Promise<WorkoutDefinition | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    if ((await store.countDefinitions(trx, at.clubId)) >= DEFINITION.perClub)
      return refuse('TooManyWorkoutDefinitions', { values: { max: DEFINITION.perClub } });
    const refused = await refusePictures(parts, trx, at.clubId, input, []);
    return refused ?? presented(parts, trx, at, await store.insertDefinition(trx, at.clubId, input));
  });

const update = (
  parts: Ready,
  at: At,
  id: WorkoutDefinitionId,
  { RowVersion, ...input }: WorkoutDefinitionUpdate,
): Promise<WorkoutDefinition | Refusal> =>
  parts.db.transaction().execute(async (trx) => {
    const before = await store.holdDefinition(trx, at.clubId, id);
    if (before === undefined) return notFound;
    const refused = await refusePictures(parts, trx, at.clubId, input, before.PictureUris);
    if (refused) return refused;
    const after = await store.updateDefinition(trx, id, input, RowVersion);
    return after === undefined ? refuse('StaleRowVersion') : presented(parts, trx, at, after);
  });

const remove = ({ db, clips }: Ready, clubId: ClubId, id: WorkoutDefinitionId): Promise<undefined | Refusal> =>
  db.transaction().execute(async (trx) => {
    const stored = await store.holdDefinition(trx, clubId, id);
    if (stored === undefined) return notFound;
    await store.deleteDefinition(trx, id);
    if (stored.WorkoutVideoId !== null) await clips.deleteWithin(trx, clubId, stored.WorkoutVideoId);
    return undefined;
  });

async function publish(
  { db, now }: Ready,
  clubId: ClubId,
  ids: readonly number[],
  isPublished: boolean,
): Promise<WorkoutDefinitionsPublished> {
  const done = new Set(await store.setPublished(db, clubId, ids, isPublished ? now() : null));
  return {
    Done: ids.filter((id) => done.has(id)),
    Refused: ids
      .filter((id) => !done.has(id))
      .map((WorkoutDefinitionId) => ({ WorkoutDefinitionId, ErrorType: 'WorkoutDefinitionNotFound' as const })),
  };
}

async function createVideoUpload(
  parts: Ready,
  at: At,
  id: WorkoutDefinitionId,
  file: AnnouncedFile,
  by: CallerId,
): Promise<WorkoutVideoUpload | Refusal> {
  const { db, clips } = parts;
  const stored = await store.definitionOf(db, at.clubId, id);
  if (stored === undefined) return notFound;
  if (stored.WorkoutVideoId !== null)
    return withUpload(parts, at, id, await clips.replaceUpload(at.clubId, stored.WorkoutVideoId, file, by, at.language));
  const begun = await clips.createClip(at.clubId, file, by, {
    Title: stored.Title,
    refuse: async (trx) => {
      const held = await store.holdDefinition(trx, at.clubId, id);
      if (held === undefined) return notFound;
      // If another request has added a video meanwhile, a retry replaces it.
      return held.WorkoutVideoId === null ? undefined : refuse('VideoStateWrong');
    },
    write: (trx, videoId) => store.setVideo(trx, id, videoId),
  });
  return withUpload(parts, at, id, begun);
}

async function resumeVideoUpload(
  parts: Ready,
  at: At,
  id: WorkoutDefinitionId,
  by: CallerId,
): Promise<WorkoutVideoUpload | Refusal> {
  const clip = await clipOf(parts, at.clubId, id);
  if (isRefusal(clip)) return clip;
  return withUpload(parts, at, id, await parts.clips.resumeUpload(at.clubId, clip, by, at.language));
}

const completeVideoUpload = (parts: Ready, at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> =>
  afterwards(parts, at, id, (clip) => parts.clips.completeUpload(at.clubId, clip, at.language));

const retryVideo = (parts: Ready, at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> =>
  afterwards(parts, at, id, (clip) => parts.clips.retry(at.clubId, clip, at.language));

const deleteVideo = (parts: Ready, at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> =>
  afterwards(parts, at, id, (clip) => parts.clips.delete(at.clubId, clip));

async function play(parts: Ready, clubId: ClubId, id: WorkoutDefinitionId, by: CallerId): Promise<VideoPlay | Refusal> {
  const clip = await clipOf(parts, clubId, id);
  return isRefusal(clip) ? clip : parts.clips.playOfStaff(clubId, clip, by);
}

async function offered(parts: Ready, at: At, query: OfferedWorkoutQuery): Promise<OfferedWorkoutPage> {
  const { all, found, rows } = await store.definitionsOf(parts.db, at.clubId, true, query);
  const videos = await videosOf(parts, parts.db, at, rows);
  const data = rows.map((row) => presentOffered(row, videos));
  return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data };
}

async function getOffered(parts: Ready, at: At, id: WorkoutDefinitionId): Promise<OfferedWorkout | Refusal> {
  const stored = await oneOffered(parts, at.clubId, id);
  return stored === undefined ? notFound : presentOffered(stored, await videosOf(parts, parts.db, at, [stored]));
}

async function playOffered(parts: Ready, clubId: ClubId, id: WorkoutDefinitionId, by: CallerId): Promise<VideoPlay | Refusal> {
  const stored = await oneOffered(parts, clubId, id);
  if (stored === undefined) return notFound;
  if (stored.WorkoutVideoId === null) return refuse('VideoNotFound');
  const played = await parts.clips.playOfStaff(clubId, stored.WorkoutVideoId, by);
  // Members must not learn of a video that is still being uploaded.
  return isRefusal(played) && played.refused === 'VideoStateWrong' ? refuse('VideoNotFound') : played;
}
