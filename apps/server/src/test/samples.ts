import type { Call } from '@clubpulse/contract/call';
import { besideFeatures } from './beside-features.ts';
import type { TestHouse } from './house.ts';
import type { ClubRows, Sample, Samples } from './sample.ts';
import type { Person, World } from './world.ts';

const all = (await besideFeatures('samples')) as Samples[];

/** The rows of all features, in clubs A and B, each about an athlete of that club alone. */
export async function createRows(house: TestHouse, world: World): Promise<{ own: ClubRows; foreign: ClubRows }> {
  return {
    own: await rowsOf(house, { club: world.clubA, brand: world.brandA, athlete: world.ids.athleteA }),
    foreign: await rowsOf(house, { club: world.clubB, brand: world.brandB, athlete: world.ids.athleteB }),
  };
}

/** Those of one club, about one of its athletes. A club has them once. */
export async function rowsOf({ db }: TestHouse, whose: Pick<ClubRows, 'club' | 'brand' | 'athlete'>): Promise<ClubRows> {
  // Complete when all have written theirs.
  const rows = { ...whose } as ClubRows;
  for (const feature of all) Object.assign(rows, await feature.rows?.(db, rows));
  return rows;
}

/** A valid input of every call, about the rows of one club. A call without a sample fails the matrix. */
export const samples = (rows: ClubRows): Record<string, Sample> =>
  Object.fromEntries(all.flatMap(({ calls }) => Object.entries(calls(rows))));

/** Who says how each call is made. */
const featureOf = new Map(
  all.flatMap((feature) => Object.keys(feature.calls({} as ClubRows)).map((id) => [id, feature] as const)),
);

/** That of one call, made anew each time; those of the other features, some of which draw keys for theirs, are left alone. */
export const sampleOf = (rows: ClubRows, id: string): Sample | undefined => featureOf.get(id)?.calls(rows)[id];

/** Calls whose success takes their row away: the matrix makes them last. */
export const removing: ReadonlySet<string> = new Set(all.flatMap((feature) => feature.removing ?? []));

/** Who makes a call where each is made once: somebody who may. */
export const callerOf = ({ access }: Call): Person => {
  if (access.who === 'admin' || access.who === 'editor') return 'admin';
  if (access.who === 'brand') return 'ownerA';
  if (access.who !== 'club') return 'athleteA';
  if (access.roles.includes('Manager')) return 'managerA';
  return access.roles.includes('Owner') ? 'ownerA' : 'athleteA';
};
