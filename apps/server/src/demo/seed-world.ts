import { z } from 'zod';
import type { Database, Queryable } from '../platform/database/database.ts';
import { keepOnce, kept } from '../platform/database/installation.ts';
import type { EmbeddedProvider } from '../platform/identity/embedded-provider.ts';
import { hashOf, newSecret } from '../platform/secrets/secrets.ts';
import * as store from './demo.store.ts';
import { timeZone } from './timetable.ts';
import { athletes, brandName, type ClubCode, clubs, demoAccounts, demoPassword, rooms, staff } from './world.ts';

const MARK = 'demo.world';

/** The demo's TV stands in the room where most train. */
const SCREEN = { club: 'NAVIGLI', room: 'Studio 1', name: 'Studio 1' } as const;
const markSchema = z.object({ screen: z.string() });

/**
 * Makes the demo's people, clubs, rooms and straps once for this database, all or nothing. Answers the token of its TV, which
 * the terminal shows: whoever can read it sees nicknames of people who do not exist.
 */
export async function seedWorld(
  db: Database,
  provider: Pick<EmbeddedProvider, 'accountByEmail' | 'createAccount'> | undefined,
): Promise<string> {
  const mark = markSchema.safeParse(await kept(db, MARK));
  if (mark.success) return mark.data.screen;
  const screen = newSecret();
  if (provider) await createAccounts(provider);
  await db.transaction().execute(async (trx) => {
    const clubIds = await createClubs(trx);
    for (const athlete of athletes) {
      const UserId = await store.insertPerson(trx, athlete, { hidden: athlete.hidden, admin: false, timeZone });
      await store.insertRole(trx, { UserId, Role: 'Athlete', ClubId: idOf(clubIds, athlete.club) });
      await store.insertStrap(trx, UserId, athlete.strap);
    }
    for (const member of staff) {
      const UserId = await store.insertPerson(trx, member, { hidden: false, admin: member.admin, timeZone });
      for (const { role, club } of member.roles) await store.insertRole(trx, { UserId, Role: role, ClubId: idOf(clubIds, club) });
      if (member.owner) await store.insertRole(trx, { UserId, Role: 'Owner', BrandId: clubIds.brandId });
    }
    const place = (await store.placesOf(trx, [SCREEN.club])).get(store.placeKey(SCREEN.club, SCREEN.room));
    if (place) await store.insertScreen(trx, place, SCREEN.name, hashOf(screen));
    await keepOnce(trx, MARK, { screen });
  });
  return screen;
}

/** Their e-mails are confirmed: at the first sign-in each meets the person who is there already. */
async function createAccounts(provider: Pick<EmbeddedProvider, 'accountByEmail' | 'createAccount'>): Promise<void> {
  for (const { email, role } of demoAccounts) {
    if (await provider.accountByEmail(email)) continue;
    const admin = role === 'Admin';
    await provider.createAccount({ email, password: demoPassword, verified: true, admin, editor: admin });
  }
}

interface ClubIds {
  readonly brandId: number;
  readonly clubs: ReadonlyMap<ClubCode, number>;
}

async function createClubs(trx: Queryable): Promise<ClubIds> {
  const brandId = await store.insertBrand(trx, brandName);
  const ids = new Map<ClubCode, number>();
  for (const club of clubs) {
    const clubId = await store.insertClub(trx, brandId, { ...club, timeZone });
    ids.set(club.code, clubId);
    for (const room of rooms) await store.insertRoom(trx, clubId, room);
  }
  return { brandId, clubs: ids };
}

function idOf({ clubs: ids }: ClubIds, code: ClubCode): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The demo world has no club ${code}.`);
  return id;
}
