import { randomBytes } from 'node:crypto';
import type { Role } from '@clubpulse/contract/accounts/roles';
import type { Insertable } from 'kysely';
import { insertClubRole } from '../accounts/roles/public.ts';
import { insertEnterprise } from '../clubs/licenses/public.ts';
import type { Queryable } from '../platform/database/database.ts';
import type {
  Bridges,
  Clubs,
  DisplayGroups,
  GroupTrainings,
  PaymentAccounts,
  Users,
} from '../platform/database/schema.generated.ts';

/** The text is random, so that a search matches no row of another test. */
const some = (): string =>
  randomBytes(4)
    .toString('hex')
    .replace(/[a-f]/g, (letter) => 'jkqwxz'['abcdef'.indexOf(letter)] ?? '');

export async function aClub(db: Queryable, fields: Partial<Insertable<Clubs>> = {}): Promise<number> {
  return (await someClubs(db, [fields]))[0] ?? 0;
}

export async function someClubs(db: Queryable, clubs: readonly Partial<Insertable<Clubs>>[]): Promise<number[]> {
  const rows = clubs.map((fields) => ({
    Name: `Club ${some()}`,
    Code: some().toUpperCase(),
    TimeZone: 'Europe/Rome',
    Currency: 'EUR',
    ...fields,
  }));
  const made = (await db.insertInto('clubs').values(rows).returning('ClubId').execute()).map(({ ClubId }) => ClubId);
  for (const ClubId of made) await insertEnterprise(db, ClubId, '2026-01-01');
  return made;
}

export async function aUser(db: Queryable, fields: Partial<Insertable<Users>> = {}): Promise<number> {
  const name = some();
  const user = { Email: `${name}@example.com`, Nickname: name, ...fields };
  return (await db.insertInto('users').values(user).returning('UserId').executeTakeFirstOrThrow()).UserId;
}

export async function aRole(db: Queryable, UserId: number, role: Exclude<Role, 'Owner'>, ClubId: number): Promise<void> {
  await insertClubRole(db, UserId, role, ClubId);
}

/** An active account by default, whose id the provider does not know. */
export async function aPaymentAccount(
  db: Queryable,
  ClubId: number,
  fields: Partial<Insertable<PaymentAccounts>> = {},
): Promise<string> {
  const ExtAccountId = `acct_${some()}`;
  const account = { ClubId, PaymentAccountType: 'Stripe', State: 'Active', ExtAccountId, ...fields } as const;
  await db.insertInto('payment_accounts').values(account).execute();
  return ExtAccountId;
}

export async function aRoom(db: Queryable, ClubId: number, fields: Partial<Insertable<DisplayGroups>> = {}): Promise<number> {
  const room = { ClubId, Name: `Room ${some()}`, Color: '#1787a6', ...fields };
  return (await db.insertInto('display_groups').values(room).returning('DisplayGroupId').executeTakeFirstOrThrow())
    .DisplayGroupId;
}

export async function aBridge(db: Queryable, ClubId: number, fields: Partial<Insertable<Bridges>> = {}): Promise<number> {
  const bridge = { ClubId, HardwareId: some(), Name: `Bridge ${some()}`, SecretHash: some(), ...fields };
  return (await db.insertInto('bridges').values(bridge).returning('ClubpulseBridgeId').executeTakeFirstOrThrow())
    .ClubpulseBridgeId;
}

export async function aCircuit(db: Queryable, ClubId: number): Promise<number> {
  const { BridgeWorkoutId } = await db
    .insertInto('bridge_workouts')
    .values({
      ClubId,
      Name: 'Full Body Eight',
      StationsActive: false,
      Tags: [],
      TimerType: 'AMRAP',
      WarmUp: 0,
      Cooldown: 0,
      Work: 40,
      Rest: 20,
      Rounds: 3,
      RoundRest: 0,
      Minutes: 12,
      StationsPerMinute: 1,
      Time: 900,
      Stations: '[]',
      NextStationKey: 1,
    })
    .returning('BridgeWorkoutId')
    .executeTakeFirstOrThrow();
  return BridgeWorkoutId;
}

export async function aGroupTraining(
  db: Queryable,
  fields: Omit<Insertable<GroupTrainings>, 'GroupTrainingId'>,
): Promise<number> {
  const { DisplayGroupId, Begin, End } = fields;
  const stored = await db.insertInto('group_trainings').values(fields).returning('GroupTrainingId').executeTakeFirstOrThrow();
  await db
    .insertInto('group_training_stretches')
    .values({ ...stored, DisplayGroupId, Begin, End })
    .execute();
  return stored.GroupTrainingId;
}

export async function eventTypes(db: Queryable): Promise<string[]> {
  return (await db.selectFrom('events').select('Type').orderBy('EventId').execute()).map((event) => event.Type);
}
