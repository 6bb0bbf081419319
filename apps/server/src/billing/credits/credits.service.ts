import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import { type CreditAccount, type CreditTransaction, creditTransactionSchema } from '@clubpulse/contract/billing/credits';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { balanceOf, type MemberOfClub, type Movement, moveCredits } from '../ledger/public.ts';
import * as store from './credits.store.ts';

export type Credits = ReturnType<typeof createCredits>;

export function createCredits({ db }: { db: Database }) {
  function ledgerOf(whose: MemberOfClub, query: PageQuery): Promise<Page<CreditTransaction>> {
    const filter = { ...whose, text: query.globalSearch };
    return pageOf(query, {
      data: presented(store.listEntries(db, filter, query.start, query.length), presentEntry),
      recordsTotal: store.countEntries(db, whose),
      recordsFiltered: store.countEntries(db, filter),
    });
  }
  const ofMember = async <T>(clubId: ClubId, userId: UserId, answer: () => Promise<T>): Promise<T | Refusal> =>
    (await hasRoleIn(db, userId, clubId)) ? answer() : refuse('NotFound');

  return {
    ofClub: (clubId: ClubId, query: PageQuery) =>
      pageOf(query, {
        data: store.accountsOf(db, clubId, query.globalSearch, query.start, query.length),
        recordsTotal: store.countAccounts(db, clubId),
        recordsFiltered: store.countAccounts(db, clubId, query.globalSearch),
      }),

    balance: (ClubId: ClubId, UserId: UserId): Promise<CreditAccount | Refusal> =>
      ofMember(ClubId, UserId, async () => ({
        ClubId,
        UserId,
        Balance: await balanceOf(db, { ClubId, UserId, UserSubscriptionId: null }),
      })),

    ledger: (clubId: ClubId, userId: UserId, paging: PageQuery) =>
      ofMember(clubId, userId, () => ledgerOf({ ClubId: clubId, UserId: userId }, paging)),

    ofUser: (userId: UserId): Promise<(CreditAccount & { ClubName: string })[]> => store.balancesOf(db, userId),

    adjust(
      clubId: ClubId,
      userId: UserId,
      { Credits, Note }: { readonly Credits: number; readonly Note: string },
      by: CallerId,
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

export async function moveAndPresent(
  trx: Queryable,
  member: MemberOfClub,
  movement: Movement,
): Promise<CreditTransaction | Refusal> {
  const moved = await moveCredits(trx, member, movement);
  return isRefusal(moved) ? moved : presentEntry(await store.entryOf(trx, moved.LedgerEntryId));
}

const presentEntry = ({ LedgerEntryId, Change, OperatorEmail, At, BoughtAt, ...row }: store.EntryRow): CreditTransaction =>
  creditTransactionSchema.parse({
    ...row,
    CreditTransactionId: LedgerEntryId,
    Credits: Change,
    Operator: OperatorEmail === null ? null : { email: OperatorEmail },
    At: (BoughtAt ?? At).toISOString(),
  });
