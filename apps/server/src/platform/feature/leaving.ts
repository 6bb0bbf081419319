import type { Queryable } from '../database/database.ts';

export interface Leaver {
  readonly ClubId: number;
  readonly UserId: number;
  readonly by: number;
  readonly at: Date;
}

type Steps<Of> = Readonly<Record<string, (trx: Queryable, person: Of) => Promise<void>>>;

/**
 * The steps when a user loses a role or account. They run in the same transaction, before the locked role rows are deleted.
 * Foreign keys delete the rest.
 */
export interface LeavingSteps {
  readonly lastRole?: Steps<Leaver>;
  readonly athleteRole?: Steps<Leaver>;
  readonly account?: Steps<number>;
}

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
    if (table in steps) throw new Error(`Two features write ${table} when a user leaves.`);
    steps[table] = step;
  }
  return steps;
}

export async function leave<Of>(trx: Queryable, steps: Steps<Of>, person: Of): Promise<void> {
  for (const step of Object.values(steps)) await step(trx, person);
}
