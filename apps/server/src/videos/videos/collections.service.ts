import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import {
  VIDEO,
  type VideoCollection,
  type VideoCollectionId,
  type VideoCollectionInput,
} from '@clubpulse/contract/videos/videos/videos';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { namesOfTypes, typesAmong, watchersOf } from './videos.facts.ts';
import * as store from './videos.store.ts';

export type CollectionsService = ReturnType<typeof createCollections>;

export function createCollections({ db }: { readonly db: Database }) {
  async function presented(via: Queryable, clubId: ClubId, rows: readonly store.CollectionRow[]): Promise<VideoCollection[]> {
    const names = await namesOfTypes(via, clubId);
    const watchers = await watchersOf(via, clubId);
    return rows.map(({ ClassSubscriptionIds, ...row }) => ({
      ...row,
      Needs: ClassSubscriptionIds.map((ClassSubscriptionId) => ({
        ClassSubscriptionId,
        Name: names.get(ClassSubscriptionId) ?? '',
      })),
      People: watchers.get(row.VideoCollectionId) ?? 0,
    }));
  }
  async function one(via: Queryable, clubId: ClubId, id: VideoCollectionId): Promise<VideoCollection | Refusal> {
    const row = await store.collectionOf(via, clubId, id);
    const [shown] = row ? await presented(via, clubId, [row]) : [];
    return shown ?? refuse('VideoCollectionNotFound');
  }
  /** Deleted subscription types that the playlist already has (`had`) are accepted. */
  async function refuseTypes(
    trx: Queryable,
    clubId: ClubId,
    { ClassSubscriptionIds }: VideoCollectionInput,
    had: readonly number[] = [],
  ): Promise<Refusal | undefined> {
    const known = new Set([...(await typesAmong(trx, clubId, ClassSubscriptionIds)), ...had]);
    const at = ClassSubscriptionIds.findIndex((id) => !known.has(id));
    return at < 0
      ? undefined
      : refuse('ValidationFailed', { errors: [{ field: `ClassSubscriptionIds.${at}`, key: 'invalid-id' }] });
  }

  return {
    list: async (clubId: ClubId): Promise<VideoCollection[]> => presented(db, clubId, await store.collectionsOf(db, clubId)),

    create: (clubId: ClubId, input: VideoCollectionInput): Promise<VideoCollection | Refusal> =>
      db.transaction().execute(async (trx) => {
        await store.lockClub(trx, clubId);
        if ((await store.countCollections(trx, clubId)) >= VIDEO.collectionsPerClub)
          return refuse('TooManyVideoCollections', { values: { max: VIDEO.collectionsPerClub } });
        const refused = await refuseTypes(trx, clubId, input);
        return refused ?? one(trx, clubId, await store.insertCollection(trx, clubId, input));
      }),

    update: (
      clubId: ClubId,
      id: VideoCollectionId,
      { RowVersion, ...input }: VideoCollectionInput & { readonly RowVersion: number },
    ): Promise<VideoCollection | Refusal> =>
      db.transaction().execute(async (trx) => {
        const before = await store.collectionOf(trx, clubId, id);
        if (!before) return refuse('VideoCollectionNotFound');
        const refused = await refuseTypes(trx, clubId, input, before.ClassSubscriptionIds);
        if (refused) return refused;
        return (await store.updateCollection(trx, id, input, RowVersion)) ? one(trx, clubId, id) : refuse('StaleRowVersion');
      }),

    delete: (clubId: ClubId, id: VideoCollectionId): Promise<undefined | Refusal> =>
      db.transaction().execute(async (trx) => {
        await store.lockClub(trx, clubId);
        if (!(await store.collectionOf(trx, clubId, id))) return refuse('VideoCollectionNotFound');
        const alone = await store.aloneIn(trx, id);
        if (alone > 0) return refuse('VideoCollectionNeeded', { values: { videos: alone } });
        await store.deleteCollection(trx, id);
        return undefined;
      }),
  };
}
