import type { UserId } from '@clubpulse/contract/accounts/users';
import type { CardApplied, OwnPause } from '@clubpulse/contract/billing/online-payments/online-payments';
import type { UserSubscription, UserSubscriptionId } from '@clubpulse/contract/billing/subscriptions';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { PauseDays } from '@clubpulse/rules/billing/subscriptions/own-pause';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { ProviderRefused } from '../../platform/payments/payments.ts';
import { refusedByProvider } from '../payment-accounts/public.ts';
import {
  isChargedOnline,
  type OnlineChange,
  type OwnPauses,
  refuseFollowed,
  type SubscriptionRow,
  type Subscriptions,
  subscriptionOf,
  subscriptionOnDay,
} from '../subscriptions/public.ts';
import { applyStoredPage, takenByCard } from './card-changes.service.ts';
import { openCardChanges } from './card-changes.store.ts';
import { cardPage } from './checkout-page.service.ts';
import { accountOf, type ClubAccount } from './online-payments.facts.ts';
import type { Online } from './settlement.service.ts';

interface OwnParts {
  readonly db: Database;
  readonly publicUrl: string;
  readonly online: Online | undefined;
  readonly subscriptions: Pick<Subscriptions, 'get'>;
  readonly pauses: OwnPauses;
  readonly now?: () => Date;
}
type Ready = Required<OwnParts>;
interface AtProvider {
  readonly row: SubscriptionRow & { readonly ExtSubscriptionId: string };
  readonly account: ClubAccount;
  readonly online: Online;
}

export type OwnSubscriptions = ReturnType<typeof createOwnSubscriptions>;

export const createOwnSubscriptions = (parts: OwnParts) =>
  bindActs({ now: () => new Date(), ...parts }, { changeOnline, cancel, keep, changeCard, applyCard, foundPause, pause, resume });

async function atProvider<T>(
  { db, online }: Ready,
  row: SubscriptionRow | undefined,
  act: (found: AtProvider) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (!row) return refuse('NotFound');
  const { ExtSubscriptionId, ClubId } = row;
  if (ExtSubscriptionId === null) return refuse('SubscriptionNotPaidOnline');
  const account = await accountOf(db, ClubId);
  if (!online || !account) return refuse('OnlinePaymentsNotConfigured');
  return refusedByProvider(() => act({ row: { ...row, ExtSubscriptionId }, account, online }));
}

const changeOnline = async (
  parts: Ready,
  id: number,
  { change: changed, ...wanted }: OnlineChange,
): Promise<Refusal | undefined> =>
  atProvider<undefined>(parts, await subscriptionOf(parts.db, id), async ({ row, account, online }) => {
    const { ExtAccountId } = account;
    const read = (stored?: typeof wanted) =>
      online.settlement.syncSubscription({ ClubId: row.ClubId, ExtAccountId }, row.ExtSubscriptionId, stored);
    try {
      await online.payments.changeSubscription(ExtAccountId, row.ExtSubscriptionId, changed);
    } catch (error) {
      // The subscription is read, because it may have been canceled at the provider meanwhile.
      if (error instanceof ProviderRefused) await read();
      throw error;
    }
    await read(wanted);
    return undefined;
  });

async function own(parts: Ready, userId: UserId, id: UserSubscriptionId): Promise<SubscriptionRow | Refusal> {
  const stored = await subscriptionOf(parts.db, id);
  if (stored?.UserId !== userId) return refuse('NotFound');
  if (stored.ExtSubscriptionId === null) return refuse('SubscriptionNotPaidOnline');
  const { row } = subscriptionOnDay(stored, dayIn(stored.TimeZone, parts.now()));
  return isOver(row.State) && row.State !== 'Expired' && !isChargedOnline(row) ? refuse('SubscriptionAlreadyEnded') : row;
}

async function change(
  parts: Ready,
  userId: UserId,
  id: UserSubscriptionId,
  wanted: Pick<OnlineChange, 'change'> & {
    readonly columns?: OnlineChange['columns'];
    readonly Reason: string;
    readonly refuses?: (row: SubscriptionRow) => Promise<Refusal | undefined>;
  },
): Promise<UserSubscription | Refusal> {
  const row = await own(parts, userId, id);
  if (isRefusal(row)) return row;
  if (isChargedOnline(row)) return refuse('InstallmentsNotCancelable');
  const notice = { Type: 'UserSubscriptionUpdate', Reason: wanted.Reason, by: null } as const;
  const refused =
    (await wanted.refuses?.(row)) ??
    (await changeOnline(parts, id, { change: wanted.change, columns: wanted.columns ?? {}, notice }));
  return refused ?? parts.subscriptions.get(id);
}

const cancel = (parts: Ready, userId: UserId, id: UserSubscriptionId, atPeriodEnd: boolean) =>
  change(parts, userId, id, {
    change: { kind: atPeriodEnd ? 'cancelAtPeriodEnd' : 'cancelNow' },
    Reason: atPeriodEnd ? 'CanceledAtPeriodEnd' : 'CanceledImmediately',
  });

const keep = (parts: Ready, userId: UserId, id: UserSubscriptionId) =>
  change(parts, userId, id, {
    change: { kind: 'keep' },
    columns: { ScheduledEnd: null },
    Reason: 'CancelWithdrawn',
    refuses: async (row) => (row.ScheduledEnd === null ? refuse('SubscriptionNotCanceled') : refuseFollowed(parts.db, row)),
  });

async function foundPause(parts: Ready, userId: UserId, id: UserSubscriptionId): Promise<OwnPause | Refusal> {
  const row = await own(parts, userId, id);
  return isRefusal(row) ? row : parts.pauses.found(row);
}

async function pause(parts: Ready, userId: UserId, id: UserSubscriptionId, days: PauseDays): Promise<UserSubscription | Refusal> {
  const row = await own(parts, userId, id);
  return isRefusal(row) ? row : parts.pauses.plan(id, days);
}

async function resume(parts: Ready, userId: UserId, id: UserSubscriptionId): Promise<UserSubscription | Refusal> {
  const row = await own(parts, userId, id);
  return isRefusal(row) ? row : parts.pauses.end(id);
}

async function changeCard(parts: Ready, userId: UserId, id: UserSubscriptionId): Promise<{ Url: string } | Refusal> {
  const row = await own(parts, userId, id);
  if (isRefusal(row)) return row;
  return atProvider(parts, row, ({ row: known, account, online }) =>
    cardPage({ ...parts, ...online }, { ClubId: known.ClubId, UserId: userId, ExtAccountId: account.ExtAccountId }, known),
  );
}

async function applyCard(parts: Ready, userId: UserId, id: UserSubscriptionId): Promise<CardApplied | Refusal> {
  const row = await own(parts, userId, id);
  if (isRefusal(row)) return row;
  const Taken = await atProvider<number>(parts, row, async ({ row: held, account, online }) => {
    for (const page of await openCardChanges(parts.db, id)) await applyStoredPage({ ...parts, ...online }, page);
    return takenByCard({ ...parts, ...online }, account.ExtAccountId, held);
  });
  if (isRefusal(Taken)) return Taken;
  const applied = await parts.subscriptions.get(id);
  return isRefusal(applied) ? applied : { ...applied, Taken };
}
