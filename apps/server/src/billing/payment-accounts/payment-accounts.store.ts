import type { PauseRules, PaymentSettings } from '@clubpulse/contract/billing/payment-accounts';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PaymentAccounts } from '../../platform/database/schema.generated.ts';

export type OnlineAccount = Pick<Selectable<PaymentAccounts>, (typeof columns)[number]>;

const columns = [
  'ClubId',
  'State',
  'ExtAccountId',
  'RequestKey',
  'Missing',
  'InactiveReason',
  'ActiveSince',
  'ReadNumber',
] as const;

export const onlineAccountOf = (db: Queryable, clubId: ClubId): Promise<OnlineAccount | undefined> =>
  db
    .selectFrom('payment_accounts')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where('PaymentAccountType', '=', 'Stripe')
    .executeTakeFirst();

export const lockAccount = (trx: Queryable, clubId: ClubId): Promise<OnlineAccount | undefined> =>
  trx
    .selectFrom('payment_accounts')
    .select(columns)
    .where('ClubId', '=', clubId)
    .where('PaymentAccountType', '=', 'Stripe')
    .forUpdate()
    .executeTakeFirst();

export async function clubOfAccount(db: Queryable, extAccountId: string): Promise<ClubId | undefined> {
  const row = await db
    .selectFrom('payment_accounts')
    .select('ClubId')
    .where('ExtAccountId', '=', extAccountId)
    .executeTakeFirst();
  return row?.ClubId;
}

export async function insertAccount(db: Queryable, clubId: ClubId): Promise<void> {
  await db
    .insertInto('payment_accounts')
    .values({ ClubId: clubId, PaymentAccountType: 'Stripe', State: 'Onboarding' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateAccount(db: Queryable, clubId: ClubId, fields: Updateable<PaymentAccounts>): Promise<void> {
  await db
    .updateTable('payment_accounts')
    .set(fields)
    .where('ClubId', '=', clubId)
    .where('PaymentAccountType', '=', 'Stripe')
    .execute();
}

/** After a refusal a new key is needed, because the provider stores its refusal under the key. */
export const renewRequestKey = (db: Queryable, { ClubId, RequestKey }: OnlineAccount): Promise<unknown> =>
  db
    .updateTable('payment_accounts')
    .set({ RequestKey: sql<string>`gen_random_uuid()` })
    .where('ClubId', '=', ClubId)
    .where('RequestKey', '=', RequestKey)
    .execute();

export const clubForProvider = (db: Queryable, clubId: ClubId): Promise<{ Name: string; Email: string | null }> =>
  db.selectFrom('clubs').select(['Name', 'Email']).where('ClubId', '=', clubId).executeTakeFirstOrThrow();

export async function storedSettingsOf(db: Queryable, clubId: ClubId): Promise<PaymentSettings> {
  const row = await db
    .selectFrom('clubs')
    .select(['EnableOnlinePayments', 'EnableStore'])
    .where('ClubId', '=', clubId)
    .executeTakeFirst();
  return row ?? { EnableOnlinePayments: false, EnableStore: false };
}

export const pauseRulesOf = (db: Queryable, clubId: ClubId): Promise<PauseRules> =>
  db
    .selectFrom('clubs')
    .select(['MembersMayPause', 'MaxPauseDays', 'PausesPerYear'])
    .where('ClubId', '=', clubId)
    .executeTakeFirstOrThrow();

/** Online payments count as off while the platform may not use the account. */
export async function paymentSettingsOf(db: Queryable, clubId: ClubId): Promise<PaymentSettings> {
  const stored = await storedSettingsOf(db, clubId);
  if (!stored.EnableOnlinePayments) return stored;
  return { ...stored, EnableOnlinePayments: !(await hasRemovedAccess(db, clubId)) };
}

export const hasRemovedAccess = async (db: Queryable, clubId: ClubId): Promise<boolean> =>
  (await onlineAccountOf(db, clubId))?.InactiveReason === 'AccessRemoved';

export async function takesOnlinePayments(db: Queryable, clubId: ClubId): Promise<boolean> {
  const row = await db
    .selectFrom('clubs')
    .innerJoin('payment_accounts', 'payment_accounts.ClubId', 'clubs.ClubId')
    .select('clubs.ClubId')
    .where('clubs.ClubId', '=', clubId)
    .where('EnableOnlinePayments', '=', true)
    .where('State', '=', 'Active')
    .executeTakeFirst();
  return row !== undefined;
}
