import type { Queryable } from '../database/database.ts';

/** A user whose roles in a club are taken. */
export interface Leaver {
  readonly ClubId: number;
  readonly UserId: number;
  /** Who takes them, and when. */
  readonly by: number;
  readonly at: Date;
}

type Steps<Of> = Readonly<Record<string, (trx: Queryable, who: Of) => Promise<void>>>;

/**
 * What a feature writes in its own tables, by table, in the transaction in which somebody leaves and before the rows that say so are
 * deleted. Those rows are locked by then. What simply goes is deleted by a foreign key.
 */
export interface LeavingSteps {
  /** Before the last role in a club is deleted. */
  readonly lastRole?: Steps<Leaver>;
  /** Before the role of an athlete is deleted, whatever other roles stay. */
  readonly athleteRole?: Steps<Leaver>;
  /** Before the account is deleted. It has no role in a club any more. */
  readonly account?: Steps<number>;
}

/** The steps of all features, from left to right. */
export type Leaving = Required<LeavingSteps>;

export function leavingOf(features: readonly { readonly leaving?: LeavingSteps }[]): Leaving {
  const all = features.map(({ leaving }) => leaving ?? {});
  return {
    lastRole: joined(all.map(({ lastRole }) => lastRole)),
    athleteRole: joined(all.map(({ athleteRole }) => athleteRole)),
    account: joined(all.map(({ account }) => account)),
  };
}

function joined<Of>(each: readonly (Steps<Of> | undefined)[]): Steps<Of> {
  const steps: Record<string, Steps<Of>[string]> = {};
  for (const [table, step] of each.flatMap((one) => Object.entries(one ?? {}))) {
    if (table in steps) throw new Error(`Two features write ${table} when somebody leaves.`);
    steps[table] = step;
  }
  return steps;
}

export async function leave<Of>(trx: Queryable, steps: Steps<Of>, who: Of): Promise<void> {
  for (const step of Object.values(steps)) await step(trx, who);
}
