import { demoAccounts, demoPassword } from '@clubpulse/world/accounts';
import { athletes } from '@clubpulse/world/athletes';
import { brand, clubs, navigli } from '@clubpulse/world/clubs';
import type { Person } from '@clubpulse/world/people';
import { marco, staff } from '@clubpulse/world/staff';
import { members, strapless } from '@clubpulse/world/strapless';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import type { EmbeddedProvider } from '../../platform/identity/embedded-provider.ts';
import * as unserved from '../unserved.store.ts';
import { joinDemoMembers } from './demo-members.ts';
import { createDemoRooms, pairWall } from './demo-rooms.ts';
import { clubIdsOf, userIdsOf } from './ids.store.ts';

const MARK = 'demo.world';
const BEGUN_MARK = 'demo.world.begun';
const markSchema = z.object({ screen: z.string() });

type Provider = Pick<EmbeddedProvider, 'accountByEmail' | 'createAccount'>;

export async function seedWorld(db: Database, provider: Provider | undefined): Promise<string> {
  const mark = markSchema.safeParse(await storedValue(db, MARK));
  if (mark.success) return mark.data.screen;
  if (provider) await createAccounts(provider);
  await begin(db);
  const clubIds = await clubIdsOf(
    db,
    clubs.map(({ code }) => code),
  );
  const userIds = await userIdsOf(
    db,
    [...members, ...staff].map(({ email }) => email),
  );
  await createDemoRooms(db, clubIds);
  await joinDemoMembers(db, clubIds, userIds);
  const screen = await pairWall(db, userIds.get(marco.email) ?? 0);
  return markSchema.parse(await storeOnce(db, MARK, { screen })).screen;
}

/** E-mail addresses are confirmed, so that the first sign-in finds the existing user. */
async function createAccounts(provider: Provider): Promise<void> {
  for (const { email, role } of demoAccounts) {
    if (await provider.accountByEmail(email)) continue;
    const admin = role === 'Admin';
    await provider.createAccount({ email, password: demoPassword, verified: true, admin, editor: admin });
  }
}

const begin = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await storeOnce(trx, BEGUN_MARK, {});
    if ((await clubIdsOf(trx, [navigli.code])).size > 0) return;
    const BrandId = await unserved.insertBrand(trx, brand.name, clubs);
    const entry = ({ email, nickname }: Person, isAdmin: boolean) => ({
      Email: email,
      Nickname: nickname,
      IsAdmin: isAdmin,
      IsEditor: isAdmin,
    });
    await unserved.insertPeople(trx, [
      ...athletes.map((athlete) => entry(athlete, false)),
      ...staff.map((member) => entry(member, member.admin)),
      ...strapless.map((member) => entry(member, false)),
    ]);
    const owners = await userIdsOf(
      trx,
      staff.filter(({ owner }) => owner).map(({ email }) => email),
    );
    for (const userId of owners.values()) await unserved.insertOwner(trx, userId, BrandId);
  });
