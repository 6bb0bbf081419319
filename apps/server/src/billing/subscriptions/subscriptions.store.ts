import type { UserId } from '@clubpulse/contract/accounts/users';
import type { SubscriptionState } from '@clubpulse/contract/billing/subscriptions';
import type { TransactionId } from '@clubpulse/contract/billing/transactions';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { moveHolder } from '../../members/pipeline/public.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { UserSubscriptionInstallments, UserSubscriptions, WriteOffs } from '../../platform/database/schema.generated.ts';
import { everyWord, foldedSql, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';
import type { Leaver } from '../../platform/feature/leaving.ts';
import { endAtProvider, isActiveAtProvider } from './end-at-provider.store.ts';

export interface InstallmentRow
  extends Omit<Selectable<UserSubscriptionInstallments>, 'PaidAt' | 'WrittenOffAt' | 'UserSubscriptionId'> {
  readonly PaidAt: string | null;
  readonly WrittenOffAt: string | null;
}
export interface WriteOffRow extends Pick<Selectable<WriteOffs>, 'Amount' | 'Number' | 'Reason' | 'OperatorEmail'> {
  readonly At: string;
}
export interface SubscriptionRow extends Selectable<UserSubscriptions> {
  readonly Color: string | null;
  readonly TimeZone: string;
  readonly RemainingTickets: number | null;
  readonly InstallmentPlan: InstallmentRow[];
  readonly WriteOffs: WriteOffRow[];
}
export interface NamedSubscriptionRow extends SubscriptionRow {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}
export type NewSubscription = Insertable<UserSubscriptions>;
export type SubscriptionColumns = Updateable<UserSubscriptions>;

const rows = (db: Queryable) =>
  db
    .selectFrom('user_subscriptions as s')
    .innerJoin('class_subscriptions as type', 'type.ClassSubscriptionId', 's.ClassSubscriptionId')
    .innerJoin('clubs', 'clubs.ClubId', 's.ClubId')
    .leftJoin('ledger_accounts as tickets', 'tickets.UserSubscriptionId', 's.UserSubscriptionId')
    .selectAll('s')
    .select((eb) => [
      'type.Color',
      'clubs.TimeZone',
      sql<number | null>`case when s."MaxActivities" is not null then coalesce("tickets"."Balance", 0) end`.as(
        'RemainingTickets',
      ),
      jsonArrayFrom(
        eb
          .selectFrom('user_subscription_installments as part')
          .select(['part.Number', 'part.Amount', 'part.DueDate', 'part.TransactionId'])
          .select([sql<string | null>`part."PaidAt"`.as('PaidAt'), sql<string | null>`part."WrittenOffAt"`.as('WrittenOffAt')])
          .whereRef('part.UserSubscriptionId', '=', 's.UserSubscriptionId')
          .orderBy('part.Number'),
      ).as('InstallmentPlan'),
      jsonArrayFrom(
        eb
          .selectFrom('write_offs as w')
          .select(['w.Number', 'w.Amount', 'w.Reason', 'w.OperatorEmail'])
          .select(sql<string>`w."At"`.as('At'))
          .whereRef('w.UserSubscriptionId', '=', 's.UserSubscriptionId')
          .orderBy('w.WriteOffId'),
      ).as('WriteOffs'),
    ]);

export const subscriptionOf = (db: Queryable, id: number): Promise<SubscriptionRow | undefined> =>
  rows(db).where('s.UserSubscriptionId', '=', id).executeTakeFirst();

/**
 * First locks the member in the club, as leaving does. A concurrent booking waits and is decided again, because the RowVersion
 * has changed.
 */
export async function lockSubscription(trx: Queryable, id: number): Promise<SubscriptionRow | undefined> {
  await trx
    .selectFrom('club_people as member')
    .innerJoin('user_subscriptions as held', (on) =>
      on.onRef('held.ClubId', '=', 'member.ClubId').onRef('held.UserId', '=', 'member.UserId'),
    )
    .select('member.UserId')
    .where('held.UserSubscriptionId', '=', id)
    .forKeyShare('member')
    .execute();
  await trx
    .selectFrom('user_subscriptions')
    .select('UserSubscriptionId')
    .where('UserSubscriptionId', '=', id)
    .forUpdate()
    .execute();
  return subscriptionOf(trx, id);
}

export const subscriptionsOfUser = (db: Queryable, userId: UserId, clubId?: number): Promise<SubscriptionRow[]> =>
  rows(db)
    .where('s.UserId', '=', userId)
    .$if(clubId !== undefined, (found) => found.where('s.ClubId', '=', clubId ?? 0))
    .orderBy('s.CreatedAt', 'desc')
    .orderBy('s.UserSubscriptionId', 'desc')
    .execute();

export async function ownPausesOf(db: Queryable, clubId: ClubId, userId: UserId): Promise<string[]> {
  const held = await db
    .selectFrom('user_subscriptions')
    .select('OwnPauses')
    .where('ClubId', '=', clubId)
    .where('UserId', '=', userId)
    .execute();
  return held.flatMap(({ OwnPauses }) => OwnPauses);
}

export const subscriptionsOfMembers = (db: Queryable, clubId: ClubId, userIds: readonly number[]): Promise<SubscriptionRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : rows(db)
        .where('s.ClubId', '=', clubId)
        .where('s.UserId', 'in', userIds)
        .orderBy('s.CreatedAt', 'desc')
        .orderBy('s.UserSubscriptionId', 'desc')
        .execute();

export interface HolderFilter {
  readonly ClassSubscriptionId?: number | undefined;
  readonly State?: SubscriptionState | undefined;
  readonly text?: string | undefined;
}

function filtered(db: Queryable, clubId: ClubId, { ClassSubscriptionId, State, text }: HolderFilter) {
  const named = rows(db)
    .innerJoin('users', 'users.UserId', 's.UserId')
    .select(['users.Nickname', 'users.FirstMidName', 'users.LastName'])
    .where('s.ClubId', '=', clubId);
  const ofType = ClassSubscriptionId === undefined ? named : named.where('s.ClassSubscriptionId', '=', ClassSubscriptionId);
  const inState = State === undefined ? ofType : ofType.where('s.State', '=', State);
  if (!text) return inState;
  return inState.where(everyWord(searchTerms(text), searchTextOf('users'), foldedSql('s.SubscriptionName')));
}

export const holders = (
  db: Queryable,
  clubId: ClubId,
  filter: HolderFilter,
  start: number,
  length: number,
): Promise<NamedSubscriptionRow[]> =>
  filtered(db, clubId, filter)
    .orderBy(({ fn }) => fn('lower', ['users.FirstMidName']))
    .orderBy(({ fn }) => fn('lower', ['users.LastName']))
    .orderBy('s.UserSubscriptionId')
    .limit(length)
    .offset(start)
    .execute();

export async function countHolders(db: Queryable, clubId: ClubId, filter: HolderFilter): Promise<number> {
  const { count } = await filtered(db, clubId, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertSubscription(trx: Queryable, subscription: NewSubscription): Promise<number> {
  const row = await trx
    .insertInto('user_subscriptions')
    .values(subscription)
    .returning('UserSubscriptionId')
    .executeTakeFirstOrThrow();
  await moveHolder(trx, subscription);
  return row.UserSubscriptionId;
}

export async function insertInstallments(
  trx: Queryable,
  UserSubscriptionId: number,
  parts: readonly { Number: number; Amount: number; DueDate: string; PaidAt: Date | null }[],
): Promise<void> {
  if (parts.length === 0) return;
  await trx
    .insertInto('user_subscription_installments')
    .values(parts.map((part) => ({ UserSubscriptionId, ...part })))
    .execute();
}

export async function payInstallment(
  trx: Queryable,
  UserSubscriptionId: number,
  Number: number,
  paid: { readonly PaidAt: Date; readonly TransactionId: TransactionId },
): Promise<void> {
  await trx
    .updateTable('user_subscription_installments')
    .set(paid)
    .where('UserSubscriptionId', '=', UserSubscriptionId)
    .where('Number', '=', Number)
    .execute();
}

type GivenUp = Pick<Selectable<WriteOffs>, 'ClubId' | 'UserId' | 'UserSubscriptionId' | 'SubscriptionName' | 'Currency'>;

export async function insertWriteOff(
  trx: Queryable,
  { ClubId, UserId, UserSubscriptionId, SubscriptionName, Currency }: GivenUp,
  { by, ...writeOff }: Pick<Insertable<WriteOffs>, 'Amount' | 'Number' | 'Reason'> & { readonly by: UserId; readonly At: Date },
): Promise<void> {
  const held = { ClubId, UserId, UserSubscriptionId, SubscriptionName, Currency };
  await trx
    .insertInto('write_offs')
    .values({
      ...held,
      ...writeOff,
      OperatorEmail: sql<string | null>`(select "Email" from users where "UserId" = ${by}::bigint)`,
    })
    .execute();
  if (writeOff.Number !== null && writeOff.Number !== undefined)
    await trx
      .updateTable('user_subscription_installments')
      .set({ WrittenOffAt: writeOff.At })
      .where('UserSubscriptionId', '=', UserSubscriptionId)
      .where('Number', '=', writeOff.Number)
      .execute();
}

export const writeOffsOf = (db: Queryable, clubId: ClubId, userId: UserId) =>
  db
    .selectFrom('write_offs as w')
    .leftJoin('user_subscriptions as held', 'held.UserSubscriptionId', 'w.UserSubscriptionId')
    .selectAll('w')
    .select(sql<boolean>`held."UserSubscriptionId" is null`.as('IsRemoved'))
    .where('w.ClubId', '=', clubId)
    .where('w.UserId', '=', userId)
    .orderBy('w.WriteOffId', 'desc')
    .execute();

/** Increments RowVersion, so that concurrent bookings are decided again. */
export async function saveSubscription(trx: Queryable, id: number, fields: SubscriptionColumns): Promise<void> {
  await trx
    .updateTable('user_subscriptions')
    .set((eb) => ({ ...fields, RowVersion: eb('RowVersion', '+', 1) }))
    .where('UserSubscriptionId', '=', id)
    .execute();
}

export async function deleteSubscription(trx: Queryable, id: number): Promise<void> {
  await rememberTypes(trx, sql`"UserSubscriptionId" = ${id}`);
  await trx.deleteFrom('user_subscriptions').where('UserSubscriptionId', '=', id).execute();
}

/** Must run before tickets and credits are deleted. A foreign key deletes the subscriptions with the last role. */
export async function leaveSubscriptions(trx: Queryable, { ClubId, UserId }: Leaver): Promise<void> {
  const held = await trx
    .selectFrom('user_subscriptions')
    .select(['ClubId', 'ExtSubscriptionId', 'State', 'Installments'])
    .where('UserId', '=', UserId)
    .where('ClubId', '=', ClubId)
    .orderBy('UserSubscriptionId')
    .forUpdate()
    .execute();
  await endAtProvider(trx, held.filter(isActiveAtProvider));
  await rememberTypes(trx, sql`"UserId" = ${UserId} and "ClubId" = ${ClubId}`);
}

async function rememberTypes(trx: Queryable, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into types_held ("UserId", "ClassSubscriptionId")
    select distinct "UserId", "ClassSubscriptionId" from user_subscriptions
    where ${which} on conflict do nothing`.execute(trx);
}

/** A withdrawn trial counts as never held. */
export async function forgetHeld(trx: Queryable, UserId: UserId, ClassSubscriptionId: number): Promise<void> {
  await trx
    .deleteFrom('types_held')
    .where('UserId', '=', UserId)
    .where('ClassSubscriptionId', '=', ClassSubscriptionId)
    .execute();
}

/** Includes the types of deleted subscriptions (`types_held`). */
export async function typesEverHeld(db: Queryable, userId: UserId, clubId: ClubId): Promise<ReadonlySet<number>> {
  const held = await db
    .selectFrom('user_subscriptions')
    .select('ClassSubscriptionId')
    .where('UserId', '=', userId)
    .where('ClubId', '=', clubId)
    .union(
      db
        .selectFrom('types_held as held')
        .innerJoin('class_subscriptions as type', 'type.ClassSubscriptionId', 'held.ClassSubscriptionId')
        .select('held.ClassSubscriptionId')
        .where('held.UserId', '=', userId)
        .where('type.ClubId', '=', clubId),
    )
    .execute();
  return new Set(held.map(({ ClassSubscriptionId }) => ClassSubscriptionId));
}

export const everHeldIn = async (db: Queryable, userId: UserId, clubId: ClubId): Promise<boolean> =>
  (await typesEverHeld(db, userId, clubId)).size > 0;

/** Subscriptions that are not over, and those whose tickets are used up, because a ticket may be returned. */
export const changeableSubscriptions = (db: Queryable, clubId: ClubId): Promise<SubscriptionRow[]> =>
  rows(db)
    .where('s.ClubId', '=', clubId)
    .where(sql<boolean>`s."State" not in ('NonRenewed', 'Canceled') and (s."State" <> 'Expired' or s."StateReason" = 'Tickets')`)
    .orderBy('s.UserSubscriptionId')
    .execute();

export async function ticketsAt(db: Queryable, id: number, at: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
    .select('entry.BalanceAfter')
    .where('account.UserSubscriptionId', '=', id)
    .where('entry.At', '<', at)
    .orderBy('entry.LedgerEntryId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.BalanceAfter;
}
