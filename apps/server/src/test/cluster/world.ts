import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { insertAccount } from '../../platform/identity/accounts.store.ts';
import { hashPassword } from '../../platform/identity/passwords.ts';
import { aClass } from '../booking-rows.ts';
import { aBridge, aClub, aPaymentAccount, aRole, aRoom, aUser } from '../rows.ts';
import type { Cluster } from './cluster.ts';

export const PASSWORD = 'a long enough password';
export const CREDITS = 10;
const GYMS = 3;
const ATHLETES = 12;
const BOOKERS = 24;
const BUYERS = 24;
const FIRST_STRAP = 20_000;
const CLASS_MS = 3 * 3_600_000;
export const BORN = '1991-01-01';

export interface Person {
  readonly id: number;
  readonly email: string;
}

export interface Gym {
  readonly clubId: number;
  readonly classId: number;
  readonly bridgeId: number;
  readonly display: string;
  readonly trainer: Person;
  readonly athletes: readonly { readonly id: number; readonly strap: number }[];
}

export interface Shop {
  readonly clubId: number;
  readonly account: string;
  readonly packageId: number;
  readonly bookers: readonly Person[];
  readonly buyers: readonly Person[];
}

export interface ClusterWorld {
  readonly gyms: readonly Gym[];
  readonly shop: Shop;
}

export async function createClusterWorld(cluster: Pick<Cluster, 'databaseUrl' | 'createPaymentAccount'>): Promise<ClusterWorld> {
  const { db, close, pool } = openDatabase(cluster.databaseUrl);
  try {
    const gyms: Gym[] = [];
    for (let number = 1; number <= GYMS; number++) gyms.push(await aGym(db, number));
    const world = { gyms, shop: await aShop(db, pool, await cluster.createPaymentAccount()) };
    for (const { bridgeId } of gyms) await pool.query(`select pg_notify('clubpulse_bridge', $1)`, [String(bridgeId)]);
    return world;
  } finally {
    await close();
  }
}

async function aPerson(db: Database, name: string, fields: Parameters<typeof aUser>[1] = {}): Promise<Person> {
  const email = `${name}@example.com`;
  const id = await aUser(db, { Email: email, Nickname: name, EmailConfirmed: true, ...fields });
  const PasswordHash = await passwordHash;
  await insertAccount(db, { AccountId: name, Email: email, EmailVerified: true, PasswordHash, IsAdmin: false, IsEditor: false });
  return { id, email };
}
const passwordHash = hashPassword(PASSWORD);

async function aGym(db: Database, number: number): Promise<Gym> {
  const clubId = await aClub(db, { Name: `Gym ${number}` });
  const roomId = await aRoom(db, clubId, { Name: 'Hall' });
  const bridgeId = await aBridge(db, clubId, { DisplayGroupId: roomId });
  const trainer = await aPerson(db, `trainer${number}`);
  await aRole(db, trainer.id, 'Trainer', clubId);
  const Begin = new Date();
  const End = new Date(Begin.getTime() + CLASS_MS);
  const classId = await aClass(db, clubId, {
    Begin,
    End,
    DisplayGroupId: roomId,
    TrainerId: trainer.id,
    MaxInSiteParticipants: ATHLETES,
    InSiteParticipants: ATHLETES,
  });
  const athletes = [];
  for (let index = 0; index < ATHLETES; index++) {
    const strap = FIRST_STRAP + number * 100 + index;
    const id = await aUser(db, { BirthDate: BORN, Nickname: `athlete ${strap}` });
    await aRole(db, id, 'Athlete', clubId);
    await db
      .insertInto('sensors')
      .values({ UserId: id, HardwareId: `ANT+:${strap}`, Model: 'Garmin', Code: String(strap) })
      .execute();
    await db
      .insertInto('class_participants')
      .values({
        ClassId: classId,
        UserId: id,
        ClubId: clubId,
        ClassBegin: Begin,
        ClassEnd: End,
        Place: 'InSite',
        State: 'Booked',
        PaymentKind: 'Free',
      })
      .execute();
    athletes.push({ id, strap });
  }
  const display = `wall-${number}`;
  const TokenHash = createHash('sha256').update(display).digest('hex');
  await db.insertInto('displays').values({ ClubId: clubId, DisplayGroupId: roomId, Name: 'TV', TokenHash }).execute();
  return { clubId, classId, bridgeId, display, trainer, athletes };
}

async function aShop(db: Database, pool: pg.Pool, account: string): Promise<Shop> {
  const clubId = await aClub(db, { Name: 'Shop', EnableOnlinePayments: true, EnableStore: true });
  await aPaymentAccount(db, clubId, { ExtAccountId: account });
  const sold = { ClubId: clubId, Name: 'Ten', Credits: CREDITS, Price: 2_500, Currency: 'EUR', Purchasable: true };
  const { ClubCreditsPackageId: packageId } = await db
    .insertInto('credits_packages')
    .values(sold)
    .returning('ClubCreditsPackageId')
    .executeTakeFirstOrThrow();
  const people = async (kind: string, count: number) => {
    const made: Person[] = [];
    for (let index = 0; index < count; index++) {
      const person = await aPerson(db, `${kind}${index}`);
      await aRole(db, person.id, 'Athlete', clubId);
      made.push(person);
    }
    return made;
  };
  const [bookers, buyers] = [await people('booker', BOOKERS), await people('buyer', BUYERS)];
  for (const { id } of bookers)
    await pool.query(
      `with account as (insert into ledger_accounts ("ClubId", "UserId", "Balance") values ($1, $2, 1000000) returning "LedgerAccountId", "Balance")
       insert into ledger_entries ("LedgerAccountId", "Change", "BalanceAfter", "Reason")
         select "LedgerAccountId", "Balance", "Balance", 'Purchase' from account`,
      [clubId, id],
    );
  return { clubId, account, packageId, bookers, buyers };
}
