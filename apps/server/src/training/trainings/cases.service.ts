import type { Queryable } from '../../platform/database/database.ts';
import type { due, HeartMinuteStore, SecondsOf } from '../heart-minutes/public.ts';
import type { Profile } from './athlete.rows.ts';
import { deletedOf, withoutDeleted } from './declared/deleted.store.ts';
import { isSlip } from './declared/heard-before.rows.ts';
import { isDeclared } from './declared.rows.ts';
import { unixSecond } from './seconds.rows.ts';
import { type Around, stretchesAround } from './stretches-around.service.ts';
import * as store from './summaries/summary.store.ts';

/** Seconds of an athlete whose trainings are to be computed. */
export type Asked = Pick<due.DueRow, 'UserId' | 'FromSecond' | 'ToSecond' | 'MarkedAt'>;

export interface CaseParts {
  readonly minutes: Pick<HeartMinuteStore, 'readEach'>;
  /** Full profiles by id, read by the transaction itself: whoever waits for its rows may hold all other connections. */
  readonly profiles: (userIds: readonly number[], trx: Queryable) => Promise<readonly Profile[]>;
}

/** One athlete whose trainings are computed, and what is known of her. */
export interface Case extends Around {
  readonly due: Asked;
  readonly profile: Profile;
  /** Her trainings around what was found, lowest id first. */
  readonly stored: readonly store.StoredTraining[];
}

export async function casesOf(trx: Queryable, { minutes, profiles }: CaseParts, rows: readonly Asked[]): Promise<Case[]> {
  const userIds = rows.map(({ UserId }) => UserId);
  const known = new Map((await profiles(userIds, trx)).map((profile) => [profile.UserId, profile]));
  const deleted = Map.groupBy(await deletedOf(trx, userIds), ({ UserId }) => UserId);
  const read = async (windows: readonly SecondsOf[]) => {
    const stored = await minutes.readEach(trx, windows);
    for (const [userId, gone] of deleted)
      stored.set(
        userId,
        (stored.get(userId) ?? []).map((one) => withoutDeleted(one, gone)),
      );
    return stored;
  };
  const cases: Case[] = [];
  let open = rows.map((due) => ({ due, from: unixSecond(due.FromSecond), to: unixSecond(due.ToSecond) }));
  while (open.length > 0) {
    const around = await stretchesAround(
      read,
      open.map(({ due, from, to }) => ({ UserId: due.UserId, from, to })),
    );
    const looked = open.map((one) => ({ ...one, ...reach(one, around.get(one.due.UserId)) }));
    const intervals = looked.map(({ due, from, to }) => ({ UserId: due.UserId, from, to: to + 1 }));
    const stored = Map.groupBy(await store.trainingsWithin(trx, intervals), ({ UserId }) => UserId);
    open = looked.flatMap((one) => {
      const [profile, found] = [known.get(one.due.UserId), around.get(one.due.UserId)];
      if (!profile || !found) return [];
      const hers = stored.get(one.due.UserId) ?? [];
      // What else was heard of a declared training that reaches further belongs to it too.
      const declared = hers.filter((training) => isDeclared(training) && !isSlip(training));
      const from = Math.min(one.from, ...declared.map(({ Begin }) => unixSecond(Begin)));
      const to = Math.max(one.to, ...declared.map(({ End }) => unixSecond(End) - 1));
      if (from < one.from || to > one.to) return [{ due: one.due, from, to }];
      cases.push({ due: one.due, profile, stored: hers, ...found });
      return [];
    });
  }
  return cases;
}

/** The seconds asked for, and those of the stretches found around them. */
const reach = (one: { readonly from: number; readonly to: number }, around: Around | undefined) => ({
  from: Math.min(one.from, around?.found[0]?.begin ?? one.from),
  to: Math.max(one.to, (around?.found.at(-1)?.end ?? 0) - 1),
});
