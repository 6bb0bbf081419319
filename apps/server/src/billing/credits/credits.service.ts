import { type CreditAccount, type CreditTransaction, creditTransactionSchema } from '@clubpulse/contract/billing/credits';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.ts';
import { balanceOf, type MemberOfClub, type Movement, moveCredits } from '../ledger/public.ts';
import * as store from './credits.store.ts';

interface Paging {
  readonly draw: number;
  readonly start: number;
  readonly length: number;
  readonly globalSearch?: string | undefined;
}

export type Credits = ReturnType<typeof createCredits>;

/** Credits of the members: balances and the ledger behind them. */
export function createCredits({ db }: { db: Database }) {
  async function ledgerOf(ClubId: number, UserId: number, { draw, start, length, globalSearch: text }: Paging) {
    const whose = { ClubId, UserId };
    const [rows, recordsTotal, recordsFiltered] = await Promise.all([
      store.listEntries(db, { ...whose, text }, start, length),
      store.countEntries(db, whose),
      store.countEntries(db, { ...whose, text }),
    ]);
    return { draw, recordsTotal, recordsFiltered, data: rows.map(presentEntry) };
  }
  const ofMember = async <T>(clubId: number, userId: number, answer: () => Promise<T>): Promise<T | Refusal> =>
    (await hasRoleIn(db, userId, clubId)) ? answer() : refuse('NotFound');

  return {
    /** Of everybody who ever had credits, by name. */
    async ofClub(clubId: number, { draw, start, length, globalSearch }: Paging) {
      const [data, recordsTotal, recordsFiltered] = await Promise.all([
        store.accountsOf(db, clubId, globalSearch, start, length),
        store.countAccounts(db, clubId),
        store.countAccounts(db, clubId, globalSearch),
      ]);
      return { draw, recordsTotal, recordsFiltered, data };
    },

    balance: (ClubId: number, UserId: number): Promise<CreditAccount | Refusal> =>
      ofMember(ClubId, UserId, async () => ({
        ClubId,
        UserId,
        Balance: await balanceOf(db, { ClubId, UserId, UserSubscriptionId: null }),
      })),

    /** The ledger of a member, newest first. */
    ledger: (clubId: number, userId: number, paging: Paging) => ofMember(clubId, userId, () => ledgerOf(clubId, userId, paging)),

    /** One's own balances, one per club. */
    ofUser: (userId: number): Promise<(CreditAccount & { ClubName: string })[]> => store.balancesOf(db, userId),

    /** Staff adds or takes credits; NotEnoughCredits when fewer are there. */
    adjust(
      clubId: number,
      userId: number,
      { Credits, Note }: { readonly Credits: number; readonly Note: string },
      by: number,
      key?: RequestKey,
    ): Promise<CreditTransaction | Refusal> {
      return ofMember(clubId, userId, () =>
        transactOnce(db, key, (trx) =>
          moveAndPresent(trx, { ClubId: clubId, UserId: userId }, { Change: Credits, Reason: 'Adjustment', by, Note }),
        ),
      );
    },
  };
}

/** Moves the credits of a member, tells her, and answers the entry. */
export async function moveAndPresent(
  trx: Queryable,
  member: MemberOfClub,
  movement: Movement,
): Promise<CreditTransaction | Refusal> {
  const moved = await moveCredits(trx, member, movement);
  return isRefusal(moved) ? moved : presentEntry(await store.entryOf(trx, moved.LedgerEntryId));
}

const presentEntry = ({ LedgerEntryId, Change, OperatorEmail, At, ...row }: store.EntryRow): CreditTransaction =>
  creditTransactionSchema.parse({
    ...row,
    CreditTransactionId: LedgerEntryId,
    Credits: Change,
    Operator: OperatorEmail === null ? null : { email: OperatorEmail },
    At: At.toISOString(),
  });
