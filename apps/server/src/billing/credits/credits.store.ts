import type { UserId } from '@clubpulse/contract/accounts/users';
import type { CreditAccount } from '@clubpulse/contract/billing/credits';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { LedgerEntries } from '../../platform/database/schema.generated.ts';
import { containing, everyWord, searchTerms, searchTextOf } from '../../platform/database/text-search.ts';

export interface EntryRow extends Selectable<LedgerEntries> {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly BoughtAt: Date | null;
}
export interface NamedAccount extends CreditAccount {
  readonly Nickname: string;
  readonly FirstMidName: string;
  readonly LastName: string;
}

const entries = (db: Queryable) =>
  db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_accounts as account', 'account.LedgerAccountId', 'entry.LedgerAccountId')
    .leftJoin('transactions as paid', (join) =>
      join.onRef('paid.TransactionId', '=', 'entry.TransactionId').on('entry.Reason', '=', 'Purchase'),
    )
    .selectAll('entry')
    .select(['account.ClubId', 'account.UserId', 'paid.At as BoughtAt']);

export const entryOf = (db: Queryable, entryId: number): Promise<EntryRow> =>
  entries(db).where('entry.LedgerEntryId', '=', entryId).executeTakeFirstOrThrow();

interface Whose {
  readonly ClubId: ClubId;
  readonly UserId: UserId;
  readonly text?: string | undefined;
}

function entriesOf(db: Queryable, { ClubId, UserId, text }: Whose) {
  const own = entries(db)
    .where('account.ClubId', '=', ClubId)
    .where('account.UserId', '=', UserId)
    .where('account.UserSubscriptionId', 'is', null);
  if (!text) return own;
  const pattern = containing(text);
  return own.where(({ eb, or }) => or([eb('entry.ClassName', 'ilike', pattern), eb('entry.Note', 'ilike', pattern)]));
}

export const listEntries = (db: Queryable, whose: Whose, start: number, length: number): Promise<EntryRow[]> =>
  entriesOf(db, whose).orderBy('entry.LedgerEntryId', 'desc').limit(length).offset(start).execute();

export async function countEntries(db: Queryable, whose: Whose): Promise<number> {
  const { count } = await entriesOf(db, whose)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function accounts(db: Queryable, clubId: ClubId, text: string | undefined) {
  const own = db
    .selectFrom('ledger_accounts as account')
    .innerJoin('users', 'users.UserId', 'account.UserId')
    .where('account.ClubId', '=', clubId)
    .where('account.UserSubscriptionId', 'is', null);
  if (!text) return own;
  return own.where(everyWord(searchTerms(text), searchTextOf('users')));
}

export const accountsOf = (
  db: Queryable,
  clubId: ClubId,
  text: string | undefined,
  start: number,
  length: number,
): Promise<NamedAccount[]> =>
  accounts(db, clubId, text)
    .select(['account.ClubId', 'account.UserId', 'account.Balance', 'users.Nickname', 'users.FirstMidName', 'users.LastName'])
    .orderBy(({ fn }) => fn('lower', ['users.FirstMidName']))
    .orderBy(({ fn }) => fn('lower', ['users.LastName']))
    .orderBy('account.UserId')
    .limit(length)
    .offset(start)
    .execute();

export async function countAccounts(db: Queryable, clubId: ClubId, text?: string): Promise<number> {
  const { count } = await accounts(db, clubId, text)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const balancesOf = (db: Queryable, userId: UserId): Promise<(CreditAccount & { ClubName: string })[]> =>
  db
    .selectFrom('user_roles as role')
    .innerJoin('clubs', 'clubs.ClubId', 'role.ClubId')
    .leftJoin('ledger_accounts as account', (join) =>
      join
        .onRef('account.ClubId', '=', 'clubs.ClubId')
        .onRef('account.UserId', '=', 'role.UserId')
        .on('account.UserSubscriptionId', 'is', null),
    )
    .select(({ fn, lit }) => [
      'clubs.ClubId',
      'role.UserId',
      'clubs.Name as ClubName',
      fn.coalesce('account.Balance', lit(0)).as('Balance'),
    ])
    .where('role.UserId', '=', userId)
    .where('role.Role', '=', 'Athlete')
    .orderBy('clubs.Name')
    .execute();
