import type { Queryable } from '../../platform/database/database.ts';
import type { due, HeartMinuteStore } from '../heart-minutes/public.ts';
import type { Profile } from './athlete.rows.ts';
import { liveMinutes } from './live-seconds.facts.ts';
import { unixSecond } from './seconds.rows.ts';
import { type Around, stretchesAround } from './stretches-around.service.ts';
import * as store from './summaries/summary.store.ts';

export type DueSeconds = Pick<due.DueRow, 'UserId' | 'FromSecond' | 'ToSecond' | 'MarkedAt'>;

export interface CaseParts {
  readonly minutes: Pick<HeartMinuteStore, 'readEach'>;
  /** Must use the transaction's connection, because waiting transactions may hold all other connections. */
  readonly profiles: (userIds: readonly number[], trx: Queryable) => Promise<readonly Profile[]>;
}

export interface Case extends Around {
  readonly due: DueSeconds;
  readonly profile: Profile;
  readonly stored: readonly store.StoredTraining[];
}

export async function casesOf(trx: Queryable, { minutes, profiles }: CaseParts, rows: readonly DueSeconds[]): Promise<Case[]> {
  const userIds = rows.map(({ UserId }) => UserId);
  const known = new Map((await profiles(userIds, trx)).map((profile) => [profile.UserId, profile]));
  const wanted = rows.map(({ UserId, FromSecond, ToSecond }) => ({
    UserId,
    from: unixSecond(FromSecond),
    to: unixSecond(ToSecond),
  }));
  const around = await stretchesAround((windows) => liveMinutes(trx, minutes, windows), wanted);
  const reach = wanted.map(({ UserId, from, to }) => {
    const found = around.get(UserId)?.found ?? [];
    return {
      UserId,
      from: Math.min(from, ...found.map(({ begin }) => begin)),
      to: Math.max(to + 1, ...found.map(({ end }) => end)),
    };
  });
  const stored = Map.groupBy(await store.liveTrainingsWithin(trx, reach), ({ UserId }) => UserId);
  return rows.flatMap((due) => {
    const [profile, found] = [known.get(due.UserId), around.get(due.UserId)];
    return profile && found ? [{ due, profile, stored: stored.get(due.UserId) ?? [], ...found }] : [];
  });
}
