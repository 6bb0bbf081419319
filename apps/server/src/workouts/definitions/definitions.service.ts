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

export function createDefinitions({ db, clips, images, now = () => new Date() }: Parts) {
  async function videosOf(via: Queryable, { clubId, language }: At, rows: readonly store.StoredDefinition[]): Promise<Videos> {
    const found = await clips.some(
      via,
      clubId,
      rows.flatMap(({ WorkoutVideoId }) => WorkoutVideoId ?? []),
      language,
    );
    return new Map(found.map((video) => [video.VideoId, video]));
  }
  const presented = async (via: Queryable, at: At, stored: store.StoredDefinition): Promise<WorkoutDefinition> =>
    presentDefinition(stored, await videosOf(via, at, [stored]));

  async function one(via: Queryable, at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> {
    const stored = await store.definitionOf(via, at.clubId, id);
    return stored === undefined ? notFound : presented(via, at, stored);
  }

  /** Accepts pictures that the club uploaded for exercises, and those in `shows`. */
  async function refusePictures(
    trx: Queryable,
    clubId: ClubId,
    { PictureUris }: WorkoutDefinitionInput,
    shows: readonly string[],
  ): Promise<Refusal | undefined> {
    const fine = new Set([...shows, ...(await images.keptForExercise(trx, clubId, PictureUris))]);
    const errors = PictureUris.flatMap((uri, at) =>
      fine.has(uri) ? [] : [{ field: `PictureUris.${at}`, key: 'invalid-value' }],
    );
    return errors.length > 0 ? refuse('ValidationFailed', { errors }) : undefined;
  }

  async function clipOf(clubId: ClubId, id: WorkoutDefinitionId): Promise<number | Refusal> {
    const stored = await store.definitionOf(db, clubId, id);
    return stored === undefined ? notFound : (stored.WorkoutVideoId ?? refuse('VideoNotFound'));
  }
  async function afterwards(
    at: At,
    id: WorkoutDefinitionId,
    act: (clip: number) => Promise<unknown>,
  ): Promise<WorkoutDefinition | Refusal> {
    const clip = await clipOf(at.clubId, id);
    if (isRefusal(clip)) return clip;
    const done = await act(clip);
    return isRefusal(done) ? done : one(db, at, id);
  }
  async function withUpload(
    at: At,
    id: WorkoutDefinitionId,
    begun: { readonly Upload: WorkoutVideoUpload['Upload'] } | Refusal,
  ): Promise<WorkoutVideoUpload | Refusal> {
    if (isRefusal(begun)) return begun;
    const Definition = await one(db, at, id);
    return isRefusal(Definition) ? Definition : { Definition, Upload: begun.Upload };
  }

  async function offered(clubId: ClubId, id: WorkoutDefinitionId): Promise<store.StoredDefinition | undefined> {
    const stored = await store.definitionOf(db, clubId, id);
    return stored?.PublishedAt === null ? undefined : stored;
  }

  return {
    async list(at: At, query: WorkoutDefinitionQuery): Promise<WorkoutDefinitionPage> {
      const { all, found, rows } = await store.definitionsOf(db, at.clubId, false, query);
      const videos = await videosOf(db, at, rows);
      const data = rows.map((row) => presentRow(row, videos));
      return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data };
    },

    get: (at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> => one(db, at, id),

    create: (at: At, input: WorkoutDefinitionInput): Promise<WorkoutDefinition | Refusal> =>
      db.transaction().execute(async (trx) => {
        if ((await store.countDefinitions(trx, at.clubId)) >= DEFINITION.perClub)
          return refuse('TooManyWorkoutDefinitions', { values: { max: DEFINITION.perClub } });
        const refused = await refusePictures(trx, at.clubId, input, []);
        return refused ?? presented(trx, at, await store.insertDefinition(trx, at.clubId, input));
      }),

    update: (
      at: At,
      id: WorkoutDefinitionId,
      { RowVersion, ...input }: WorkoutDefinitionUpdate,
    ): Promise<WorkoutDefinition | Refusal> =>
      db.transaction().execute(async (trx) => {
        const before = await store.holdDefinition(trx, at.clubId, id);
        if (before === undefined) return notFound;
        const refused = await refusePictures(trx, at.clubId, input, before.PictureUris);
        if (refused) return refused;
        const after = await store.updateDefinition(trx, id, input, RowVersion);
        return after === undefined ? refuse('StaleRowVersion') : presented(trx, at, after);
      }),

    delete: (clubId: ClubId, id: WorkoutDefinitionId): Promise<undefined | Refusal> =>
      db.transaction().execute(async (trx) => {
        const stored = await store.holdDefinition(trx, clubId, id);
        if (stored === undefined) return notFound;
        await store.deleteDefinition(trx, id);
        if (stored.WorkoutVideoId !== null) await clips.deleteWithin(trx, clubId, stored.WorkoutVideoId);
        return undefined;
      }),

    async publish(clubId: ClubId, ids: readonly number[], isPublished: boolean): Promise<WorkoutDefinitionsPublished> {
      const done = new Set(await store.setPublished(db, clubId, ids, isPublished ? now() : null));
      return {
        Done: ids.filter((id) => done.has(id)),
        Refused: ids
          .filter((id) => !done.has(id))
          .map((WorkoutDefinitionId) => ({ WorkoutDefinitionId, ErrorType: 'WorkoutDefinitionNotFound' as const })),
      };
    },

    async createVideoUpload(
      at: At,
      id: WorkoutDefinitionId,
      file: AnnouncedFile,
      by: CallerId,
    ): Promise<WorkoutVideoUpload | Refusal> {
      const stored = await store.definitionOf(db, at.clubId, id);
      if (stored === undefined) return notFound;
      if (stored.WorkoutVideoId !== null)
        return withUpload(at, id, await clips.replaceUpload(at.clubId, stored.WorkoutVideoId, file, by, at.language));
      const begun = await clips.createClip(at.clubId, file, by, {
        Title: stored.Title,
        refuse: async (trx) => {
          const held = await store.holdDefinition(trx, at.clubId, id);
          if (held === undefined) return notFound;
          // Another request added a video first; a retry replaces it.
          return held.WorkoutVideoId === null ? undefined : refuse('VideoStateWrong');
        },
        write: (trx, videoId) => store.setVideo(trx, id, videoId),
      });
      return withUpload(at, id, begun);
    },

    async resumeVideoUpload(at: At, id: WorkoutDefinitionId, by: CallerId): Promise<WorkoutVideoUpload | Refusal> {
      const clip = await clipOf(at.clubId, id);
      if (isRefusal(clip)) return clip;
      return withUpload(at, id, await clips.resumeUpload(at.clubId, clip, by, at.language));
    },

    completeVideoUpload: (at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> =>
      afterwards(at, id, (clip) => clips.completeUpload(at.clubId, clip, at.language)),
    retryVideo: (at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> =>
      afterwards(at, id, (clip) => clips.retry(at.clubId, clip, at.language)),
    deleteVideo: (at: At, id: WorkoutDefinitionId): Promise<WorkoutDefinition | Refusal> =>
      afterwards(at, id, (clip) => clips.delete(at.clubId, clip)),

    async play(clubId: ClubId, id: WorkoutDefinitionId, by: CallerId): Promise<VideoPlay | Refusal> {
      const clip = await clipOf(clubId, id);
      return isRefusal(clip) ? clip : clips.playOfStaff(clubId, clip, by);
    },

    async offered(at: At, query: OfferedWorkoutQuery): Promise<OfferedWorkoutPage> {
      const { all, found, rows } = await store.definitionsOf(db, at.clubId, true, query);
      const videos = await videosOf(db, at, rows);
      const data = rows.map((row) => presentOffered(row, videos));
      return { draw: query.draw, recordsTotal: all, recordsFiltered: found, data };
    },

    async getOffered(at: At, id: WorkoutDefinitionId): Promise<OfferedWorkout | Refusal> {
      const stored = await offered(at.clubId, id);
      return stored === undefined ? notFound : presentOffered(stored, await videosOf(db, at, [stored]));
    },

    async playOffered(clubId: ClubId, id: WorkoutDefinitionId, by: CallerId): Promise<VideoPlay | Refusal> {
      const stored = await offered(clubId, id);
      if (stored === undefined) return notFound;
      if (stored.WorkoutVideoId === null) return refuse('VideoNotFound');
      const played = await clips.playOfStaff(clubId, stored.WorkoutVideoId, by);
      // Members must not learn of a video that is uploading.
      return isRefusal(played) && played.refused === 'VideoStateWrong' ? refuse('VideoNotFound') : played;
    },
  };
}
