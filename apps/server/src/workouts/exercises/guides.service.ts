import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Video, VideoPlay } from '@clubpulse/contract/videos/videos/videos';
import type { ExerciseId } from '@clubpulse/contract/workouts/exercises/exercises';
import {
  type EditedGuide,
  editedGuideSchema,
  type Guide,
  type GuideUpdate,
  guideSchema,
} from '@clubpulse/contract/workouts/exercises/guides';
import type { Images } from '../../accounts/images/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Videos } from '../../videos/videos/public.ts';
import { exerciseSeen, type Sight } from './exercises.store.ts';
import * as store from './guides.store.ts';

interface GuideParts {
  readonly db: Database;
  readonly images: Pick<Images, 'keptForExercise'>;
  readonly videos: Pick<Videos, 'some' | 'playOfStaff'>;
}

export type GuidesService = ReturnType<typeof createGuides>;

const plays = ({ State, IsPublished, IsGone }: Video): boolean => State === 'Ready' && IsPublished && !IsGone;

export function createGuides({ db, images, videos }: GuideParts) {
  const storedOne = async (via: Queryable, clubId: ClubId, id: ExerciseId): Promise<store.StoredGuide> =>
    (await store.guidesOf(via, clubId, [id]))[0] ?? { ClubId: clubId, ExerciseId: id, Steps: [], VideoId: null, RowVersion: 0 };

  async function edited(via: Queryable, clubId: ClubId, id: ExerciseId): Promise<EditedGuide> {
    const stored = await storedOne(via, clubId, id);
    const found = await playing(videos, via, clubId, stored.VideoId === null ? [] : [stored.VideoId]);
    return editedGuideSchema.parse({ ...stored, Video: found.get(stored.VideoId ?? 0) ?? null });
  }

  return {
    async get(sight: Sight, id: ExerciseId): Promise<EditedGuide | Refusal> {
      if ((await exerciseSeen(db, sight, id)) === undefined) return refuse('MovementNotFound');
      return edited(db, sight.clubId, id);
    },

    save: (sight: Sight, id: ExerciseId, update: GuideUpdate): Promise<EditedGuide | Refusal> =>
      db.transaction().execute(async (trx) => {
        if ((await exerciseSeen(trx, sight, id)) === undefined) return refuse('MovementNotFound');
        const refused = await refuseShown(images, videos, trx, await storedOne(trx, sight.clubId, id), update);
        if (refused) return refused;
        const { RowVersion, ...input } = update;
        const isSaved = await store.saveGuide(trx, sight.clubId, id, input, RowVersion);
        return isSaved ? edited(trx, sight.clubId, id) : refuse('StaleRowVersion');
      }),

    async some(via: Queryable, clubId: ClubId, ids: readonly number[]): Promise<ReadonlyMap<number, Guide>> {
      const rows = await store.guidesOf(via, clubId, ids);
      const found = await playing(
        videos,
        via,
        clubId,
        rows.flatMap(({ VideoId }) => VideoId ?? []),
      );
      const guides = rows.map((row) => guideSchema.parse({ ...row, Video: found.get(row.VideoId ?? 0) ?? null }));
      return new Map(
        guides.filter(({ Steps, Video: video }) => Steps.length > 0 || video !== null).map((guide) => [guide.ExerciseId, guide]),
      );
    },

    async play(clubId: ClubId, id: ExerciseId, by: CallerId): Promise<VideoPlay | Refusal> {
      const { VideoId } = await storedOne(db, clubId, id);
      if (VideoId === null || !(await playing(videos, db, clubId, [VideoId])).has(VideoId)) return refuse('VideoNotFound');
      const played = await videos.playOfStaff(clubId, VideoId, by);
      return isRefusal(played) && played.refused === 'VideoStateWrong' ? refuse('VideoNotFound') : played;
    },
  };
}

async function refuseShown(
  images: GuideParts['images'],
  videos: GuideParts['videos'],
  trx: Queryable,
  before: store.StoredGuide,
  { Steps, VideoId }: GuideUpdate,
) {
  const uris = Steps.map(({ PictureUri }) => PictureUri);
  const fine = new Set([
    ...before.Steps.map(({ PictureUri }) => PictureUri),
    ...(await images.keptForExercise(trx, before.ClubId, uris)),
  ]);
  const isOther = VideoId !== null && VideoId !== before.VideoId;
  const isWrong = isOther && !(await playing(videos, trx, before.ClubId, [VideoId])).has(VideoId);
  const fields = [
    ...uris.flatMap((uri, at) => (fine.has(uri) ? [] : [`Steps.${at}.PictureUri`])),
    ...(isWrong ? ['VideoId'] : []),
  ];
  return fields.length === 0
    ? undefined
    : refuse('ValidationFailed', { errors: fields.map((field) => ({ field, key: 'invalid-value' as const })) });
}

async function playing(
  videos: GuideParts['videos'],
  via: Queryable,
  clubId: ClubId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Video>> {
  const found = await videos.some(via, clubId, ids, 'en');
  return new Map(found.filter(plays).map((video) => [video.VideoId, video]));
}
