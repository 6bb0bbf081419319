import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type {
  AssignSubscription,
  MemberWriteOff,
  UserSubscription,
  UserSubscriptionId,
} from '@clubpulse/contract/billing/subscriptions';
import type { listClubSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { managesClub } from '@clubpulse/rules/accounts/roles/roles';
import { refuseOtherTerms } from '@clubpulse/rules/billing/subscriptions/listed-terms';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf } from '../../platform/page/page.ts';
import { refuseHidden, transactionOf } from '../transactions/public.ts';
import { assign } from './assign.service.ts';
import { type PaidDue, type PaymentInput, payDue } from './paying/pay-due.service.ts';
import { takeOver } from './paying/take-over.service.ts';
import type { BookingPorts, OnlinePorts } from './subscriptions.ports.ts';
import { currentFirst, presentSubscriptions, presentWriteOff } from './subscriptions.present.ts';
import * as store from './subscriptions.store.ts';

export interface SubscriptionParts {
  readonly db: Database;
  readonly club: (clubId: ClubId) => Promise<{ readonly TimeZone: string; readonly BrandId?: number | null } | undefined>;
  readonly bookings: BookingPorts;
  readonly online?: OnlinePorts | undefined;
  readonly now?: () => Date;
}
export type Subscriptions = ReturnType<typeof createSubscriptions>;

const termsOfManagers =
  (club: SubscriptionParts['club']) =>
  async (clubId: ClubId, request: AssignSubscription, { isAdmin, roles }: Caller): Promise<Refusal | undefined> => {
    const BrandId = (await club(clubId))?.BrandId ?? null;
    return isAdmin || managesClub(roles, { ClubId: clubId, BrandId }) ? undefined : refuseOtherTerms(request);
  };

const exportOfManagers =
  (db: Queryable) =>
  async (id: number, payment: PaymentInput, caller: Caller): Promise<Refusal | undefined> => {
    const stored = await store.subscriptionOf(db, id);
    return stored && refuseHidden(db, stored.ClubId, payment, caller);
  };

async function receiptOf(trx: Queryable, transactionId: number | null): Promise<number | null> {
  const paid = transactionId === null ? undefined : await transactionOf(trx, transactionId);
  return paid?.ReceiptId ?? null;
}

export function createSubscriptions({ db, club, bookings, online, now = () => new Date() }: SubscriptionParts) {
  const present = (from: Queryable, rows: readonly store.SubscriptionRow[]) => presentSubscriptions(from, rows, bookings, now());

  async function presentHolders(rows: Awaited<ReturnType<typeof store.holders>>) {
    const subscriptions = await present(db, rows);
    return subscriptions.flatMap((subscription, index) => {
      const row = rows[index];
      if (!row) return [];
      const { Nickname, FirstMidName, LastName } = row;
      return [{ ...subscription, Nickname, FirstMidName, LastName }];
    });
  }

  async function presentOne(from: Queryable, id: number): Promise<UserSubscription | Refusal> {
    const row = await store.subscriptionOf(from, id);
    const [subscription] = row ? await present(from, [row]) : [];
    return subscription ?? refuse('NotFound');
  }
  const payIn = payDue({ present: presentOne, now });

  return {
    clubOf: async (id: UserSubscriptionId): Promise<number | undefined> => (await store.subscriptionOf(db, id))?.ClubId,

    get: (id: UserSubscriptionId): Promise<UserSubscription | Refusal> => presentOne(db, id),

    ofUser: async (userId: UserId): Promise<UserSubscription[]> =>
      // Write-offs contain operator and reason, which only staff may see.
      currentFirst(await present(db, await store.subscriptionsOfUser(db, userId))).map((one) => ({ ...one, WriteOffs: [] })),

    async ofClubUser(clubId: ClubId, userId: UserId): Promise<UserSubscription[] | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      return currentFirst(await present(db, await store.subscriptionsOfUser(db, userId, clubId)));
    },

    async writeOffs(clubId: ClubId, userId: UserId): Promise<MemberWriteOff[] | Refusal> {
      if (!(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      return (await store.writeOffsOf(db, clubId, userId)).map(presentWriteOff);
    },

    ofMembers: async (clubId: ClubId, userIds: readonly number[]): Promise<UserSubscription[]> =>
      present(db, await store.subscriptionsOfMembers(db, clubId, userIds)),

    /** Sorted by name. The filters use the state that the daily job stored. */
    ofClub(clubId: ClubId, query: QueryOf<typeof listClubSubscriptions>) {
      const { start, length, globalSearch: text, ClassSubscriptionId, State } = query;
      const filter = { ClassSubscriptionId, State, text };
      return pageOf(query, {
        data: store.holders(db, clubId, filter, start, length).then(presentHolders),
        recordsTotal: store.countHolders(db, clubId, {}),
        recordsFiltered: store.countHolders(db, clubId, filter),
      });
    },

    refuseTerms: termsOfManagers(club),
    async assign(
      clubId: ClubId,
      userId: UserId,
      request: AssignSubscription,
      by: CallerId,
      key?: RequestKey,
    ): Promise<(UserSubscription & { ReceiptId: number | null }) | Refusal> {
      const known = await club(clubId);
      if (!known || !(await hasRoleIn(db, userId, clubId))) return refuse('NotFound');
      const toAssign = { ...request, ClubId: clubId, UserId: userId, TimeZone: known.TimeZone };
      return transactOnce(db, key, async (trx) => {
        const assigned = await assign(trx, toAssign, { by, now: now(), Reason: 'Assigned' });
        if (isRefusal(assigned)) return assigned;
        const presented = await presentOne(trx, assigned.row.UserSubscriptionId);
        return isRefusal(presented) ? presented : { ...presented, ReceiptId: await receiptOf(trx, assigned.TransactionId) };
      });
    },

    refusePayment: exportOfManagers(db),
    payIn,

    async pay(id: number, payment: PaymentInput, by: CallerId, key?: RequestKey): Promise<PaidDue | Refusal> {
      if (payment.Amount === 0) return refuse('ValidationFailed', { errors: [{ field: 'Amount', key: 'price-required' }] });
      return (await takeOver({ db, online }, id, by)) ?? transactOnce(db, key, (trx) => payIn(trx, id, payment, by));
    },
  };
}
