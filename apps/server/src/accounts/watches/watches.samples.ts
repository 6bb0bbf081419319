import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly watched: number;
  }
}

export const samples: Samples = {
  async rows(db, { club, athlete: WatcherId }) {
    const trainer = await db
      .selectFrom('user_roles')
      .select('UserId')
      .where('ClubId', '=', club)
      .where('Role', '=', 'Trainer')
      .executeTakeFirst();
    if (!trainer) return { watched: WatcherId };
    const watched = trainer.UserId;
    await db
      .insertInto('watches')
      .values({ WatcherId, WatchedId: watched, Type: 2, NotifyWatcher: false })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { watched };
  },
  calls({ athlete: WatcherId, watched: WatchedId }) {
    const params = { id: WatcherId, watchedId: WatchedId };
    const follows = { WatcherId, WatchedId, Type: 2, NotifyWatcher: false };
    return {
      'relationships.list': { params: { id: WatcherId }, answer: [{ Watched: { UserId: WatchedId } }] },
      'relationships.get': { params, query: { Type: '2' }, answer: { Type: 2, NotifyWatcher: true } },
      'relationships.add': {
        params: { id: WatcherId },
        body: { ...follows, NotifyWatcher: true },
        answer: { WatcherId, WatchedId, NotifyWatcher: true },
      },
      'relationships.delete': { params, query: { Type: '2' } },
    };
  },
  removing: ['relationships.delete'],
};
