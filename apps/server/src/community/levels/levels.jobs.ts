import { levelOf, notifiedLevelOf } from '@clubpulse/rules/community/levels/levels';
import { dayIn } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import type { Consents } from '../../accounts/consents/public.ts';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import * as facts from './levels.facts.ts';
import * as store from './levels.store.ts';

const EVERY_MINUTE = '* * * * *';

interface RiseParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sharing'>;
  readonly now?: () => Date;
}

/** Runs once a minute, for users who trained since the last run (decision 0103). */
export function createRises({ db, consents, now = () => new Date() }: RiseParts) {
  const look = (): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const read = await store.mark.take(trx);
      if (read === undefined) return;
      const held = await holdPeople(trx, await facts.trainedSince(trx, read.from));
      await notify(trx, [...held]);
      await store.mark.set(trx, read.ended);
    });

  async function notify(trx: Queryable, userIds: readonly number[]): Promise<void> {
    const people = await facts.levelFacts(trx, userIds);
    const changes = people.flatMap(({ UserId, TimeZone, Points, Told }) => {
      const today = dayIn(TimeZone, now());
      const { Level } = levelOf(new Map(Object.entries(Points)), today);
      const next = notifiedLevelOf(Told ?? undefined, { Level, Month: today.slice(0, 7) });
      return next ? [{ UserId, ...next }] : [];
    });
    await store.saveNotifiedLevels(
      trx,
      changes.map(({ UserId, Level, Month }) => ({ UserId, Level, Month })),
    );
    const risen = changes.filter(({ isRise }) => isRise);
    const levels = new Map(risen.map(({ UserId, Level }) => [UserId, Level]));
    const watching = await allowed(trx, await facts.watchersOf(trx, [...levels.keys()]));
    const toAthletes = risen.map(({ UserId }) => ({ ClubId: null, WatcherId: UserId, UserId }));
    await emitAll(
      trx,
      [...toAthletes, ...watching].map(({ ClubId, WatcherId, UserId }) => ({
        ClubId,
        Type: 'LevelUpdate',
        Payload: { Target: WatcherId, UserId, Level: levels.get(UserId) ?? 1 },
      })),
    );
  }

  /**
   * The level includes trainings outside the club, so a watcher sees it only in a club with which the user shares these. Each
   * watcher occurs once.
   */
  async function allowed(trx: Queryable, watches: readonly facts.WatchInClub[]): Promise<facts.WatchInClub[]> {
    const clubs = [...new Set(watches.map(({ ClubId }) => ClubId))];
    const shared = new Map<number, ReadonlySet<number>>();
    for (const clubId of clubs) {
      const ofClub = watches.filter(({ ClubId }) => ClubId === clubId).map(({ UserId }) => UserId);
      shared.set(clubId, await consents.sharing(clubId, [...new Set(ofClub)], 'OtherTrainings', trx));
    }
    const open = watches.filter(({ ClubId, UserId }) => shared.get(ClubId)?.has(UserId));
    return [...new Map(open.map((one) => [`${one.WatcherId} ${one.UserId}`, one])).values()];
  }

  const jobs: Job[] = [job('levels', z.object({}), look, { cron: EVERY_MINUTE })];
  return { look, jobs };
}
