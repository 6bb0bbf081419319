import type { UserId, Watch } from '@clubpulse/contract/accounts/users';
import type { Relationship } from '@clubpulse/contract/accounts/watches';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import * as store from './watches.store.ts';

export type Watches = ReturnType<typeof createWatches>;

export function createWatches({ db }: { db: Database }) {
  return {
    async list(watcherId: UserId): Promise<Relationship[]> {
      const rows = await store.listWatchesWithPeople(db, watcherId);
      return rows.map(({ UserId, Nickname, FirstMidName, LastName, PictureUri, ...watch }) => ({
        ...watch,
        Watched: { UserId, Nickname, FirstMidName, LastName, PictureUri },
      }));
    },

    async get(watcherId: UserId, watchedId: UserId, type: Watch['Type']): Promise<Watch | Refusal> {
      return (await store.findWatch(db, watcherId, watchedId, type)) ?? refuse('NotFound');
    },

    /** NotFound when the two users share no club. */
    async add(watcherId: UserId, watch: Watch): Promise<Watch | Refusal> {
      if (watch.WatcherId !== watcherId)
        return refuse('ValidationFailed', { errors: [{ field: 'WatcherId', key: 'invalid-value' }] });
      if (watch.WatchedId === watcherId)
        return refuse('ImpossibleToFollowYourself', {
          errors: [{ field: 'WatchedId', key: 'error.ImpossibleToFollowYourself' }],
        });
      return (await store.writeWatch(db, watch)) ? watch : refuse('NotFound');
    },

    async remove(watcherId: UserId, watchedId: UserId, type: Watch['Type']): Promise<Refusal | undefined> {
      return (await store.deleteWatch(db, watcherId, watchedId, type)) ? undefined : refuse('NotFound');
    },
  };
}
