import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { Call } from '@clubpulse/contract/call';
import { besideFeatures } from './beside-features.ts';
import type { ClubRows, Sample, Samples } from './sample.ts';
import type { TestServer } from './server.ts';
import type { Person, World } from './world.ts';

const all = (await besideFeatures('samples')) as Samples[];

export async function createRows(server: TestServer, world: World): Promise<{ own: ClubRows; foreign: ClubRows }> {
  // The server knows an account only after its first call.
  for (const athlete of ['athleteA', 'athleteB'] as const) await server.call(getSelf, { token: world.tokens[athlete] });
  return {
    own: await rowsOf(server, { club: world.clubA, brand: world.brandA, athlete: world.ids.athleteA }),
    foreign: await rowsOf(server, { club: world.clubB, brand: world.brandB, athlete: world.ids.athleteB }),
  };
}

export async function rowsOf({ db }: TestServer, whose: Pick<ClubRows, 'club' | 'brand' | 'athlete'>): Promise<ClubRows> {
  const rows = { ...whose } as ClubRows;
  for (const feature of all) Object.assign(rows, await feature.rows?.(db, rows));
  return rows;
}

export const samples = (rows: ClubRows): Record<string, Sample> =>
  Object.fromEntries(all.flatMap(({ calls }) => Object.entries(calls(rows))));

const featureOf = new Map(
  all.flatMap((feature) => Object.keys(feature.calls({} as ClubRows)).map((id) => [id, feature] as const)),
);

export const sampleOf = (rows: ClubRows, id: string): Sample | undefined => featureOf.get(id)?.calls(rows)[id];

export const removing: ReadonlySet<string> = new Set(all.flatMap((feature) => feature.removing ?? []));

export const callerOf = ({ access }: Call): Person => {
  if (access.who === 'admin' || access.who === 'editor') return 'admin';
  if (access.who === 'brand') return 'ownerA';
  if (access.who !== 'club') return 'athleteA';
  if (access.roles.includes('Manager')) return 'managerA';
  return access.roles.includes('Owner') ? 'ownerA' : 'athleteA';
};
